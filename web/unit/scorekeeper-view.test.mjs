// The Scorekeeper view: what the Hand view is given to score a win, the plates, the deal that is sent to the module,
// the list of deals and the places.
import './page.mjs';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { learn } from '../state/catalogue.js';
import { enterRow } from '../scorekeeper/enter-row.js';
import { scoreSheetText } from '../scorekeeper/text.js';
import { create } from '../views/scorekeeper.js';
import { chooseLanguage, needWords } from '../words/index.js';

for (const part of ['first', 'more', 'scorekeeper']) await needWords(part);
chooseLanguage('en', null);

const saved = new Map();
const localStorage = {
  getItem: (key) => saved.get(key) ?? null,
  setItem: (key, value) => void saved.set(key, value),
};
Object.defineProperty(globalThis, 'localStorage', { value: localStorage, configurable: true });
globalThis.scrollTo = () => {};
globalThis.navigator ??= /** @type {any} */ ({});
const made = Object.getPrototypeOf(document.createElement('p'));
made.focus ??= () => {};

const shows = ['settle', 'riichi', 'honba', 'fu'];
const rows = [
  { id: 'riichi-tenhou', shows, tables: [4], options: [] },
  { id: 'x-club', shows: ['settle', 'losers'], tables: [4], options: [] },
  { id: 'x-goulash', shows: ['settle', 'goulash'], tables: [4], options: [] },
];
learn(/** @type {any} */ ({ rulesets: ({ rulesets: ids }) => rows.filter(({ id }) => !ids || ids.includes(id)) }));

/** What the module returns: chair 1 deals in South 2 with a honba and two deposits. */
const next = {
  ...{ round: 'S', number: 2, honba: 1, deposits: 2, dealer: 1 },
  ...{ scores: [24000, 33000, 18000, 25000], winds: ['N', 'E', 'S', 'W'] },
};
const one = { moved: [-1000, 8000, -7000, 0], before: { round: 'E', number: 3, honba: 2, deposits: 1 } };

/** A view whose score sheet has deals, and what it told the store and the module. */
async function opened(deals = [], { ruleset = 'riichi-tenhou', last = Infinity } = {}) {
  saved.set('tehai.sitting.v1', JSON.stringify({ ruleset, names: ['Ann', 'Bo', 'Cy', 'Di'], deals }));
  const sets = [];
  const sent = [];
  const sitting = (request) => {
    sent.push(request);
    const rows = request.deals.map((_, at) => ({ ...one, before: { ...one.before, number: 3 + at } }));
    const over = rows.length >= last ? 'last-deal' : '';
    return { deals: rows, next, over, endings: ['wins', 'exhausted', 'foul'], places: [3, 1, 4, 2], points: [] };
  };
  const core = { sitting, payTable: () => ({ rows: [{ fu: [30, 40] }] }), score: () => ({}) };
  const store = { set: (values) => sets.push(values), get: () => ({ ruleset: 'riichi-tenhou', options: {} }) };
  const view = create(/** @type {any} */ ({ core, engine: () => core, store, taken: null }));
  await view.update(/** @type {any} */ ({ ruleset: 'riichi-tenhou', options: {} }));
  const press = (key) => view.element.querySelector(`[data-key="${key}"]`).click();
  return { view, press, sets, sent, at: (selector) => view.element.querySelectorAll(selector) };
}

test('a win is scored with the winds, sticks and honba of the deal', async () => {
  const { press, sets } = await opened();
  for (const key of ['riichi-0', 'riichi-2', 'winner0-2', 'from0-3', 'count0']) press(key);
  const { view, situation, ruleset } = sets[0];
  assert.equal(`${view} ${ruleset}`, 'hand riichi-tenhou');
  assert.deepEqual(situation, {
    ...{ roundWind: 'S', honba: 1, deposits: 4, seatWind: 'S', selfDrawn: false, from: 'W' },
  });
});

test('a win by self-draw has no discarder, one without a winner no seat', async () => {
  const { press, sets } = await opened();
  press('count0');
  assert.deepEqual(sets[0].situation, { roundWind: 'S', honba: 1, deposits: 2 });
  for (const key of ['winner0-0', 'from0-own', 'count0']) press(key);
  assert.deepEqual(sets[1].situation, { roundWind: 'S', honba: 1, deposits: 2, seatWind: 'N', selfDrawn: true });
});

