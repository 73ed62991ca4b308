// @ts-check
// A question: what the player saw of the table, and the answers to choose from. It needs no module.

import { dealLabel } from '../game/rules.js';
import { windName } from '../board/names.js';
import { h } from '../lib/dom.js';
import { rovingTabindex } from '../lib/roving-tabindex.js';
import { choicesOf } from './problem.js';
import { kind as kindOf } from '../tiles/code.js';
import { readMpsz } from '../tiles/mpsz.js';
import { spokenTiles, tileName } from '../tiles/spoken.js';
import { meldFaces, tileFace } from '../tiles/view.js';
import { number, t } from '../words/index.js';

/** @import { Answer, Chosen, Problem, ProblemSeat } from './problem.js' */
/** @import { Tile } from '../engine/core.d.ts' */

/** "East 2, 1 honba". @param {Problem} problem */
export const dealOf = ({ round, number: of, honba }) => dealLabel({ round, number: of, repeat: honba });

/** The question as a sentence. @param {Problem} problem */
export function asked({ kind, offered, given, won }) {
  if (kind === 'call' && offered)
    return t('problems.ask.call', { wind: windName(offered.from), tile: tileName(offered.tile) });
  if (kind === 'riichi') return t('problems.ask.riichi', { tile: tileName(given) });
  if (kind === 'score') return t(won?.selfDrawn ? 'problems.ask.scoreDrawn' : 'problems.ask.score');
  return t(`problems.ask.${kind}`);
}

/** An answer in words. @param {Answer | Chosen} answer */
export function answerWords({ act, tiles, pays = 0 }) {
  if (act === 'pays') return number(pays);
  if (act === 'discard') return tileName(tiles[0]);
  return t(`problems.act.${act}`, { tiles: spokenTiles(tiles) });
}

/** @param {string} text @returns {any} */
const meldOf = (text) => {
  const meld = readMpsz(text)?.melds[0];
  return meld ? meldFaces(meld) : null;
};

/** @param {ProblemSeat} seat @param {boolean} own */
export function seatRow({ wind, score, melds, river }, own) {
  const riichi = river.some((one) => one.riichi);
  return h(
    'li',
    { class: own ? 'problem-seat is-own' : 'problem-seat' },
    h(
      'span',
      { class: 'problem-who' },
      h('b', {}, windName(wind)),
      own ? ` ${t('problems.you')}` : '',
      ' ',
      h('span', { class: 'quiet-text' }, number(score)),
      riichi ? [' ', h('span', { class: 'problem-riichi' }, t('problems.act.riichi'))] : '',
    ),
    own || !melds.length ? null : h('span', { class: 'problem-melds' }, melds.map(meldOf)),
    h(
      'span',
      {
        class: 'tiles problem-river',
        role: 'img',
        'aria-label': river.length ? spokenTiles(river.map(({ tile }) => tile)) : t('problems.noDiscards'),
      },
      river.map(({ tile, drawn, riichi: declared, claimed }) =>
        tileFace(tile, {
          turned: declared,
          class: `${claimed ? 'is-claimed' : ''} ${drawn ? 'is-drawn' : ''}`.trim(),
        }),
      ),
    ),
  );
}

/** @param {string} label @param {Tile[]} tiles */
const labelled = (label, tiles) =>
  tiles.length
    ? h(
        'span',
        { class: 'problem-dora' },
        label,
        ' ',
        h(
          'span',
          { class: 'tiles' },
          tiles.map((tile) => tileFace(tile, { named: true })),
        ),
      )
    : null;

