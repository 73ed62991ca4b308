// @ts-check
// The pictures of the help's chapters: hands, melds, waits, deal-ins, and a board in the middle of a deal. The module
// computes what they show.

import { board as boardOf } from '../board/board.js';
import { normalState } from '../board/spelling.js';
import { alias } from '../game/anonymous.js';
import { dealLabel } from '../game/rules.js';
import { h } from '../lib/dom.js';
import { attempt } from '../state/ask.js';
import { levelOf } from '../state/danger.js';
import { expand } from '../tiles/code.js';
import { meldFaces, tileFace } from '../tiles/view.js';
import { nameOf, share, t } from '../words/index.js';
import { requestOf, scored } from '../teach/example.js';

/** @import { Tehai } from '../engine/core.d.ts' */

/** The pictures by the chapter that they stand in. @type {Record<string, (core: Tehai) => any>} */
const drawn = {
  entry: (core) => gallery([hand(core, '123m406p789s11555z'), hand(core, "45p678s55p 2'34m 5'55z+6p")]),
  discards: dangers,
  notations: (core) => gallery(melds.map((text) => hand(core, text))),
  terms: waits,
  riichi: (core) => gallery(wins.map((how) => win(core, how))),
  review: board,
  classical: (core) => gallery(sets.map((text) => hand(core, text))),
};

/** The picture of a chapter, null if it has none. @param {string} id @param {Tehai} core */
export const pictureOf = (id, core) => attempt(() => drawn[id]?.(core)).value ?? null;

const melds = ["2'34m", "55'5z", "999'p", '5\'5"55z', '(1111z)', '[123m]'];
const sets = ['123m456m789m', '19m19p19s1234567z'];
/** Waiting shapes, each with the rest of its hand. @type {[shape: string, rest: string][]} */
const shapes = [
  ['34p', '123m456m789s55z'],
  ['46p', '123m456m789s55z'],
  ['12p', '123m456m789s55z'],
  ['44p55z', '123m456m789s'],
  ['5z', '123m456m789s222p'],
  ['3334p', '123m456m789s'],
  ['19m19p19s1234567z', ''],
];
/** @type {[hand: string, how: string][]} */
const wins = [
  ['234m23678p34555s+4p', 'riichi:1 selfDrawn seatWind:S'],
  ['1m555z+1m [222p] [777s] [333m]', 'seatWind:S'],
];

const tilesOf = (/** @type {string} */ text) => expand(text) ?? [];

/** @param {any[]} pictures */
const gallery = (pictures) => h('div', { class: 'help-pictures' }, pictures);

/** @param {any} picture @param {any[]} caption */
const figure = (picture, ...caption) =>
  h('figure', { class: 'help-picture' }, picture, h('figcaption', { class: 'quiet-text' }, ...caption));

/** @param {string[]} tiles */
const row = (tiles) =>
  h(
    'span',
    { class: 'tiles' },
    tiles.map((tile) => tileFace(tile, { named: true })),
  );

/** A notation and the hand that the module reads from it. @param {Tehai} core @param {string} text */
function hand(core, text) {
  const { closed, win: last, melds: sides } = core.parse({ text, dialect: 'mpsz' });
  const rest = last ? closed.toSpliced(closed.lastIndexOf(last), 1) : closed;
  const tiles = [rest, last ? [last] : []].filter(({ length }) => length).map(row);
  return figure(h('p', { class: 'fan-hand' }, tiles, sides.map(meldFaces)), h('code', {}, text));
}

/** A win: its tiles, yaku and sum. @param {Tehai} core @param {[hand: string, how: string]} example */
function win(core, [text, how]) {
  const score = scored(core, requestOf('', text, how, { ruleset: 'riichi-tenhou' }));
  if (!score?.win || !('yaku' in score)) return null;
  const picture = hand(core, text);
  const names = score.yaku.map(({ id }) => nameOf('yaku', id)).join(' · ');
  const sum = [t('card.han', { n: score.han }), t('card.fu', { n: score.fu })].join(' · ');
  picture.querySelector('figcaption')?.replaceChildren(`${names}: ${sum}`);
  return picture;
}

/** The waiting shapes with their waits; the rest of each hand is not drawn. @param {Tehai} core */
function waits(core) {
  return gallery(
    shapes.map(([shape, rest]) => {
      const text = `${rest}${shape}`;
      const found = core.analyze({ hand: text, dialect: 'mpsz' }).waits.map(({ tile }) => tile);
      const kinds = found.map((tile) => {
        const score = scored(core, requestOf('', `${text}+${tile}`, 'riichi:1', { ruleset: 'riichi-tenhou' }));
        return score?.win ? (score.sets.find(({ wait }) => wait)?.wait ?? '') : '';
      });
      const picture = h(
        'p',
        { class: 'fan-hand' },
        row(tilesOf(shape)),
        // A hand that waits for as many kinds as it holds waits for just those kinds.
        found.length < tilesOf(shape).length || found.length < 4
          ? [h('span', { 'aria-hidden': 'true' }, '→'), row(found)]
          : null,
      );
      return figure(picture, [...new Set(kinds)].map((kind) => kind && t(`wait.${kind}`)).join(' · '));
    }),
  );
}

/** A rival's river and the danger of some tiles after it. @param {Tehai} core */
function dangers(core) {
  const river = ['9m', '1p', '4s', '7z', '5m'];
  const asked = '5m2m8m1m7p2s9s3z';
  const { tiles } = core.danger({
    players: 4,
    hand: asked,
    dialect: 'mpsz',
    seen: [...river, ...tilesOf('888p')],
    rivals: [{ wind: 'S', riichi: true, river: river.map((tile, at) => ({ tile, riichi: at === 4 })) }],
  });
  return figure(
    h('div', { class: 'help-river' }, row(river), h('span', { class: 'quiet-text' }, nameOf('yaku', 'riichi'))),
    h(
      'ul',
      { class: 'help-dangers' },
      tiles.map(({ tile, total, rivals: [{ class: kind }] }) =>
        h(
          'li',
          { data: { level: String(levelOf(total)) } },
          tileFace(tile, { named: true }),
          h(
            'span',
            { class: 'bar', 'aria-hidden': 'true' },
            h('span', { style: { 'inline-size': `${600 * total}%` } }),
          ),
          h('strong', {}, share(total, 1)),
          h('span', {}, t(`danger.${kind}`)),
        ),
      ),
    ),
  );
}

/** A deal played by computer players for a while. @param {Tehai} core */
function board(core) {
  const { id } = core.gameNew({ players: 4, tiles: '136', ruleset: 'riichi-tenhou', seed: 20 });
  try {
    const { state } = core.gamePlay({ id, strengths: ['fast', 'fast', 'fast', 'fast'], most: 90 });
    const felt = boardOf({ choose: () => {} });
    const shown = normalState(state);
    felt.update(shown, { seat: 0, open: false, label: dealLabel(shown), name: alias });
    felt.element.inert = true;
    return h('div', { class: 'help-board', 'aria-hidden': 'true' }, felt.element);
  } finally {
    core.gameClose({ id });
  }
}
