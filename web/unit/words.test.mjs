// The words of the page: every language has the keys and placeholders of English, and English has none of the retired
// words.
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { test } from 'node:test';

// Tests run in this folder; the bundle of this test is in another one.
const languages = readdirSync('../words', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const parts = [
  'first',
  'more',
  'fans',
  'teach',
  'practice',
  'review',
  'cards',
  'scorekeeper',
  'house',
  'lessons',
  'stated',
];

/** The texts of a language by key, all forms of a plural as one list. @param {string} tag */
async function textsOf(tag) {
  const all = new Map();
  for (const part of parts) {
    const { table, faults = {} } = await import(`../words/${tag}/${part}.js`);
    for (const [key, entry] of Object.entries(table))
      all.set(key, typeof entry === 'string' ? [entry] : Object.values(entry));
    for (const [pattern, text] of Object.entries(faults)) all.set(`fault: ${pattern}`, [text]);
  }
  return all;
}

const placeholders = (/** @type {string[]} */ texts) =>
  new Set(texts.flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)));

/** A word for some rules only has a key with @; a language needs it only if it has two words. */
const isTerm = (/** @type {string} */ key) => /@(riichi|fans)$/.test(key);

const english = await textsOf('en');
/** A sentence for a fault of the module may be missing; the module's English is shown then. */
const isFault = (/** @type {string} */ key) => key.startsWith('fault: ');

test('there are five languages', () => assert.deepEqual(languages.sort(), ['de', 'en', 'ja', 'ko', 'zh-Hans']));

for (const tag of languages)
  test(`${tag} has the keys and placeholders of English`, async () => {
    const own = await textsOf(tag);
    for (const key of english.keys()) if (!isTerm(key) && !isFault(key)) assert.ok(own.has(key), `${key} is missing`);
    for (const [key, texts] of own) {
      if (isFault(key)) continue;
      const plain = key.replace(/@\w+$/, '');
      const want = english.get(key) ?? english.get(plain);
      assert.ok(want, `${key} is not in English`);
      if (isTerm(key)) assert.ok(own.has(plain), `${key} has no plain word`);
      const known = new Set([...placeholders(want), ...placeholders(english.get(plain) ?? [])]);
      if (key.startsWith('move.')) known.add('tiles'); // every move has its tiles as a value
      for (const name of placeholders(texts)) assert.ok(known.has(name), `${key} has {${name}}, which nobody fills in`);
      if (!isTerm(key))
        for (const name of placeholders(want))
          assert.ok(placeholders(texts).has(name) || texts.length > 1 || optional.has(name), `${key} lacks {${name}}`);
    }
  });

/** The number in words and in digits: a language uses one of them. */
const optional = new Set(['n', 'words', 'tiles', 'of']);

/** Retired words, and what replaces them. @type {[RegExp, string][]} */
const retired = [
  [/\bAny number of tiles\b/, 'as soon as you enter a tile'],
  [/\b(let|lets|letting) (it |them |the tile |.*)?go\b/, 'discard'],
  [/\blet (it )?pass\b/, 'pass'],
  [/\bstands? alone\b/, 'isolated'],
  [/\btouch(es)? nothing\b/, 'connects with nothing'],
  [/\bothers hold\b/, 'are probably held by others'],
  [/\bkeeps? the distance\b/, 'stays 2-shanten'],
  [/\bsteps? back$/, 'goes back a step'],
  [/^under$|\bunder them\b/i, 'ura'],
  [/\bnot said\b/, 'unknown'],
  [/\bsitting\b/i, 'game, scorekeeper'],
  [/\bby hand\b/, 'enter points'],
  [/\bit ended now\b/, 'Standings if the game ended now'],
  [/\b(back)?take .*\bback\b/i, 'undo'],
  [/\bthat agree\b/, 'Same choice as Tehai'],
  [/\blost a decision\b/, 'lost per decision'],
  [/\bto be expected\b/, '(expected 2)'],
  [/\bthat was visible then\b/, 'Estimated danger at the time'],
  [/\bhoped for\b/, 'useful'],
  [/\bin all$/, 'net'],
  [/\btold apart\b/, 'listed separately'],
  [/\bleaves here\b/, 'leaves this device'],
  [/\beverybody’s\b/, 'all players'],
  [/\bgames at once\b/, 'Review many games'],
  [/\bWhat if\b/, 'Open at the Table'],
  [/^Play on$/, 'Try another move'],
  [/\bsomebody has less\b/i, 'a player is below zero'],
  [/\bgoes with\b/, 'already included in'],
  [/\bthe hand is\.$/, 'the hand still counts as concealed'],
  [/\bno authority\b/, 'There is no official Hong Kong rule'],
  [/^times \{/, 'base'],
  [/\bis no (tile|suit|meld|chow|five)\b/, 'is not a'],
  [/\blost when open\b/, 'closed only'],
  [/^Number$/, 'Question no.'],
  [/\bsays its\b/, 'reports'],
  [/\bmachines?\b/i, 'the computer'],
  [/\b(stands|named) twice\b/, 'appears twice'],
];
/** Riichi terms replace these words; the plain ones stay for other rules and for users who prefer them. */
const plainOnly = [
  'situation.honba',
  'situation.deposits',
  'wait.dual-pair',
  'wait.middle',
  'wait.edge',
  'wait.single',
];

test('no retired word is left in English', async () => {
  const { sections } = await import('../words/en/help.js');
  const help = JSON.stringify(sections).match(/"(?:[^"\\]|\\.)*"/g) ?? [];
  assert.ok(help.length > 100);
  const all = [...english, ['help', help.map((text) => JSON.parse(text))]];
  for (const [key, texts] of all)
    for (const text of texts)
      for (const [word, instead] of retired)
        assert.doesNotMatch(text, word, `${key}: ${text}\nwrite for instance: ${instead}`);
});

test('riichi players read their own terms first', () => {
  for (const key of plainOnly) assert.ok(english.has(`${key}@riichi`), key);
  assert.deepEqual(english.get('wait.middle@riichi'), ['kanchan']);
  assert.deepEqual(english.get('say.far@riichi'), ['{n}-shanten.']);
  assert.deepEqual(english.get('replay.repeat@riichi'), [', {n} honba']);
});
