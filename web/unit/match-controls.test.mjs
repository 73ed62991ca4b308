// Controls of a match: the options of a new one, the preferences, the tools beside the board, the exchange of tiles,
// and the words of its end.
import './page.mjs';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { learn } from '../state/catalogue.js';
import { callOf } from '../table/call-labels.js';
import { endingLines, nextButton, placesText } from '../table/ending.js';
import { exchangePicker } from '../table/exchange.js';
import { loadHabits } from '../table/habits.js';
import { habitsForm } from '../table/habits-form.js';
import { playerTools, studyTools } from '../table/machine-tools.js';
import { optionsForm } from '../table/options.js';
import { chooseLanguage, needWords } from '../words/index.js';

for (const part of ['first', 'more']) await needWords(part);
chooseLanguage('en', null);

const saved = new Map();
const localStorage = { getItem: (key) => saved.get(key) ?? null, setItem: (key, value) => void saved.set(key, value) };
Object.defineProperty(globalThis, 'localStorage', { value: localStorage, configurable: true });

const length = { key: 'gameLength', default: 'S', choices: ['E', 'S'] };
const riichi = { id: 'riichi-tenhou', three: 'riichi-3', tables: [4], set: '136', setSize: 136, tiles: ['136'] };
const rows = [
  { ...riichi, options: [length] },
  { id: 'riichi-3', players: 3, tables: [3], set: '136', setSize: 108, tiles: ['136'], options: [] },
  { id: 'classical', tables: [3, 4, 6], set: 'uzje', tiles: ['uzje', '144'], options: [] },
];
learn(/** @type {any} */ ({ rulesets: ({ rulesets: ids }) => rows.filter(({ id }) => !ids || ids.includes(id)) }));

const find = (element, key) => element.querySelector(`[data-key="${key}"]`);
const change = (element, key, target) => find(element, key).acts.change({ target });
/** The value that is chosen in a menu. */
const chosen = (element, key) =>
  find(element, key)
    .children.filter(({ selected }) => selected)
    .map(({ value }) => value)
    .join();

test('a new match is requested as it was chosen', () => {
  const started = [];
  const wishes = {};
  let changes = 0;
  const { element, request } = optionsForm(wishes, { start: (one) => started.push(one), changed: () => changes++ });
  assert.equal(chosen(element, 'against'), 'steady');
  assert.equal(chosen(element, 'ruleset'), 'riichi-tenhou');
  assert.equal(chosen(element, 'gameLength'), 'S');
  change(element, 'gameLength', { value: 'E' });
  assert.deepEqual(request().options, { gameLength: 'E' });
  change(element, 'against', { value: 'careful' });
  assert.equal(wishes.against, 'careful');
  const seed = element.querySelector('#table-seed');
  seed.value = '77';
  seed.acts.input({ target: seed });
  element.acts.submit({ preventDefault() {} });
  assert.deepEqual(started, [
    { players: 4, tiles: '136', ruleset: 'riichi-tenhou', options: { gameLength: 'E' }, seed: 77 },
  ]);
  assert.equal(changes, 2, 'the opponents change nothing that is dealt');
  change(element, 'players-3', {});
  assert.deepEqual([chosen(element, 'ruleset'), request().players], ['riichi-3', 3]);
  assert.equal(find(element, 'gameLength'), null);
});

test('the parts of the Uzje set are offered with that set only', () => {
  const wishes = {};
  const { element, request } = optionsForm(wishes, { start() {}, changed() {} });
  assert.equal(find(element, 'flowers'), null);
  change(element, 'ruleset', { value: 'classical' });
  assert.deepEqual([find(element, 'tiles-uzje').checked, find(element, 'tiles-136').checked ?? false], [true, false]);
  change(element, 'flowers', { checked: false });
  change(element, 'winds-abbreviated', {});
  change(element, 'circles-full', {});
  const { flowers, winds, circles } = /** @type {any} */ (request());
  assert.deepEqual({ flowers, winds, circles }, { flowers: false, winds: 'abbreviated', circles: 'full' });
});

test('tiles bring rules that have them, and other rules bring their tiles', () => {
  const { element, request } = optionsForm({}, { start() {}, changed() {} });
  change(element, 'tiles-144', {});
  assert.deepEqual([chosen(element, 'ruleset'), request().tiles], ['classical', '144']);
  change(element, 'ruleset', { value: 'riichi-tenhou' });
  assert.deepEqual([chosen(element, 'ruleset'), request().tiles], ['riichi-tenhou', '136']);
});

test('a preference is saved', () => {
  const habits = loadHabits();
  assert.deepEqual(habits, { pace: 'normal', sound: false, lift: true });
  const form = habitsForm(habits);
  assert.deepEqual(
    [chosen(form, 'habit-pace'), find(form, 'habit-lift').checked, find(form, 'habit-sound').checked ?? false],
    ['normal', true, false],
  );
  change(form, 'habit-pace', { value: 'fast' });
  assert.equal(loadHabits().pace, 'fast');
  change(form, 'habit-sound', { checked: true });
  assert.equal(loadHabits().sound, true);
  change(form, 'habit-lift', { checked: false });
  assert.deepEqual(loadHabits(), { pace: 'fast', sound: true, lift: false });
});

