// The fold of win chances and that of named hands: the request, the order of the rows, the figures, the controls.
import './page.mjs';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chanceFold } from '../hand/chance.js';
import { goalList } from '../hand/goal-list.js';
import { h } from '../lib/dom.js';
import { learn } from '../state/catalogue.js';
import { initial } from '../state/model.js';
import { chooseLanguage, needWords } from '../words/index.js';

for (const part of ['first', 'more', 'fans']) await needWords(part);
chooseLanguage('en', null);

const shows = { 'riichi-tenhou': ['dora', 'riichi', 'value', 'furiten'], mcr: ['minimum', 'value'], bare: [] };
const core = /** @type {any} */ ({
  rulesets: ({ rulesets: [id] }) => [{ id, shows: shows[id] }],
  possible: () => ({ circumstances: [] }),
});
learn(core);
// Pauses take no time; a turn of the event loop lets every answer arrive.
globalThis.setTimeout = /** @type {any} */ (queueMicrotask);
const settle = () => new Promise((done) => setImmediate(done));

const tiles = ['1m', '2m', '3m', '4m', '5m', '6m', '7m', '8m', '9m', '1p', '2p', '3p', '1z', '9s'];
const row = (discard, win, ready, value) => ({ discard, win: [win, 0], ready: [ready, 0], value: [value, 0] });
const rows = [
  row('1z', 0.2, 0.5, 3900),
  row('9s', 0.25, 0.4, 2000.4),
  row('1p', 0.2, 0.5, 3900),
  row('2m', 0.1, 0.2, 1000),
  row('3m', 0.09, 0.2, 1000),
];

/** The fold, opened. */
async function opened({ best = 2, more = {}, closed = tiles, melds = [] } = {}) {
  const requests = [];
  const ask = async (_, request) => (requests.push(request), { rows, model: request.model });
  const context = /** @type {any} */ ({ core, engine: () => core, background: { ask }, edit() {} });
  const { element, update } = chanceFold(context);
  const all = /** @type {any} */ (element);
  const discards = ['9s', '1z', '2m', '1p', '3m'].map((tile) => ({ tile }));
  const hand = { closed, melds, flowers: [], win: '9s' };
  update(
    /** @type {any} */ ({ ...initial, ...more }),
    /** @type {any} */ ({ stage: 'far', hand, analysis: { shanten: { best }, discards } }),
  );
  all.open = true;
  all.acts.toggle();
  await settle();
  const press = async (key) => {
    requests.length = 0;
    all.querySelector(`[data-key="${key}"]`).click();
    await settle();
    return requests[0];
  };
  const at = (key) => all.querySelector(`[data-key="${key}"]`);
  return { all, at, requests, press };
}

test('chances come first, then values; far from ready the simpler model answers before both', async () => {
  const asked = async (given) => (await opened(given)).requests.map(({ model, stage }) => `${model} ${stage}`);
  assert.deepEqual(await asked({}), ['improve win', 'improve value']);
  assert.deepEqual(await asked({ best: 4 }), ['draw win', 'improve win', 'improve value']);
  assert.deepEqual(await asked({ best: 5 }), []);
  assert.deepEqual(await asked({ more: { ruleset: 'bare' } }), ['improve win']);
  assert.deepEqual(await asked({ closed: tiles.slice(0, 11) }), []);
});

test('rows have the order of the discards in the view; equal ones share a row', async () => {
  const { all } = await opened();
  const found = all.querySelectorAll('.chance');
  const keys = found.map((one) =>
    one
      .querySelectorAll('.discard-tile')
      .map(({ dataset }) => dataset.key.slice(8))
      .join(' '),
  );
  assert.deepEqual(keys, ['9s', '1z 1p', '2m', '3m']);
  const facts = (one, of) => one.querySelectorAll(of).map(({ text }) => text);
  assert.deepEqual(
    found.map((one) => facts(one, 'dd').join(' ')),
    ['25.0% 40.0% 2,000', '20.0% 50.0% 3,900', '10.0% 20.0% 1,000', '9.0% 20.0% 1,000'],
  );
  assert.deepEqual(facts(found[0], 'dt'), ['win', 'ready', 'points']);
  assert.deepEqual(
    found.map((one) => facts(one, '.is-best dd').join(' ')),
    ['25.0%', '50.0% 3,900', '', ''],
  );
  assert.match(found[0].querySelector('.discard-tile').text, /, drawn$/);
});

test('a tile that may not be discarded has no row', async () => {
  const { all } = await opened({ more: { kept: ['9s'] } });
  assert.equal(all.querySelectorAll('.chance').length, 3);
});

