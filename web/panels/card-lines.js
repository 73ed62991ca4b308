// @ts-check
// What the score cards of all families are made of: a reading with what each set is worth, lines that light their tiles, reasons,
// other readings.

import { fold, h } from '../dom.js';
import { tileFace } from '../tile-view.js';
import { hasWord, number, t } from '../words/index.js';

/**
 * A reading as groups of tiles, each with its name below; `numbers` are what each set is worth.
 * @param {any[]} sets
 * @param {(string | null)[]} [numbers]
 */
export function readingRow(sets, numbers = []) {
  return h('ul', { class: 'reading' }, sets.map((set, index) => h('li', { class: set.closed ? 'set' : 'set is-open', data: { set: index } },
    h('span', { class: 'tiles' }, set.tiles.map((tile) => tileFace(tile, { named: true }))),
    h('span', { class: 'set-note' }, numbers[index] ?? '', set.wait ? h('span', { class: 'set-wait' }, ` ${t(`wait.${set.wait}`)}`) : null))));
}

/**
 * A list of lines, name left and number right; touching or focusing one lights its tiles in the reading of the same card.
 * @param {{name: any, worth: string, tiles?: string[], set?: any}[]} lines
 */
export function lightingLines(lines) {
  return h('ul', { class: 'lines' }, lines.map(({ name, worth, tiles, set }, index) => h('li', {},
    h('button', {
      type: 'button', class: 'line', data: { key: `line-${worth}-${index}` }, onpointerenter: lit, onfocus: lit, onpointerleave: unlit, onblur: unlit,
    }, h('span', {}, name), h('span', { class: 'line-worth' }, worth)))));

  function lit(event) {
    const button = event.currentTarget;
    const { tiles, set } = lines[[...button.closest('ul').children].indexOf(button.parentElement)];
    light(button.closest('.card'), tiles, set);
  }
  function unlit(event) { light(event.currentTarget.closest('.card')); }
}

function light(card, tiles, set) {
  const faces = [...card.querySelectorAll('.reading')[0]?.querySelectorAll('.face') ?? []];
  const wanted = [...(tiles ?? [])];
  const row = set === undefined || set === null ? -1 : typeof set === 'number' ? set : setPlace(card, set.tiles);
  for (const face of faces) {
    const inSet = row >= 0 && face.closest('.set').dataset.set === String(row);
    const at = wanted.indexOf(face.dataset.tile);
    if (at >= 0) wanted.splice(at, 1);
    face.classList.toggle('is-lit', inSet || at >= 0);
  }
  card.classList.toggle('is-lighting', row >= 0 || Boolean(tiles?.length));
}

/** Which set of the reading has these tiles. */
const setPlace = (card, tiles) => [...card.querySelectorAll('.reading')[0].querySelectorAll('.set')]
  .findIndex((set) => [...set.querySelectorAll('.face')].map((face) => face.dataset.tile).join() === tiles.join());

/** The module speaks English; known reasons have the page's own words. */
export const reasonText = (id, text) => (document.documentElement.lang === 'en' ? text
  : hasWord(`why.${id}`) ? t(`why.${id}`) : h('span', { lang: 'en' }, text));

/** What the sum does not say by itself. @param {any[]} why */
export const notes = (why) => (why?.length ? h('ul', { class: 'notes quiet-text' }, why.map(({ id, text }) => h('li', {}, reasonText(id, text)))) : null);

/** Other readings of the same tiles, folded. @param {any[]} others @param {(other: any) => any} describe */
export function othersFold(others, describe) {
  if (!others?.length) return null;
  return fold('others', `${t('card.others')} (${number(others.length)})`, () => h('ul', { class: 'plain others' }, others.map((other) => h('li', {}, readingRow(other.sets),
      h('p', { class: 'quiet-text' }, describe(other), (other.why ?? []).map(({ id, text }) => [' · ', reasonText(id, text)])))))) ;
}