/** How the hand was won: "riichi, ippatsu". @param {Problem} problem */
function wonWords({ won, seats }) {
  if (!won) return '';
  const { selfDrawn, riichi, more } = won;
  return [
    t(selfDrawn ? 'situation.selfDrawn' : 'situation.ron'),
    riichi === 2 ? t('situation.doubleRiichi') : riichi ? t('situation.riichi') : '',
    ...more.map((name) => t(`situation.${name}`)),
    `${t('situation.seatWind')} ${windName(seats[0].wind)}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** What the player saw of the table. @param {Problem} problem */
export function tablePicture(problem) {
  const { seats, indicators, ura, left, kind, step, deposits } = problem;
  const [own, ...others] = seats;
  return h(
    'div',
    { class: 'problem-table' },
    h(
      'p',
      { class: 'problem-place' },
      h('span', {}, t('problems.place', { deal: dealOf(problem), step: number(step) })),
      deposits ? h('span', {}, t('problems.sticks', { n: deposits })) : null,
      kind === 'score' ? null : h('span', {}, t('problems.left', { n: left })),
      labelled(t('problems.dora'), indicators),
      labelled(t('problems.ura'), ura),
    ),
    kind === 'score'
      ? h('p', { class: 'problem-place' }, wonWords(problem))
      : h(
          'ul',
          { class: 'plain problem-seats' },
          others.map((seat) => seatRow(seat, false)),
          seatRow(own, true),
        ),
  );
}

/** The own hand, without buttons. @param {Problem} problem */
export function handPicture({ closed, drawn, seats }) {
  const rest = drawn ? closed.slice(0, -1) : closed;
  return h(
    'div',
    { class: 'problem-hand', role: 'img', 'aria-label': spokenTiles(closed) },
    h(
      'span',
      { class: 'tiles' },
      rest.map((tile) => tileFace(tile)),
    ),
    drawn ? h('span', { class: 'tiles' }, tileFace(/** @type {Tile} */ (closed.at(-1)))) : null,
    seats[0].melds.map(meldOf),
  );
}

/**
 * @param {Problem} problem
 * @param {(chosen: Chosen) => void} take
 */
export function questionPicture(problem, take) {
  const choices = choicesOf(problem);
  const ofTiles = choices[0].act === 'discard';
  let over = false;
  const buttons = choices.map((chosen, index) =>
    h(
      'button',
      {
        type: 'button',
        class: ofTiles
          ? `problem-tile${problem.drawn && index === choices.length - 1 ? ' is-apart' : ''}`
          : 'button problem-choice',
        data: {
          key: `problem-choice-${index}`,
          choice: `${chosen.act} ${chosen.tiles.join('')}${chosen.pays || ''}`.trim(),
        },
        'aria-label': ofTiles ? t('problems.act.discard', { tiles: tileName(chosen.tiles[0]) }) : null,
        onclick: () => over || take(chosen),
      },
      ofTiles
        ? tileFace(chosen.tiles[0])
        : [
            chosen.act === 'pays' ? number(chosen.pays ?? 0) : t(`problems.act.${chosen.act}`, { tiles: '' }).trim(),
            chosen.tiles.length
              ? h(
                  'span',
                  { class: 'tiles is-small' },
                  chosen.tiles.map((tile) => tileFace(tile, { named: true })),
                )
              : null,
          ],
    ),
  );
  const group = h(
    'div',
    {
      class: ofTiles ? 'problem-choices is-hand' : 'problem-choices',
      role: 'group',
      'aria-label': t('problems.choices'),
    },
    buttons,
    ofTiles ? problem.seats[0].melds.map(meldOf) : null,
  );
  rovingTabindex(group, 'button')();
  const heading = h('h2', { class: 'problem-asked', tabindex: -1 }, asked(problem));
  const element = h(
    'div',
    { class: `problem-question is-${problem.kind}` },
    heading,
    tablePicture(problem),
    ofTiles ? null : handPicture(problem),
    group,
  );
  return {
    element,
    heading,
    first: () => buttons[0],
    /** Marks the right answers and the chosen one. @param {Chosen} chosen */
    settle(chosen) {
      over = true;
      const same = (/** @type {Chosen | Answer} */ a, /** @type {Chosen} */ b) =>
        a.act === b.act && (a.pays ?? 0) === (b.pays ?? 0) && kinds(a.tiles) === kinds(b.tiles);
      const kinds = (/** @type {Tile[]} */ tiles) => tiles.map(kindOf).join();
      buttons.forEach((button, index) => {
        const one = choices[index];
        const right = problem.answers.some((answer) => answer.right && same(answer, one));
        button.classList.toggle('is-right', right);
        button.classList.toggle('is-wrong', one === chosen && !right);
        button.setAttribute('aria-disabled', 'true');
      });
    },
  };
}
