// @ts-check
// Parts of the score cards of all families: a reading with the value of each set, lines that highlight their tiles,
// reasons, other readings.

import { fold, h } from '../lib/dom.js';
import { glossed, unseenGloss, word } from '../controls/glossary.js';
import { tileFace } from '../tiles/view.js';
import { tileName } from '../tiles/spoken.js';
import { hasWord, number, t } from '../words/index.js';

/** @import { Reason, Set, Tile } from '../engine/core.d.ts' */

/**
 * A reading as groups of tiles, each with its name below.
 * @param {Set[]} sets
 * @param {(string | null)[]} [numbers] the value of each set
 * @param {(wait: string) => any} [waitName] the name of a wait
 */
export function readingRow(sets, numbers = [], waitName = (wait) => word(`wait.${wait}`)) {
  return h(
    'ul',
    { class: 'reading' },
    sets.map((set, index) =>
      h(
        'li',
        { class: set.closed ? 'set' : 'set is-open', data: { set: index } },
        h(
          'span',
          { class: 'tiles' },
          set.tiles.map((tile) => tileFace(tile, { named: true })),
        ),
        h(
          'span',
          { class: 'set-note' },
          numbers[index] ?? '',
          set.wait ? h('span', { class: 'set-wait' }, ' ', waitName(set.wait)) : null,
        ),
      ),
    ),
  );
}

/**
 * A list of lines, the name on the left, the number on the right. Hover or focus on a line highlights its tiles in
 * the reading of the same card.
 * @param {{name: any, worth: string, tiles?: string[], set?: Set | number[], gloss?: string, teach?: () => void}[]}
 *   lines `gloss` is another name, `teach` shows the explanation
 */
export function lightingLines(lines) {
  return h(
    'ul',
    { class: 'lines' },
    lines.map(({ name, worth, gloss = '', teach }, index) =>
      h(
        'li',
        {},
        withGloss(
          gloss,
          'button',
          {
            type: 'button',
            class: 'line',
            data: { key: `line-${worth}-${index}` },
            'aria-haspopup': teach ? 'dialog' : null,
            onclick: teach,
            onpointerenter: lit,
            onfocus: lit,
            onpointerleave: unlit,
            onblur: unlit,
          },
          h('span', {}, name),
          unseenGloss(gloss),
          h('span', { class: 'line-worth' }, worth),
        ),
      ),
    ),
  );

  /** @param {string} gloss @param {Parameters<typeof h>} made */
  function withGloss(gloss, ...made) {
    const button = h(...made);
    if (gloss) glossed(button, () => gloss);
    return button;
  }

  /** @param {any} event */
  function lit(event) {
    const button = event.currentTarget;
    const { tiles, set } = lines[[...button.closest('ul').children].indexOf(button.parentElement)];
    light(button.closest('.card'), tiles, set);
  }
  /** @param {any} event */
  function unlit(event) {
    light(event.currentTarget.closest('.card'), undefined, undefined);
  }
}

/** @param {HTMLElement} card @param {Tile[] | undefined} tiles @param {number[] | Set | undefined} set */
function light(card, tiles, set) {
  const faces = facesIn(card.querySelector('.reading'));
  const wanted = [...(tiles ?? [])];
  const rows = (set === undefined ? [] : Array.isArray(set) ? set : [setPlace(card, set.tiles)]).filter(
    (at) => at >= 0,
  );
  for (const face of faces) {
    const inSet = rows.some((row) => face.closest(`.set[data-set="${row}"]`) !== null);
    const at = wanted.indexOf(face.dataset.tile ?? '');
    if (at >= 0) wanted.splice(at, 1);
    face.classList.toggle('is-lit', inSet || at >= 0);
  }
  card.classList.toggle('is-lighting', rows.length > 0 || Boolean(tiles?.length));
}

/** The place in the reading of the set with these tiles. @param {HTMLElement} card @param {Tile[]} tiles */
const setPlace = (card, tiles) =>
  [...(card.querySelector('.reading')?.querySelectorAll('.set') ?? [])].findIndex(
    (set) =>
      facesIn(set)
        .map((face) => face.dataset.tile)
        .join() === tiles.join(),
  );

/** @param {Element | null} row @returns {HTMLElement[]} */
const facesIn = (row) => [...(row?.querySelectorAll('.face') ?? [])].map((face) => /** @type {any} */ (face));

/**
 * The text of a reason: the page's words if it has some, else the module's English text.
 * @param {string} id
 * @param {string} text
 */
export const reasonText = (id, text) =>
  document.documentElement.lang === 'en'
    ? text.replace(/\b(\d[mpsz])\b/g, (code) => tileName(code))
    : hasWord(`why.${id}`)
      ? t(`why.${id}`)
      : h('span', { lang: 'en' }, text);

/** The reasons that the sum does not show. @param {Reason[]} why */
export const notes = (why) =>
  why?.length
    ? h(
        'ul',
        { class: 'notes quiet-text' },
        why.map(({ id, text }) => h('li', {}, reasonText(id, text))),
      )
    : null;

/**
 * Other readings of the same tiles, folded.
 * @template {{sets: Set[], why?: Reason[]}} O
 * @param {O[]} others
 * @param {(other: O) => any} describe
 */
export function othersFold(others, describe) {
  if (!others?.length) return null;
  return fold('others', `${t('card.others')} (${number(others.length)})`, () =>
    h(
      'ul',
      { class: 'plain others' },
      others.map((other) =>
        h(
          'li',
          {},
          readingRow(other.sets),
          h(
            'p',
            { class: 'quiet-text' },
            describe(other),
            (other.why ?? []).map(({ id, text }) => [' · ', reasonText(id, text)]),
          ),
        ),
      ),
    ),
  );
}
