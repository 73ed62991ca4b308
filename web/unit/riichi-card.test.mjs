// The score card of riichi rules, its table of payments, and the same hand under other rules.
import './page.mjs';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compareTable } from '../answer/compare.js';
import { payTable } from '../answer/pay-table.js';
import { riichiCard, riichiSentence } from '../answer/riichi-card.js';
import { h } from '../lib/dom.js';
import { learn } from '../state/catalogue.js';
import { initial } from '../state/model.js';
import { chooseLanguage, needWords } from '../words/index.js';

for (const part of ['first', 'more', 'fans', 'cards']) await needWords(part);
chooseLanguage('en', false);

const sets = [
  { kind: 'sequence', tiles: ['1m', '2m', '3m'], closed: true, wait: 'edge' },
  { kind: 'triplet', tiles: ['9p', '9p', '9p'], closed: false },
];
const score = {
  ...{ win: true, han: 3, fu: 40, points: 5200, limit: '', yakuman: 0, why: [], sets },
  payments: { S: 6500, E: -3000, W: -1750, N: -1750 },
  yaku: [
    { id: 'x-yaku', name: 'a yaku', han: 2, tiles: ['1m', '2m'] },
    { id: 'y-yaku', name: 'another', han: 1 },
  ],
  fuItems: [
    { id: 'base', fu: 20 },
    { id: 'terminal-pung', fu: 4, set: sets[1] },
    { id: 'wait-edge', fu: 2 },
    { id: 'tsumo', fu: 4, set: sets[1] },
  ],
  others: [{ han: 1, fu: 30, points: 1000, sets: [], why: [] }],
};
const south = /** @type {any} */ ({ ...initial, situation: { seatWind: 'S' } });
/** @returns {any} */
const card = (more = {}, state = south, context = {}) =>
  riichiCard(/** @type {any} */ (context), state, /** @type {any} */ ({ ...score, ...more }));
const texts = (all, of) => all.querySelectorAll(of).map(({ textContent }) => textContent);
const lines = (all) =>
  all
    .querySelectorAll('.line')
    .map(({ children: [name, ...rest] }) => `${name.textContent}: ${rest.at(-1).textContent}`);

test('the card has the points, who pays and who gets them', () => {
  assert.deepEqual(texts(card(), '.sum-number'), ['5,200']);
  assert.deepEqual(texts(card(), '.payments li'), [
    'East pays 3,000',
    'West pays 1,750',
    'North pays 1,750',
    'South gets 6,500',
  ]);
  const unknown = card({ payments: { E: 12000, '?': -12000 } }, initial);
  assert.deepEqual(texts(unknown, '.payments li'), ['The discarder pays 12,000', 'East gets 12,000']);
  for (const stick of ['honba', 'deposits'])
    assert.match(
      card({}, { ...south, situation: { seatWind: 'S', [stick]: 1 } }).textContent,
      /6,500 \(including counters and deposits\)/,
    );
});

test('the card has han, fu and limit; a yakuman has neither han nor fu', () => {
  assert.deepEqual(texts(card(), '.fact'), ['3 han', '40 fu']);
  assert.deepEqual(texts(card({ han: 5, limit: 'mangan' }), '.fact'), ['5 han', '40 fu', 'mangan']);
  const two = card({ yakuman: 2, yaku: [{ id: 'x-yaku', name: 'a yaku', yakuman: 2 }], fuItems: [] });
  assert.deepEqual(texts(two, '.fact'), ['2 yakuman']);
  assert.deepEqual(lines(two), ['a yaku: 2 yakuman']);
  assert.equal(
    texts(two, 'summary').some((text) => /Han and fu/.test(text)),
    false,
  );
  assert.equal(
    texts(card(), 'summary').some((text) => /Han and fu/.test(text)),
    true,
  );
});

test('the sentence names the limit, or han and fu', () => {
  const say = (more) => riichiSentence(/** @type {any} */ ({ ...score, ...more }));
  assert.match(say({}), /3 han 40 fu, 5,200/);
  assert.match(say({ limit: 'mangan', points: 8000 }), /mangan, 8,000/);
  assert.match(say({ limit: 'yakuman', yakuman: 1, points: 32000 }), /yakuman, 32,000/);
  assert.equal(say({ limit: 'yakuman', yakuman: 2, points: 64000 }), 'Complete: 2 yakuman, 64,000 points.');
  assert.equal(say({ limit: 'counted-yakuman', points: 32000 }), 'Complete: counted yakuman, 32,000 points.');
});

test('yaku and fu stand line by line, fu also below their set', () => {
  const all = card();
  assert.deepEqual(lines(all).slice(0, 2), ['a yaku: 2 han', 'another: 1 han']);
  assert.deepEqual(
    lines(all)
      .slice(2)
      .map((line) => line.replace(/.*: /, '')),
    ['20', '4', '2', '4'],
  );
  assert.deepEqual(texts(all, '.set-note'), [' edge', '8 fu']);
  assert.deepEqual(
    all.querySelectorAll('.is-open').map(({ dataset }) => dataset.set),
    [1],
  );
  assert.match(all.textContent, /30 fu, rounded up: 40/);
  assert.doesNotMatch(card({ fu: 30 }).textContent, /rounded up/);
});

test('other readings are counted, with what they pay', () => {
  const fold = card()
    .querySelectorAll('details')
    .find(({ textContent }) => /Other readings \(1\)/.test(textContent));
  fold.open = true;
  fold.acts.toggle();
  assert.match(fold.textContent, /1 han 30 fu · pays 1,000/);
});