test('riichi is assumed for a closed hand until it is switched off', async () => {
  const { requests, press, at } = await opened();
  assert.equal(requests[0].situation.riichi, 1);
  assert.equal((await press('chance-riichi')).situation.riichi, undefined);
  assert.equal(at('chance-riichi').getAttribute('aria-pressed'), 'false');
  const melds = [{ kind: 'pung', tiles: ['1z', '1z', '1z'], called: 0, from: 'left' }];
  const open = await opened({ melds, closed: tiles.slice(0, 11) });
  assert.equal(open.at('chance-riichi'), null);
  assert.equal(open.requests[0].situation.riichi, undefined);
  const concealed = [{ kind: 'kong', kong: 'concealed', tiles: ['1z', '1z', '1z', '1z'] }];
  const closed = await opened({ melds: concealed, closed: tiles.slice(0, 11) });
  assert.equal(closed.requests[0].situation.riichi, 1, 'a concealed kong opens no hand');
  const mcr = await opened({ more: { ruleset: 'mcr' } });
  assert.deepEqual([mcr.requests[0].minimum, (await mcr.press('chance-minimum')).minimum], [true, false]);
  assert.equal(requests[0].minimum, undefined);
});

test('draws and model can be changed, draws from 1 to 18', async () => {
  const { press, at, all } = await opened();
  assert.equal((await press('draws1')).draws, 13);
  assert.equal((await press('draws-1')).draws, 12);
  for (let n = 0; n < 6; n++) await press('draws1');
  assert.deepEqual([all.querySelector('output').text, at('draws1').getAttribute('aria-disabled')], ['18', 'true']);
  await press('draws1');
  assert.equal(all.querySelector('output').text, '18');
  assert.match(all.text, /Within 18 own draws\./);
  assert.equal((await press('model-draw')).model, 'draw');
  assert.equal(at('model-draw').getAttribute('aria-pressed'), 'true');
});

test('what a model leaves out is said below its figures', async () => {
  const { all, press, at } = await opened();
  const aside = 'Furiten is not counted.';
  const said = () => all.querySelector('.asking-result').children.at(-1).text;
  const improving = said();
  assert.ok(!improving.includes(aside));
  await press('model-draw');
  const drawing = said();
  assert.ok(!drawing.includes(aside));
  assert.notEqual(drawing.split('. ').at(-1), improving.split('. ').at(-1), 'other limits');
  await press('model-draw-ron');
  assert.ok(said().includes(aside));
  assert.equal(said().split('. ').at(-1), drawing.split('. ').at(-1));
  const mcr = await opened({ more: { ruleset: 'mcr' } });
  await mcr.press('model-draw-ron');
  assert.ok(!mcr.all.text.includes(aside), 'under rules without it');
  for (let n = 0; n < 11; n++) await press('draws-1');
  assert.deepEqual([all.querySelector('output').text, at('draws-1').getAttribute('aria-disabled')], ['1', 'true']);
});

const goal = (id, distance, left, points) => ({
  id,
  distance,
  points,
  tiles: left
    ? [
        { tile: '1m', left },
        { tile: '2m', left: 1 },
      ]
    : [],
});
/** @returns {any} */
const goals = (list, ruleset = 'mcr') => h('div', {}, goalList(/** @type {any} */ ({}), list, ruleset));
const lines = (all) =>
  all.querySelectorAll('.goal-line').map(({ children }) => children.map(({ text }) => text).join('; '));

test('named hands stand by distance, then value, then tiles that help', () => {
  const list = [
    goal('x-c', 1, 1, 8),
    goal('x-b', 1, 3, 8),
    goal('x-a', 1, 1, 24),
    goal('x-d', 2, 4, 88),
    goal('x-0', 0, 1, 2),
  ];
  assert.deepEqual(lines(goals([...list, goal('x-made', -1, 0, 1)])), [
    'x made · 1 point; complete',
    'x 0 · 2 points; ready for it; 2 tiles help',
    'x a · 24 points; 1 from it; 2 tiles help',
    'x b · 8 points; 1 from it; 4 tiles help',
    'x c · 8 points; 1 from it; 2 tiles help',
    'x d · 88 points; 2 from it; 5 tiles help',
  ]);
});

test('the tiles that help a named hand stand in their order', () => {
  const help = goals([goal('x-a', 1, 3, 8)]);
  assert.deepEqual(
    help.querySelectorAll('.accept').map(({ dataset }) => dataset.tile),
    ['1m', '2m'],
  );
});

test('six named hands are in sight, the others in a fold', () => {
  const all = goals([...'12345678'].map((n) => goal(`x-${n}`, Number(n), 1, 1)));
  assert.equal(lines(all).length, 6);
  assert.equal(all.querySelector('summary').text, '2 more, further away');
});
