// @ts-check
// Which discards of other players to call, and the hand after each call: calls that lower the shanten first, the
// others in a fold.

import { fold, h, refill, whenChanged } from '../lib/dom.js';
import { callMeld, copies, removeTile } from '../state/edit.js';
import { handText, seenTiles } from '../state/ask.js';
import { playersOf, shows } from '../state/catalogue.js';
import { isRanked } from '../state/ranked.js';
import { kind, kinds } from '../tiles/code.js';
import { meldFaces, tileFace } from '../tiles/view.js';
import { needWords, t } from '../words/index.js';
import { spokenMeld, tileName } from '../tiles/spoken.js';
import { askingFold } from '../controls/asking.js';

/** @import { CallValue, Side, Tile } from '../engine/core.d.ts' */
/** @import { Context } from '../state/context.js' */
/** @import { Answer } from '../state/ask.js' */
/** @import { State } from '../state/model.js' */
/** @import { Hand } from '../tiles/mpsz.js' */

/** @typedef {CallValue & {tile: Tile}} Found a call and the discard that allows it */
/** @typedef {{dropped?: Tile, shanten: number}} Base the hand without a call */

const sides = /** @type {const} */ (['left', 'across', 'right']);

/** @param {import('../state/context.js').Context} context */
export function callsFold(context) {
  /** @type {Side} */ let from = 'left';
  /** @type {[State, Answer] | undefined} */ let last;
  const controls = h('div', { class: 'asking-controls' });
  const made = askingFold(context, {
    key: 'calls',
    label: t('calls.title'),
    controls,
    question: (state, answer) => questionOf(state, answer, from),
    work: async (ask, { tiles, chows, base, ...request }) => {
      if (!tiles) return needWords('fans');
      /** @type {Found[][]} */
      const found = await Promise.all(
        tiles.map(async (tile) =>
          (await ask('calls', { ...request, tile }))
            .filter((/** @type {CallValue} */ { meld }) => chows || meld.kind !== 'chow')
            .map((/** @type {CallValue} */ call) => ({ ...call, tile })),
        ),
      );
      return found.flat().toSorted((a, b) => reached(a) - reached(b) || total(b) - total(a));
    },
    draw: (calls, question) => drawCalls(context, calls, question),
  });

  const drawControls = whenChanged((players) =>
    refill(
      controls,
      h('span', { class: 'label' }, t('calls.from')),
      h(
        'div',
        { class: 'segments', role: 'group', 'aria-label': t('calls.from') },
        sides
          .filter((side) => players > 3 || side !== 'across')
          .map((side) =>
            h(
              'button',
              {
                type: 'button',
                class: 'segment-button',
                'aria-pressed': String(side === from),
                data: { key: `calls-${side}` },
                onclick: () => {
                  from = side;
                  if (last) update(...last);
                },
              },
              t(`meld.${side}`),
            ),
          ),
      ),
    ),
  );

  /** @param {State} state @param {Answer} answer */
  function update(state, answer) {
    last = [state, answer];
    const players = playersOf(state.ruleset);
    if (players === 3 && from === 'across') from = 'left';
    drawControls([players, from], players);
    controls.hidden = isUnknown(state);
    made.update(state, answer);
  }
  return { element: made.element, update };
}

/** The shanten after the call and the best discard, at least 0: completing the hand is a win, not a call. */
const reached = (/** @type {CallValue} */ { shanten, discards }) => discards[0]?.shanten ?? shanten;

const total = (/** @type {CallValue} */ { discards }) => discards[0]?.total ?? 0;

/**
 * The request; for a hand that has yet to discard, the calls after its best discard.
 * @param {State} state
 * @param {Answer} answer
 * @param {Side} from
 */
function questionOf(state, answer, from) {
  if (answer.stage !== 'far' && answer.stage !== 'ready') return null;
  if (isUnknown(state)) return /** @type {{tiles?: undefined, chows?: undefined, base?: undefined}} */ ({});
  const { hand, analysis } = answer;
  const best = analysis.discards?.[0];
  const dropped = hand.closed.length % 3 === 2 ? best?.tile : undefined;
  const before = dropped ? removeTile(hand, dropped) : hand;
  const river = dropped ? [...state.river, dropped] : state.river;
  const chows = from === 'left' && playersOf(state.ruleset) > 3;
  return {
    hand: handText(before),
    dialect: 'mpsz',
    from,
    chows,
    tiles: kinds.filter((tile) => callable(before, tile, chows) && copies(tile, before, { ...state, river }).all < 4),
    base: { dropped, shanten: dropped && best ? best.shanten : analysis.shanten.best },
    seen: seenTiles({ ...state, river }),
    ruleset: state.ruleset,
    options: state.options,
    void: state.situation.void,
  };
}

/**
 * Whether nothing is known of calls: the ranking does not know the special hands of clubs.
 * @param {State} state
 */
const isUnknown = ({ ruleset }) => !isRanked(ruleset) && !shows(ruleset, 'void');

/**
 * Whether a tile may be called: two equal tiles for a pung, two neighbours for a chow.
 * @param {Hand} hand
 * @param {Tile} tile
 * @param {boolean} chows
 */
function callable(hand, tile, chows) {
  /** @param {number} step */
  const has = (step) => hand.closed.some((other) => kind(other) === `${Number(tile[0]) + step}${tile[1]}`);
  if (hand.closed.filter((other) => kind(other) === tile).length > 1) return true;
  return (
    chows &&
    tile[1] !== 'z' &&
    [
      [-2, -1],
      [-1, 1],
      [1, 2],
    ].some((steps) => steps.every(has))
  );
}

/** @param {Context} context @param {Found[] | void} calls @param {{base?: Base}} question */
function drawCalls(context, calls, { base }) {
  if (!calls || !base) return h('p', { class: 'quiet-text' }, t('calls.unknown'));
  const [nearer, others] = [
    calls.filter((call) => reached(call) < base.shanten),
    calls.filter((call) => reached(call) >= base.shanten),
  ];
  /** @param {Found[]} some */
  const list = (some) =>
    h(
      'ul',
      { class: 'calls' },
      some.map((call) => callRow(context, call, base)),
    );
  return [
    base.dropped ? h('p', { class: 'quiet-text' }, t('calls.after', { tile: tileName(base.dropped) })) : null,
    nearer.length ? list(nearer) : h('p', { class: 'quiet-text' }, t('calls.none')),
    others.length ? fold('more-calls', t('calls.rest', { n: others.length }), () => list(others)) : null,
  ];
}

/** @param {Context} context @param {Found} call @param {Base} base */
function callRow(context, call, { dropped }) {
  const {
    tile,
    meld,
    discards: [best],
    kept = [],
  } = call;
  return h(
    'li',
    { class: 'call' },
    h(
      'button',
      {
        type: 'button',
        class: 'discard-tile',
        data: { key: `call-${meld.kind}-${meld.tiles.join('')}-${tile}` },
        'aria-label': t('calls.call', { tile: tileName(tile), meld: spokenMeld(meld) }),
        onclick: () => context.edit((hand) => callMeld(dropped ? removeTile(hand, dropped) : hand, meld), { kept }),
      },
      tileFace(tile),
    ),
    meldFaces(meld),
    h(
      'span',
      { class: 'call-facts' },
      h('strong', {}, reached(call) > 0 ? t('answer.shanten', { n: reached(call) }) : t('answer.tenpai')),
      best
        ? h(
            'span',
            { class: 'quiet-text' },
            t('calls.then', { tile: tileName(best.tile), tiles: t('count.tiles', { n: best.total }) }),
          )
        : null,
    ),
  );
}
