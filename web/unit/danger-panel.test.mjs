// The panel of the other players' discards: whose seats it lists, what its controls change, and how it shows danger.
import './page.mjs';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dangerPanel } from '../hand/danger-panel.js';
import { h } from '../lib/dom.js';
import { learn } from '../state/catalogue.js';
import { initial } from '../state/model.js';
import { chooseLanguage, needWords } from '../words/index.js';

for (const part of ['first', 'more']) await needWords(part);
chooseLanguage('en', null);

const dangers = [
  {
    tile: '1z',
    total: 0.004,
    rivals: [
      { wind: 'S', class: 'discarded' },
      { wind: 'W', class: 'suji' },
    ],
  },
  { tile: '5m', total: 0.15, rivals: [{ wind: 'W', class: 'no-suji' }] },
];
const orders = {
  weighed: [{ tile: '5m', danger: 0.15, reason: { id: 'lone-honour' } }, { tile: '1z' }],
  push: ['1m', '2m', '3m', '4m', '5m', '6m'].map((tile) => ({ tile, danger: 0.021 })),
  fold: [{ tile: '1z', danger: 0.004 }],
};
/** @type {any[]} */ let requests = [];
/** @type {any[]} */ let analysed = [];
const core = /** @type {any} */ ({
  rulesets: ({ rulesets: [id] }) => [
    { id, players: id === 'riichi-3' ? 3 : 4, shows: ['dora'], absent: [], reds: 1, room: 14 },
  ],
  danger: (request) => (requests.push(request), { tiles: dangers }),
  analyze: (request) => (analysed.push(request), { discards: orders[request.order] }),
});
learn(core);

const hand = { closed: ['5m', '0m', '1z', '9s'], melds: [], flowers: [] };
const answer = /** @type {any} */ ({ stage: 'far', hand, analysis: { discards: [{ tile: '1z' }] } });

/** The panel with a state; what a control sets is drawn at once. */
function panel(more) {
  let state = /** @type {any} */ ({ ...initial, ...more });
  const notices = [];
  const faces = h(
    'div',
    {},
    hand.closed.map((tile) => h('span', { class: 'hand-tile', data: { tile } })),
  );
  const context = /** @type {any} */ ({
    picking: { mode: 'hand', where: {} },
    hand,
    engine: () => core,
    notify: (text) => notices.push(text),
    store: { get: () => state, set: (next) => ((state = { ...state, ...next }), update(state, answer)) },
  });
  const { element, update } = dangerPanel(context, faces);
  update(state, answer);
  const all = /** @type {any} */ (element);
  const at = (key) => all.querySelector(`[data-key="${key}"]`);
  return {
    ...{ all, at, faces: /** @type {any} */ (faces), context, notices },
    rivals: () => state.rivals,
    seats: () =>
      all
        .querySelectorAll('.rival')
        .map((one) => one.querySelector('.label').text)
        .join(' '),
    type: (wind, value) => at(`rival-${wind}`).acts.change({ target: { value } }),
  };
}
const west = (river, riichi) => ({
  rivals: [riichi === undefined ? { wind: 'W', river } : { wind: 'W', river, riichi }],
});

test('the other seats stand in the order of play, from the next one', () => {
  assert.equal(panel({}).seats(), 'South West North');
  assert.equal(panel({ situation: { seatWind: 'W' } }).seats(), 'North East South');
  assert.equal(panel({ ruleset: 'riichi-3' }).seats(), 'South West');
  assert.equal(panel({ ruleset: 'riichi-3', situation: { seatWind: 'S' } }).seats(), 'West East');
});

test('discards that are typed are those of their seat', () => {
  const { type, rivals, at } = panel(west(['1z']));
  type('S', '9m 1z3p');
  assert.deepEqual(rivals(), [...west(['1z']).rivals, { wind: 'S', river: ['9m', '1z', '3p'] }]);
  assert.equal(at('rival-S').value, '9m1z3p');
  assert.equal(at('rival-N').value, '');
  type('S', '');
  assert.deepEqual(rivals(), west(['1z']).rivals);
});

test('a text that is no list of tiles, a long one and a fifth copy change nothing', () => {
  const { type, rivals, notices } = panel(west(['1z', '1z']));
  type('S', '9x');
  type('S', '123456789m123456789p123456789s123456789m12345p');
  assert.deepEqual(notices, Array(2).fill('Not a list of tiles. Example: 9m1z3p.'));
  type('S', '1z1z');
  assert.match(notices[2], /^All four .*East.* are in use: 1 in the hand, .* 2 seen\.$/i);
  type('W', '1z1z1z1z');
  assert.equal(notices.length, 4);
  assert.deepEqual(rivals(), west(['1z', '1z']).rivals);
  type('W', '1z1z1z');
  assert.deepEqual(rivals(), west(['1z', '1z', '1z']).rivals);
});