test('each tool does what it says, and is there when it can be used', () => {
  const done = [];
  const act = (name) => () => void done.push(name);
  const acts = { goOn: act('goOn'), hint: act('hint'), goNext: act('goNext'), copyResult: act('copyResult') };
  const tools = (match) => playerTools(/** @type {any} */ ({}), match, acts).filter(Boolean);
  const open = { state: { turn: 1 }, commands: [], legal: [] };
  assert.deepEqual(
    tools(open).map(({ dataset, disabled }) => [dataset.key, disabled ?? false]),
    [
      ['hint', false],
      ['next', true],
    ],
  );
  const over = tools({ state: {}, commands: [], legal: [] });
  assert.deepEqual(
    over.map(({ dataset, disabled }) => [dataset.key, disabled ?? false]),
    [
      ['hint', true],
      ['next', false],
      ['copyResult', false],
    ],
  );
  for (const tool of over) tool.click();
  const study = ['goBack', 'save', 'copy', 'toReplay', 'goOn', 'draw'];
  const wishes = /** @type {any} */ ({ seat: 2 });
  const given = /** @type {any} */ (Object.fromEntries(study.map((name) => [name, act(name)])));
  const list = () => studyTools(wishes, given).flat(Infinity).filter(Boolean);
  for (const tool of list()) tool.click?.();
  assert.deepEqual(done.splice(0), ['hint', 'goNext', 'copyResult', 'goBack', 'save', 'copy', 'toReplay']);
  const box = () => {
    const element = document.createElement('div');
    element.append(...list());
    return element;
  };
  assert.deepEqual([find(box(), 'show-all'), find(box(), 'follow').checked], [null, true]);
  change(box(), 'opponents', { value: 'fast' });
  assert.deepEqual([wishes, done.splice(0)], [{ seat: 0, opponents: 'fast', follow: false }, ['goOn']]);
  change(box(), 'show-all', { checked: true });
  assert.deepEqual([wishes.showAll, find(box(), 'show-all').checked, done], [true, true, ['draw']]);
});

test('tiles of one suit are given away, and only what the module allows', () => {
  const played = [];
  const commands = [
    { tiles: ['1m', '1m', '2m'], text: 'X112m' },
    { tiles: ['1m', '2m', '9m'], text: 'X129m' },
    { tiles: ['3s', '4s', '5s'], text: 'X345s' },
  ];
  const element = exchangePicker(/** @type {any} */ (commands), (command) => played.push(command));
  const tiles = () => element.querySelectorAll('.legal-tile');
  const pressed = () =>
    tiles()
      .filter((tile) => tile.getAttribute('aria-pressed') === 'true')
      .map(({ text }) => text);
  assert.equal(tiles().length, 7, 'a tile is there as often as one selection has it');
  assert.match(element.text, /3/);
  for (const place of [4, 0, 2, 3]) tiles()[place].click();
  assert.deepEqual(pressed().length, 3, 'another suit begins a new selection');
  assert.equal(find(element, 'exchange').disabled, false);
  tiles()[1].click();
  assert.deepEqual(pressed().length, 3, 'a fourth tile is not taken');
  find(element, 'exchange').click();
  tiles()[0].click();
  assert.equal(find(element, 'exchange').disabled, true);
  tiles()[1].click();
  find(element, 'exchange').click();
  assert.deepEqual(played, ['X129m', 'X129m']);
});

test('a call is named after the event', () => {
  const state = (event, drawn) => /** @type {any} */ ({ event, seats: [{}, { drawn }] });
  const words = ['chow', 'pung', 'kong', 'riichi', 'win'].map((kind) => callOf(state({ kind, chair: 1 }))?.word);
  assert.equal(new Set(words).size, 5, words.join());
  assert.notEqual(callOf(state({ kind: 'win', chair: 1 }, '5p'))?.word, words[4]);
  assert.match(words[4] ?? '', /^(Win|Ron)$/);
  assert.match(words.join(), /^chow,pung,kong,riichi/i);
  assert.equal(callOf(state({ kind: 'draw', chair: 1 })), null);
});

test('the end of a match has its reason, and the chairs in the order of their places', () => {
  const name = (chair) => ['Ann', 'Bo', 'Cy'][chair];
  const places = [3, 1, 2];
  assert.match(placesText(/** @type {any} */ ({ places, scores: [1, 2, 3] }), name), /1\. Bo, 2\. Cy, 3\. Ann/);
  const won = placesText(/** @type {any} */ ({ places, scores: [], wins: [0, 5, 2] }), name);
  assert.match(won, /1\. Bo \(.*5.*\), 2\. Cy \(.*2.*\)/);
  const match = (why) => /** @type {any} */ ({ ending: why ? { why } : undefined });
  let pressed = 0;
  const next = nextButton(match(''), () => pressed++);
  next.click();
  assert.equal(pressed, 1);
  assert.notEqual(nextButton(match('last-deal'), () => {}).text, next.text);
  assert.deepEqual(endingLines(match(''), name), [null, null]);
});
