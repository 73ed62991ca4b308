// @ts-check
// What a seat could know at this step, and what is true: shanten, waits and useful tiles, each with the copies that
// the seat has not seen and those left in the wall; the best discards next to the one that was made.

import { inOrder, tileName, tileNames, windName, windSign } from '../board/names.js';
import { h, refill } from '../lib/dom.js';
import { heldBackLine } from '../answer/held-back.js';
import { attempt } from '../state/ask.js';
import { isTile, kind } from '../tiles/code.js';
import { tileFace } from '../tiles/view.js';
import { listed, number, share, t } from '../words/index.js';
import { textFor } from '../state/discard-reason.js';
import { analysisRequest, dangerRequest, inWall } from './sight.js';

/** @import { Accept, DangerClass, DiscardTo, ReplaySightValue, State, Tehai, Tile } from '../engine/core.d.ts' */

/** @typedef {{key: string, state: State, seat: number, madeBy: (chair: number) => Tile | undefined}} Shown */

const mostDiscards = 6;

/**
 * @param {object} actions
 * @param {() => Tehai} actions.core
 * @param {(chair: number) => ReplaySightValue} actions.sight
 * @param {(chair: number) => string} actions.link to the Hand view
 * @param {(chair: number) => string} actions.name
 */
export function analysisPanel({ core, sight, link, name }) {
  let chair = -1;
  let drawn = '';
  const seats = h('div', { class: 'segments', role: 'group', 'aria-label': t('replay.seat') });
  const body = h('div', { class: 'analysis-body' });
  const element = h('div', { class: 'analysis' }, seats, body);
  /** @type {Shown | null} */ let last = null;

  /** @param {number} wish */
  function choose(wish) {
    chair = wish;
    if (last) draw(last);
  }

  /** @param {Shown} shown */
  function draw({ key, state, seat, madeBy }) {
    const at = chair >= 0 && chair < state.players ? chair : seat;
    const wanted = `${key} ${at}`;
    if (wanted === drawn) return;
    drawn = wanted;
    refill(
      seats,
      state.seats.map(({ wind }, other) =>
        h(
          'button',
          {
            type: 'button',
            class: 'segment-button',
            'aria-pressed': String(other === at),
            'aria-label': windName(wind),
            title: name(other),
            data: { key: `seat-${other}` },
            onclick: () => choose(other),
          },
          windSign(wind),
        ),
      ),
    );
    const one = state.seats[at];
    refill(
      body,
      h(
        'p',
        { class: 'analysis-hand' },
        h('span', { class: 'quiet-text' }, t('analysis.of', { who: `${windName(one.wind)} ${name(at)}` })),
        h(
          'span',
          { class: 'tiles is-hand' },
          inOrder(one.closed).map((tile) => tileFace(tile)),
        ),
        h('span', { class: 'unseen' }, tileNames(inOrder(one.closed))),
      ),
      findings(core(), state, at, { sight, made: madeBy(at) }),
      one.closed.every((tile) => isTile(tile) && tile !== '?')
        ? h('p', {}, h('a', { class: 'button as-button', href: link(at) }, t('analysis.toHand')))
        : null,
    );
  }

  return {
    element,
    /** @param {Shown} shown */
    update(shown) {
      last = shown;
      draw(shown);
    },
    /** Shows the seat at the bottom of the board again. */
    follow() {
      chair = -1;
    },
  };
}

/**
 * @param {Tehai} core
 * @param {State} state
 * @param {number} chair
 * @param {{sight: (chair: number) => ReplaySightValue, made: Tile | undefined}} looked
 */
function findings(core, state, chair, { sight, made }) {
  const seat = state.seats[chair];
  if (seat.closed.includes('?')) return h('p', {}, t('analysis.unknown'));
  const { value: seen, fault: unseen } = attempt(() => sight(chair));
  if (unseen) return h('p', {}, t('analysis.noKinds', { why: unseen.message }));
  const { value, fault } = attempt(() => core.analyze(analysisRequest(seen)));
  if (fault) return h('p', {}, t('analysis.noKinds', { why: fault.message }));
  const { best } = value.shanten;
  return [
    h(
      'p',
      { class: 'analysis-say' },
      best < 0 ? t('analysis.complete') : best === 0 ? t('analysis.ready') : t('analysis.distance', { n: best }),
      value.furiten ? ` ${t('analysis.furiten', { tiles: listed(value.furiten.tiles.map(tileName)) })}` : '',
    ),
    value.discards?.length && best >= 0 ? discards(value.discards, made, classesOf(core, seen)) : null,
    heldBackLine(seen.kept),
    value.waits?.length
      ? copies(state, t('analysis.waitsTitle'), value.waits)
      : value.draws && best > 0
        ? copies(state, t('analysis.drawsTitle'), value.draws.tiles)
        : null,
  ];
}

/**
 * Each tile with the copies that the seat has not seen and those left in the wall.
 * @param {State} state
 * @param {string} title
 * @param {Accept[]} tiles
 */