test('riichi is declared with the last discard, and taken back by a second click', () => {
  const { at, rivals } = panel(west(['1z', '9m', '3p']));
  assert.equal(at('rival-riichi-S').getAttribute('aria-disabled'), 'true');
  at('rival-riichi-S').click();
  at('rival-riichi-W').click();
  assert.deepEqual(rivals(), west(['1z', '9m', '3p'], 2).rivals);
  assert.equal(at('rival-riichi-W').getAttribute('aria-pressed'), 'true');
  assert.equal(at('rival-W-2').text, 'Remove 3 of circles from: Discards of West, riichi');
  assert.equal(at('rival-W-1').text, 'Remove 9 of characters from: Discards of West');
  at('rival-riichi-W').click();
  assert.deepEqual(rivals(), west(['1z', '9m', '3p']).rivals);
});

test('a click removes a discard, and riichi stays with its tile', () => {
  const after = (index) => {
    const { at, rivals } = panel(west(['1z', '9m', '3p'], 1));
    at(`rival-W-${index}`).click();
    return rivals();
  };
  assert.deepEqual(after(0), west(['9m', '3p'], 0).rivals);
  assert.deepEqual(after(1), west(['1z', '3p']).rivals);
  assert.deepEqual(after(2), west(['1z', '9m'], 1).rivals);
  const { at, rivals } = panel(west(['1z']));
  at('rival-W-0').click();
  assert.deepEqual(rivals(), []);
});

test('a shorter list without the riichi tile is no riichi', () => {
  const typed = (text) => {
    const { type, rivals } = panel(west(['1z', '9m', '3p'], 1));
    type('W', text);
    return rivals();
  };
  assert.deepEqual(typed('1z9m'), west(['1z', '9m'], 1).rivals);
  assert.deepEqual(typed('1z'), west(['1z']).rivals);
});

test('tiles are picked for one seat until its button is pressed again', () => {
  const { at, context } = panel({});
  const pressed = () => ['S', 'W', 'N'].map((wind) => at(`rival-pick-${wind}`).getAttribute('aria-pressed')).join(' ');
  at('rival-pick-W').click();
  assert.deepEqual(context.picking, { mode: 'rival', where: { rival: 'W' } });
  assert.equal(pressed(), 'false true false');
  at('rival-pick-N').click();
  assert.equal(pressed(), 'false false true');
  at('rival-pick-N').click();
  assert.equal(context.picking.mode, 'hand');
  assert.equal(pressed(), 'false false false');
});

test('each tile has its danger, in words and as a bar', () => {
  requests = [];
  const { all, faces } = panel({ ...west(['1z', '9m'], 0), river: ['2p', '3p'] });
  const [{ players, seen, rivals }] = requests;
  assert.deepEqual([players, seen], [4, ['2p', '3p', '1z', '9m']]);
  assert.deepEqual(rivals[0].passed, ['3p']);
  const rows = all.querySelectorAll('.danger');
  assert.deepEqual(
    rows.map(({ dataset }) => dataset.tile + dataset.level),
    ['1z0', '5m4'],
  );
  assert.deepEqual(
    rows.map((row) => row.querySelector('strong').text + ' ' + row.querySelector('.quiet-text').text),
    ['0.4% South among own discards · West suji', '15.0% no suji'],
  );
  assert.equal(rows[1].querySelector('.bar').children[0].styles['inline-size'], '100%');
  assert.deepEqual(
    faces.children.map(({ dataset }) => dataset.danger),
    ['4', '4', '0', undefined],
  );
});

test('the first five discards stand in each of three orders, with the reason for the first', () => {
  const { all } = panel(west(['1z']));
  const found = all.querySelectorAll('.danger-order');
  assert.deepEqual(
    found.map(({ children: [name] }) => name.text),
    ['Balanced', 'Push: the hand only', 'Fold: safety only'],
  );
  const tiles = found.map((one) =>
    one
      .querySelectorAll('.danger-first')
      .map(({ dataset }) => dataset.tile)
      .join(' '),
  );
  assert.deepEqual(tiles, ['5m 1z', '1m 2m 3m 4m 5m', '1z']);
  assert.match(found[0].text, /15\.0%.*0\.0%isolated$/);
  assert.doesNotMatch(found[1].text, /isolated/);
});

test('the module is told what is in sight, and what may not be discarded', () => {
  [requests, analysed] = [[], []];
  const situation = { seatWind: 'S', roundWind: 'W', riichi: 1 };
  panel({ ...west(['1z']), indicators: ['4s'], river: ['2p'], kept: ['5m'], options: { kan: true }, situation });
  assert.deepEqual(requests[0].indicators, ['4s']);
  assert.deepEqual(
    analysed.map(({ order }) => order),
    ['weighed', 'push', 'fold'],
  );
  const { indicators, river, kept, options, players, seen, situation: told } = analysed[0];
  assert.deepEqual([indicators, river, kept, options, players], [['4s'], ['2p'], ['5m'], { kan: true }, 4]);
  assert.deepEqual(seen, requests[0].seen);
  assert.deepEqual(told, { seatWind: 'S', roundWind: 'W' });
});

test('without discards of others nothing is asked and nothing is marked', () => {
  requests = [];
  const { all, faces, at } = panel(west(['1z']));
  assert.equal(requests.length, 1);
  at('rival-W-0').click();
  assert.equal(requests.length, 1);
  assert.equal(all.querySelectorAll('.danger').length, 0);
  assert.ok(faces.children.every(({ dataset }) => dataset.danger === undefined));
});