test('a plate has the wind, name, score and last payment of its player', async () => {
  const { at } = await opened([{ kind: 'wins', wins: [{ chair: 1, from: 2 }] }]);
  const plates = at('.scorekeeper-seat').map((seat) => [
    ...[seat.querySelector('.scorekeeper-wind').text, seat.querySelector('input').value],
    ...[seat.querySelector('.scorekeeper-score').text, seat.querySelector('.scorekeeper-gain').text],
    seat.classList.contains('is-dealer'),
  ]);
  assert.deepEqual(plates, [
    ['N', 'Ann', '24,000', '−1,000', false],
    ['E', 'Bo', '33,000', '+8,000', true],
    ['S', 'Cy', '18,000', '−7,000', false],
    ['W', 'Di', '25,000', '', false],
  ]);
});

test('the deal is sent and saved as it was entered', async () => {
  const { press, sent, at } = await opened();
  const button = () => at('[data-key="next-deal"]')[0];
  assert.equal(button().disabled, true);
  for (const key of ['riichi-3', 'riichi-1', 'winner0-1']) press(key);
  assert.equal(button().disabled, true, 'it is not known who discarded');
  press('from0-2');
  assert.equal(button().disabled ?? false, false);
  assert.equal(at('.scorekeeper-preview')[0].text, 'Ann −1,000 · Bo +8,000 · Cy −7,000');
  at('[data-key="han0"]')[0].acts.change({ target: { value: '3' } });
  at('[data-key="fu0"]')[0].acts.change({ target: { value: '40' } });
  press('next-deal');
  const deal = { kind: 'wins', riichi: [1, 3], wins: [{ chair: 1, from: 2, han: 3, fu: 40 }] };
  assert.deepEqual(sent.at(-2).deals, [deal], 'the module computes the game with the deal');
  assert.deepEqual(JSON.parse(saved.get('tehai.sitting.v1')).deals, [deal]);
  assert.equal(at('[data-key="riichi-3"]')[0].getAttribute('aria-pressed'), 'false', 'the next deal has no stick');
});

test('all winners win on one discard, and a self-draw is one win', async () => {
  const { press, at } = await opened();
  for (const key of ['winner0-0', 'from0-3', 'another', 'winner1-1']) press(key);
  const on = (row) =>
    at('.chip')
      .filter((chip) => chip.getAttribute('aria-pressed') === 'true' && chip.dataset.key.startsWith(row))
      .map((chip) => chip.text);
  assert.deepEqual([on('from0'), on('from1'), on('winner1')], [['Di'], ['Di'], ['Bo']]);
  press('another');
  assert.equal(at('[data-key="another"]').length, 0, 'three of four players won');
  press('from1-2');
  assert.deepEqual([on('from0'), on('from1')], [['Cy'], ['Cy']]);
  assert.equal(at('[data-key="from1-own"]').length, 0);
  press('from0-own');
  assert.deepEqual([at('.scorekeeper-win').length, at('[data-key="another"]').length], [1, 0]);
  assert.equal(at('[data-key="from0-0"]').length, 0, 'nobody wins on the own discard');
});

test('who discarded is open again when that player is the winner', async () => {
  const { press, at } = await opened();
  for (const key of ['winner0-0', 'from0-2', 'winner0-2']) press(key);
  assert.equal(at('[data-key="next-deal"]')[0].disabled, true);
  press('from0-0');
  at('[data-key="han0"]')[0].acts.change({ target: { value: '102' } });
  assert.equal(at('[data-key="fu0"]').length, 0, 'a yakuman has no fu');
  at('[data-key="liable0"]')[0].acts.change({ target: { value: '3' } });
  press('next-deal');
  const wins = () => JSON.parse(saved.get('tehai.sitting.v1')).deals.at(-1).wins;
  assert.deepEqual(wins(), [{ chair: 2, from: 0, yakuman: 2, liable: 3 }]);
  for (const key of ['winner0-1', 'from0-own']) press(key);
  for (const value of ['101', '4']) at('[data-key="han0"]')[0].acts.change({ target: { value } });
  press('next-deal');
  assert.deepEqual(wins(), [{ chair: 1, han: 4, fu: 30 }]);
});

test('the text has the players in the order of their places', () => {
  const seats = [3, 1, 4, 2].map((place, chair) => ({ place, score: next.scores[chair], points: 0 }));
  const deals = /** @type {any} */ ([{ kind: 'wins', wins: [{ chair: 1, from: 2 }] }]);
  const kept = /** @type {any} */ ({ ruleset: 'riichi-tenhou', deals });
  const value = /** @type {any} */ ({ deals: [one], next, placement: { seats } });
  const lines = scoreSheetText(kept, value, (chair) => ['Ann', 'Bo', 'Cy', 'Di'][chair]).split('\n');
  assert.deepEqual(lines.slice(1, 5), ['1. Bo 33,000', '2. Di 25,000', '3. Ann 24,000', '4. Cy 18,000']);
  assert.match(lines.at(-1) ?? '', /^East 3.*: .*Bo.*Cy.* — Ann −1,000, Bo \+8,000, Cy −7,000, Di 0$/);
});