test('each other reading has its own reasons', () => {
  const why = (...texts) => texts.map((text, at) => ({ id: `x-${at}`, text }));
  const other = { han: 1, fu: 30, points: 1000, sets: [] };
  const others = [{ ...other, why: why('waits on 3m', 'no pinfu') }, other];
  const fold = card({ others, why: why('a reason of the best') }).querySelector('[data-key="fold-others"]').parent;
  fold.open = true;
  fold.acts.toggle();
  assert.deepEqual(texts(fold, '.others p'), [
    '1 han 30 fu · pays 1,000 · waits on 3 of characters · no pinfu',
    '1 han 30 fu · pays 1,000',
  ]);
});

test('a line lights its tiles in the reading, each as often as the line has it', () => {
  const all = card();
  const [yaku, , , fu, wait] = all.querySelectorAll('.line');
  const lit = (line) => {
    line.acts.pointerenter({ currentTarget: line });
    return all
      .querySelectorAll('.is-lit')
      .map(({ dataset }) => dataset.tile)
      .join(' ');
  };
  assert.equal(lit(yaku), '1m 2m');
  assert.equal(lit(fu), '9p 9p 9p');
  assert.equal(lit(wait), '1m 2m 3m');
  yaku.acts.pointerleave({ currentTarget: yaku });
  assert.equal(all.querySelector('.is-lit'), null);
});

test('the other tiles are dimmed only while a line has tiles in the reading', () => {
  const elsewhere = { kind: 'pair', tiles: ['5z', '5z'], closed: true };
  const all = card({
    yaku: [
      { id: 'x-one', name: 'one tile', han: 1, tiles: ['9p'] },
      { id: 'x-none', name: 'no tiles', han: 1 },
    ],
    fuItems: [
      { id: 'terminal-pung', fu: 8, set: sets[1] },
      { id: 'x-other', fu: 2, set: elsewhere },
    ],
  });
  const [one, none, pung, other] = all.querySelectorAll('.line');
  const seen = (line, event) => {
    line.acts[event]({ currentTarget: line });
    return [all.querySelectorAll('.is-lit').length, all.classList.contains('is-lighting')];
  };
  assert.deepEqual(seen(one, 'focus'), [1, true], 'one of three copies');
  assert.deepEqual(seen(one, 'blur'), [0, false]);
  assert.deepEqual(seen(pung, 'pointerenter'), [3, true]);
  assert.deepEqual(seen(pung, 'pointerleave'), [0, false]);
  assert.deepEqual(seen(none, 'pointerenter'), [0, false]);
  assert.deepEqual(seen(other, 'pointerenter'), [0, false], 'a set that the reading does not have');
});

test('the table of payments is asked for the seat and the way, and marks the cell of the hand', () => {
  const requests = [];
  const rows = [
    { han: 3, fu: 30, possible: true, payments: { S: 3900, '?': -3900 } },
    { han: 3, fu: 40, possible: true, payments: { S: 5200, E: -2600, W: -1300, N: -1300 } },
    { han: 4, fu: 30, possible: false, payments: {} },
    { limit: 'mangan', han: 5, payments: { S: 8000, '?': -8000 } },
    { limit: 'yakuman', payments: { S: 32000, '?': -32000 } },
  ];
  const context = /** @type {any} */ ({
    engine: () => ({ payTable: (request) => (requests.push(request), { rows }) }),
  });
  const table = (situation, more = {}) =>
    /** @type {any} */ (
      h(
        'div',
        {},
        payTable(context, /** @type {any} */ ({ ...initial, situation }), /** @type {any} */ ({ ...score, ...more })),
      )
    );
  const all = table({ seatWind: 'S', selfDrawn: true });
  assert.deepEqual(texts(all, 'caption'), ['non-dealer, self-draw']);
  assert.deepEqual([requests[0].seatWind, requests[0].selfDrawn], ['S', true]);
  assert.deepEqual(texts(all, 'tr'), ['Fu3 han4 han', '303,900–', '401,300/2,600–']);
  assert.deepEqual(texts(all, '.is-current'), ['1,300/2,600']);
  assert.deepEqual(texts(table({}, { limit: 'counted-yakuman', fu: 50 }), '.is-current'), ['yakuman 32,000']);
  assert.deepEqual(texts(table({}), 'caption'), ['dealer, ron']);
  assert.deepEqual(texts(table({}, { limit: 'mangan', fu: 50 }), '.is-current'), ['mangan 8,000']);
});

test('under other rules the hand has another value; a click chooses the rules', () => {
  const sets = [];
  const rows = [
    { ruleset: 'riichi-tenhou', value: score },
    { ruleset: 'mcr', value: { win: true, total: 12, fans: [] } },
    { ruleset: 'riichi-ema' },
    { ruleset: 'riichi-wrc', value: { ...score, yakuman: 1, points: 32000 } },
  ];
  const core = /** @type {any} */ ({
    rulesets: () => [{ id: 'riichi-tenhou', shows: [] }],
    possible: () => ({ circumstances: [] }),
    compare: () => ({ rows, differences: [] }),
  });
  learn(core);
  const context = /** @type {any} */ ({ engine: () => core, store: { set: (next) => sets.push(next) } });
  const hand = { closed: ['1m'], melds: [], flowers: [] };
  const all = /** @type {any} */ (h('div', {}, compareTable(context, initial, hand)));
  const worth = all.querySelectorAll('.line').map(({ children }) => children[1].textContent);
  assert.deepEqual(worth.slice(0, 2), ['3 han 40 fu · 5,200', '12']);
  assert.equal(worth[3], 'yakuman · 32,000');
  assert.deepEqual(all.querySelectorAll('li.is-current').length, 1);
  all.querySelector('[data-key="compare-mcr"]').click();
  assert.deepEqual(sets, [{ ruleset: 'mcr', options: {} }]);
});