function copies(state, title, tiles) {
  const known = tiles.length > 0 && inWall(state, tiles[0].tile) !== undefined;
  /** @param {(one: Accept) => number} of */
  const sum = (of) => tiles.reduce((total, one) => total + of(one), 0);
  return h(
    'section',
    {},
    h('h3', {}, title),
    h(
      'table',
      { class: 'copies' },
      h(
        'thead',
        {},
        h(
          'tr',
          {},
          h('th', { scope: 'col' }, t('analysis.tile')),
          h('th', { scope: 'col', title: t('analysis.asSeen') }, t('analysis.seen')),
          known ? h('th', { scope: 'col' }, t('analysis.real')) : null,
        ),
      ),
      h(
        'tbody',
        {},
        tiles.map(({ tile, left }) =>
          h(
            'tr',
            {},
            h('th', { scope: 'row' }, tileFace(tile, { named: true })),
            h('td', {}, number(left)),
            known ? h('td', {}, pips(inWall(state, tile) ?? 0)) : null,
          ),
        ),
      ),
      h(
        'tfoot',
        {},
        h(
          'tr',
          {},
          h('th', { scope: 'row' }, t('analysis.sum')),
          h('td', {}, number(sum(({ left }) => left))),
          known ? h('td', {}, number(sum(({ tile }) => inWall(state, tile) ?? 0))) : null,
        ),
      ),
    ),
    known ? null : h('p', { class: 'quiet-text' }, t('analysis.unknownWall')),
  );
}

/** @param {number} count */
const pips = (count) => [
  number(count),
  h('span', { class: 'pips', 'aria-hidden': 'true' }, '●'.repeat(Math.min(4, count))),
];

/**
 * The danger class of each kind against the rival that it is most dangerous to, in riichi terms.
 * @param {Tehai} core
 * @param {ReplaySightValue} sight
 */
function classesOf(core, sight) {
  /** @type {Map<string, DangerClass>} */ const classes = new Map();
  const { value } = attempt(() => core.danger(dangerRequest(sight)));
  for (const { tile, rivals } of value?.tiles ?? []) {
    const [worst] = rivals.toSorted((a, b) => b.chance - a.chance);
    if (worst) classes.set(kind(tile), worst.class);
  }
  return classes;
}

/**
 * @param {DiscardTo[]} list
 * @param {Tile | undefined} made
 * @param {Map<string, DangerClass>} classes
 */
function discards(list, made, classes) {
  const best = list[0];
  const most = Math.max(1, best.total);
  const own =
    made === undefined
      ? undefined
      : (list.find(({ tile }) => tile === made) ?? list.find(({ tile }) => kind(tile) === kind(made)));
  const shown = list.slice(0, mostDiscards);
  const threatened = list.some(({ danger }) => (danger ?? 0) >= worthFearing);
  if (own && !shown.includes(own)) shown.push(own);
  return h(
    'section',
    {},
    h('h3', {}, t('analysis.discardsTitle')),
    own ? h('p', { class: 'quiet-text' }, verdict(best, own)) : null,
    h(
      'ul',
      { class: 'analysis-discards' },
      shown.map((discard) =>
        h(
          'li',
          { class: discard === own ? 'is-made' : '' },
          tileFace(discard.tile, { named: true }),
          h(
            'span',
            { class: 'analysis-away' },
            discard.shanten === 0 ? t('board.ready') : t('board.away', { n: discard.shanten }),
          ),
          h(
            'span',
            { class: 'bar', 'aria-hidden': 'true' },
            h('span', {
              style: { 'inline-size': `${discard.shanten > best.shanten ? 0 : (100 * discard.total) / most}%` },
            }),
          ),
          h('span', { class: 'analysis-total' }, t('analysis.tiles', { n: discard.total })),
          threatened ? dangerMark(discard, classes.get(kind(discard.tile))) : null,
          discard === own ? h('span', { class: 'made-mark' }, t('analysis.made')) : null,
        ),
      ),
    ),
  );
}

/** Dangers are shown if one of them is at least this high. */
const worthFearing = 0.01;

/**
 * The chance that a tile deals in, as a bar, in figures and in words.
 * @param {DiscardTo} discard
 * @param {string} [name]
 */
const dangerMark = ({ danger = 0 }, name) =>
  h(
    'span',
    { class: 'analysis-danger', title: t('analysis.dangerTitle') },
    h(
      'span',
      { class: 'bar', 'aria-hidden': 'true' },
      h('span', { style: { 'inline-size': `${Math.min(100, 400 * danger)}%` } }),
    ),
    h('span', { class: 'unseen' }, `${t('analysis.dangerTitle')} `),
    share(danger, 1),
    name ? ` ${t(`danger.${name}`)}` : null,
  );

/** @param {DiscardTo} best @param {DiscardTo} own */
function verdict(best, own) {
  if (kind(own.tile) === kind(best.tile)) return t('analysis.madeBest');
  const why = textFor(best.reason);
  if (own.reason?.id === 'as-good') return t('analysis.madeBest');
  if (own.shanten <= best.shanten && own.total < best.total)
    return t('analysis.madeWorse', { tile: tileName(own.tile), n: best.total - own.total });
  if (why) return t('analysis.madeOther', { tile: tileName(own.tile), best: tileName(best.tile), why });
  if (own.shanten <= best.shanten)
    return t('analysis.madeElse', { tile: tileName(own.tile), best: tileName(best.tile) });
  return t('analysis.madeBack', { tile: tileName(own.tile) });
}
