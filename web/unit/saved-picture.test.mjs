// The picture of an answer: the bar of each discard is as long as its share, and each text stands once, in its order.
import './page.mjs';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cardPicture } from '../share/picture.js';
import { answerText, shownAnswer } from '../share/shown.js';
import { inks } from '../share/sheet-picture.js';
import { readMpsz } from '../tiles/mpsz.js';
import { chooseLanguage, needWords } from '../words/index.js';

await needWords('first');
await needWords('more');
chooseLanguage('en', null);
Object.getPrototypeOf(document.createElement('p')).getContext ??= () => null;

/** A part of the page that has other parts by selectors. */
const part = (text, lists = {}, attributes = {}) => ({
  textContent: text,
  querySelectorAll: (selector) => lists[selector] ?? [],
  querySelector: (selector) => lists[selector]?.[0] ?? null,
  getAttribute: (name) => attributes[name] ?? null,
  closest: () => null,
  contains: () => true,
  matches: (selector) => lists[selector] === true,
  firstElementChild: lists.first ?? null,
  lastElementChild: lists.last ?? null,
});
const face = (tile) => part('', {}, { 'data-tile': tile });
const faces = (...tiles) => ({ '.face[data-tile]': tiles.map(face) });

const discard = (tile, said, style) =>
  part('', {
    '.discard-tiles': [part('', faces(tile))],
    '.discard-line > :not(button, .bar)': said.map((text) => part(text)),
    '.bar span': [part('', {}, { style })],
    '.accepted': [
      part('', {
        '.accept': [
          part('', {}, { 'data-tile': '2p', 'data-left': '4' }),
          part('', {}, { 'data-tile': '5p', 'data-left': '3' }),
        ],
      }),
    ],
  });
const line = (name, worth) => part('', { first: part(name), '.line-worth': [part(worth)] });
const pay = (text, gets) => part(text, { '.gets': gets });
const column = (title, ...lines) => part('', { h3: [part(title)], '.line': lines });
const card = part('', {
  '.sum-number': [part('7,700')],
  '.sum-unit': [part('points')],
  '.sum-steps': [part('3 han 40 fu')],
  '.payments > *': [pay('East receives 7,700', true), pay('West pays 7,700', false)],
  section: [column('Yaku', line('Riichi', '1 han'), line('Tanyao', '2 han')), column('Fu', line('Base', '20 fu'))],
});
const wait = (tile, said, ...pays) =>
  part('', {
    ...faces(tile),
    '.wait-facts > :first-child': [part(said)],
    '.wait-pays > div': pays.map(([name, sum]) => part('', { first: part(name), last: part(sum) })),
  });

/** Draws what the panel shows. @returns the texts in their order, and the widths of the bars */
function drawn(lists, state = {}) {
  globalThis.document.querySelector = () => part('', lists);
  const hand = readMpsz('123m456p789s11z22z');
  const svg = cardPicture({ hand }, { indicators: [], uraIndicators: [], ...state });
  return {
    svg,
    texts: [...svg.matchAll(/<text x="([\d.]+)"[^>]*>([^<]*)</g)].map(([, , text]) => text).filter(Boolean),
    bars: [...svg.matchAll(/<rect [^>]*width="([\d.]+)" height="10"[^>]*fill="([^"]+)"/g)]
      .filter(([, , fill]) => fill === inks.accent)
      .map(([, wide]) => Number(wide)),
  };
}
const discards = [
  discard('1z', ['2 from ready', '24 tiles', '12%'], 'inline-size: 100%'),
  discard('9s', ['2 from ready', '12 tiles'], 'inline-size: 50%'),
  discard('1m', ['3 from ready'], ''),
];

test('the bar of a discard has the length of its share', () => {
  assert.deepEqual(drawn({ '.discards > li': discards }).bars, [180, 90, 6]);
});

test('a discard has its tile, its words and the tiles that it accepts with their number', () => {
  const { svg, texts } = drawn({ '.discards > li': discards.slice(0, 1), '.sentence': [part('Discard East.')] });
  assert.deepEqual(texts, ['Discard East.', '2 from ready', '24 tiles · 12%', '4', '3']);
  const tiles = [...svg.matchAll(/id="(tile\d)" data-tile="(..)"/g)].map(([, , tile]) => tile);
  assert.deepEqual(tiles, ['1z', '2p', '5p']);
});

test('a card has the sum, payments, yaku and fu; a receiver is set apart', () => {
  const { svg, texts } = drawn({ '.card': [card] });
  assert.deepEqual(texts, [
    ...['7,700', 'points', '3 han 40 fu', 'East receives 7,700', 'West pays 7,700'],
    ...['Yaku', 'Riichi', '1 han', 'Tanyao', '2 han', 'Fu', 'Base', '20 fu'],
  ]);
  assert.match(svg, new RegExp(`fill="${inks.accent}">East receives`));
  assert.match(svg, new RegExp(`fill="${inks.ink}">West pays`));
});

test('waits have their tile and what each way pays', () => {
  const waits = [wait('3p', '4 left', ['Ron', '2,000'], ['Tsumo', '2,600']), wait('6p', '2 left', ['Ron', '1,000'])];
  const { texts } = drawn({ '.waits .wait': waits });
  assert.deepEqual(texts, ['4 left', 'Ron', '2,000', 'Tsumo', '2,600', '2 left', 'Ron', '1,000']);
});

test('indicators have their names', () => {
  const { svg, texts } = drawn({}, { indicators: ['4s'], uraIndicators: ['7z'] });
  assert.deepEqual([texts.length, [...svg.matchAll(/data-tile="(..)"/g)].map(([, tile]) => tile)], [2, ['4s', '7z']]);
  assert.match(texts[1], /ura/i);
  assert.doesNotMatch(texts[0], /ura/i);
});

test('the text has the same figures', () => {
  globalThis.document.querySelector = () => part('', { '.card': [card], '.sentence': [part('A win.')] });
  assert.equal(
    answerText(shownAnswer(), '123m'),
    ['123m', 'A win.', 'East receives 7,700, West pays 7,700', '3 han 40 fu', '', 'Yaku', 'Riichi: 1 han']
      .concat(['Tanyao: 2 han', '', 'Fu', 'Base: 20 fu'])
      .join('\n'),
  );
  globalThis.document.querySelector = () => part('', { '.discards > li': discards.slice(1, 2) });
  assert.equal(answerText(shownAnswer(), '123m'), '123m\n\n9s: 2 from ready, 12 tiles (2p×4 5p×3)');
});