test('a deal that the module refuses cannot be entered', () => {
  const refused = { complete: true, value: undefined, fault: { message: 'too many sticks' }, name: String, enter() {} };
  const [button, line] = enterRow(/** @type {any} */ (refused));
  assert.equal(/** @type {any} */ (button).disabled, true);
  assert.match(/** @type {any} */ (line).text, /too many sticks/);
});

test('a drawn deal names who was ready', async () => {
  const { press } = await opened();
  for (const key of ['kind-exhausted', 'ready-3', 'ready-0', 'next-deal']) press(key);
  assert.deepEqual(JSON.parse(saved.get('tehai.sitting.v1')).deals, [{ kind: 'exhausted', ready: [0, 3] }]);
});

test('the list has each deal with its place, ending and payments; the last can be taken back', async () => {
  const drawn = { kind: 'exhausted', ready: [0, 3] };
  const { at, press } = await opened([{ kind: 'wins', wins: [{ chair: 1, from: 2 }] }, drawn]);
  const rows = at('tr').map((row) => row.children.map((cell) => cell.text));
  assert.deepEqual(rows[0].slice(2), ['Ann', 'Bo', 'Cy', 'Di']);
  assert.match(rows[1].join('|'), /^East 3 · 2 .* · 1 .*\|Bo .*Cy.*\|−1,000\|\+8,000\|−7,000\|.*0$/);
  assert.match(rows[2][0], /^East 4/);
  assert.match(rows[2][1], /\(Ann, Di\)/);
  press('undo-deal');
  assert.deepEqual(JSON.parse(saved.get('tehai.sitting.v1')).deals.length, 1);
  assert.equal(at('tr').length, 2);
});

test('a name is saved while it is typed', async () => {
  const { at } = await opened();
  at('[data-key="name-2"]')[0].acts.input({ target: { value: 'Eve' } });
  assert.deepEqual(JSON.parse(saved.get('tehai.sitting.v1')).names, ['Ann', 'Bo', 'Eve', 'Di']);
  assert.equal(at('[data-key="winner0-2"]')[0].text, 'Eve');
});

test('the deal after a draw is a goulash, where the rules have one', async () => {
  const win = { kind: 'wins', wins: [{ chair: 1, from: 2 }] };
  const draw = { kind: 'exhausted', ready: [] };
  const noted = async (deals, ruleset) =>
    (await opened(deals, { ruleset })).at('.quiet-text').some(({ text }) => /is a goulash/.test(text));
  assert.equal(await noted([win, draw], 'x-goulash'), true);
  assert.equal(await noted([draw, win], 'x-goulash'), false, 'the draw was two deals ago');
  assert.equal(await noted([], 'x-goulash'), false);
  assert.equal(await noted([win, draw], 'riichi-tenhou'), false);
});

test('after a deal the focus goes to the form of the next, after the last to the places', async () => {
  const { view, press } = await opened([], { last: 2 });
  const focused = [];
  for (const part of ['form', 'end']) view[part].focus = () => void focused.push(part);
  for (const key of ['kind-exhausted', 'next-deal']) press(key);
  assert.deepEqual(focused, ['form']);
  for (const key of ['kind-exhausted', 'next-deal']) press(key);
  assert.deepEqual(focused, ['form', 'end']);
});

test('a new score sheet begins without what was entered for the deal before', async () => {
  const { press, at } = await opened([{ kind: 'exhausted' }]);
  for (const key of ['riichi-0', 'winner0-2', 'new-sitting', 'new-sitting-yes']) press(key);
  const pressed = at('[aria-pressed="true"]').map(({ dataset }) => dataset.key);
  assert.deepEqual(
    pressed.filter((key) => /^(riichi|winner|from)/.test(key)),
    [],
  );
  assert.deepEqual(JSON.parse(saved.get('tehai.sitting.v1')).deals, []);
});

test('when the game is over nobody can declare riichi', async () => {
  const [open, over] = [await opened([{ kind: 'exhausted' }]), await opened([{ kind: 'exhausted' }], { last: 1 })];
  assert.deepEqual([open.at('[data-key="riichi-0"]').length, over.at('[data-key="riichi-0"]').length], [1, 0]);
});

test('under rules that score every hand a saved sheet asks for the points of all four', async () => {
  const { at, press, sent } = await opened([], { ruleset: 'x-club' });
  for (const chair of [0, 1, 2, 3]) {
    const [target] = at(`[data-key="four-${chair}"]`);
    target.value = String(10 + chair);
    target.acts.input({ target });
  }
  press('four-winner-2');
  const hands = [10, 11, 12, 13].map((points) => ({ points }));
  assert.deepEqual(sent.at(-1).deals, [{ kind: 'wins', wins: [{ chair: 2 }], hands }]);
});
