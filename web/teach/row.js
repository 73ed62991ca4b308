// @ts-check
// The explanation of a yaku or fan: its name in the page's language, in romaji and in kanji, one sentence, its value
// closed and open under the rules in force, and an example as tiles. All values come from the module.

import { h } from '../lib/dom.js';
import { shows } from '../state/catalogue.js';
import { glossOfYaku, hasWord, nameOf, t, wordsIn } from '../words/index.js';
import { romaji } from '../words/romaji.js';
import { handTiles, requestOf, scored } from './example.js';
import { examples } from './yaku-examples.js';

/** @import { Tehai, RulesetId, Yaku } from '../engine/core.d.ts' */

/** @typedef {(typeof examples)[number]} Row */
/** @typedef {{closed?: Yaku, open?: Yaku, forced: boolean}} Worth */

/** The rules in force if they have yaku, else the usual riichi rules. @param {RulesetId} id @returns {RulesetId} */
export const teaching = (id) => (shows(id, 'riichi') ? id : 'riichi-tenhou');

/** @param {string} id */
export const rowOf = (id) => examples.find(([own]) => own === id);

/** @param {Tehai} core @param {Row} row @param {RulesetId} ruleset @returns {Worth} */
export function worthOf(core, [id, closed, how, open], ruleset) {
  const [shut, called] = [closed, open].map((hand) => (hand ? yakuIn(core, id, hand, how, ruleset) : undefined));
  return { closed: shut, open: called, forced: requestOf(id, closed || open, how, { ruleset }).forced };
}

/** @param {Tehai} core @param {string} id @param {string} hand @param {string} how @param {RulesetId} ruleset */
function yakuIn(core, id, hand, how, ruleset) {
  const score = scored(core, requestOf(id, hand, how, { ruleset }));
  return score?.win && 'yaku' in score ? score.yaku.find((yaku) => yaku.id === id) : undefined;
}

/** "2 han", "yakuman" @param {Yaku} yaku */
const worth = ({ han, yakuman }) => (yakuman ? t('card.yakuman', { n: yakuman }) : t('card.han', { n: han }));

/** "closed 2 han · open 1 han", "closed 1 han · lost when open" @param {Row} row @param {Worth} found */
export function worthText([, , , open], { closed, open: called }) {
  if (!closed && !called) return t('teach.notHere');
  const parts = [
    closed ? t('teach.closed', { n: worth(closed) }) : t('teach.onlyOpen'),
    called ? t('teach.open', { n: worth(called) }) : open ? t('teach.notHere') : t('teach.onlyClosed'),
  ];
  return parts.join(' · ');
}

/** Dragons share a sentence, and so do the winds of seat and round. @param {string} id */
export function sentence(id) {
  const own = `teach.sentence.${id}`;
  return t(hasWord(own) ? own : `teach.sentence.${id.split('-')[0]}`);
}

/** @type {import('../words/index.js').Table} */
let japanese = {};

/** Loads the names in kanji, which only Japanese has. */
export async function bringKanji() {
  japanese = await wordsIn('ja').catch(() => ({}));
}

/** @param {string} id */
export const kanji = (id) => String(japanese[`yaku.${id}`] ?? '');

/** Names other than the one in the title. @param {string} id */
export function otherNames(id) {
  const name = nameOf('yaku', id);
  const latin = romaji[id]?.toLowerCase() === name.toLowerCase() ? '' : romaji[id];
  return h(
    'span',
    { class: 'teach-names quiet-text' },
    h('span', { lang: 'ja-Latn' }, latin),
    glossOfYaku(id),
    ' ',
    h('span', { lang: 'ja' }, kanji(id) === name ? '' : kanji(id)),
  );
}

/** @param {Tehai} core @param {Row} row @param {Worth} found */
export const yakuRow = (core, row, found) =>
  h(
    'li',
    { class: 'teach-row', data: { id: row[0] } },
    h('h3', { class: 'teach-name' }, nameOf('yaku', row[0]), ' ', otherNames(row[0])),
    h('p', { class: 'teach-worth' }, worthText(row, found)),
    h('p', { class: 'teach-sentence' }, sentence(row[0])),
    handTiles(core, row[1] || row[3]),
  );
