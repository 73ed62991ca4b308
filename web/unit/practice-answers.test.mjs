// A question of Practice: its form, the buttons and keys that answer it, what is marked as right, and the record.
import './page.mjs';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AnswerBox } from '../practice/answer-box.js';
import { practiceForm } from '../practice/form.js';
import { said } from '../practice/hand-faces.js';
import { PracticePage } from '../practice/page.js';
import { learn } from '../state/catalogue.js';
import { readMpsz } from '../tiles/mpsz.js';
import { chooseLanguage, needWords } from '../words/index.js';

for (const part of ['first', 'more', 'practice']) await needWords(part);
chooseLanguage('en', null);
const rows = [
  { id: 'riichi-tenhou', shows: ['fu', 'value'], options: [] },
  { id: 'mcr', shows: ['value'], options: [] },
  { id: 'club', shows: ['losers', 'value'], options: [] },
];
learn(/** @type {any} */ ({ rulesets: ({ rulesets: ids }) => rows.filter(({ id }) => !ids || ids.includes(id)) }));

const question = (kind, choices, right, more) =>
  /** @type {any} */ ({
    ...{ kind, choices, right, hand: readMpsz('2345m') },
    state: { ruleset: 'riichi-tenhou', situation: {}, indicators: ['4z'], uraIndicators: ['3z'] },
    ...more,
  });
const box = (...given) => {
  const taken = [];
  const made = new AnswerBox(question(...given), (answers) => taken.push(answers));
  return { made, taken, buttons: made.element.querySelectorAll('.button, .practice-tile') };
};
const marks = (buttons) =>
  buttons
    .map(({ classList }) => (classList.contains('is-right') ? '+' : classList.contains('is-wrong') ? '-' : '.'))
    .join('');

test('a button gives its own answer, and none after the end', () => {
  const { made, taken, buttons } = box('distance', [0, 1, 2, 3], [2]);
  assert.match(buttons[0].text, /^0 · /);
  assert.deepEqual(
    buttons.slice(1).map(({ text }) => text),
    ['1', '2', '3'],
  );
  buttons[1].click();
  made.settle(taken[0]);
  assert.equal(marks(buttons), '.-+.');
  assert.equal(made.answer(), '2');
  buttons[2].click();
  assert.equal(made.key('3'), false);
  assert.deepEqual([taken, made.done()], [[[1]], true]);
});

test('all tiles of a wait are chosen before they are checked', () => {
  const { made, taken, buttons } = box('waits', ['2m', '5m', '8m'], ['2m', '5m']);
  buttons[0].click();
  buttons[2].click();
  buttons[1].click();
  buttons[1].click();
  assert.deepEqual(
    buttons.slice(0, 3).map((one) => one.getAttribute('aria-pressed')),
    ['true', 'false', 'true'],
  );
  assert.deepEqual(taken, []);
  made.element.querySelector('[data-key="check"]').click();
  assert.deepEqual(taken, [['2m', '8m']]);
  made.settle(taken[0]);
  assert.equal(marks(buttons).slice(0, 3), '++-');
  assert.equal(made.answer(), '2 of characters, 5 of characters');
  assert.equal(made.element.querySelector('[data-key="check"]').hidden, true);
});

test('a digit is the value of a distance and the place of another answer', () => {
  const distance = box('distance', [2, 3, 4], [2]);
  assert.equal(distance.made.key('3'), true);
  assert.equal(distance.made.key('0'), false);
  const score = box('score', [1000, 2000, 3900], [2000]);
  assert.equal(score.made.key('3'), true);
  assert.equal(score.made.key('4'), false);
  assert.equal(box('discard', ['2m', '3m'], ['2m']).made.key('1'), false);
  assert.deepEqual([distance.taken, score.taken], [[[3]], [[3900]]]);
});

test('the question has the indicators that its answer depends on', () => {
  const shown = (kind) =>
    box(kind, kind === 'discard' ? ['2m'] : [1], [1])
      .made.element.querySelectorAll('.practice-dora')
      .map(({ text }) => text);
  assert.deepEqual(shown('distance'), []);
  assert.equal(shown('discard').length, 1);
  assert.match(shown('discard')[0], /North$/);
  assert.match(shown('score').join(' | '), /North \| .*[Uu]ra.*West$/);
});

test('how a hand was won is said', () => {
  const won = { selfDrawn: false, seatWind: 'S', roundWind: 'E', riichi: 1 };
  const words = said(/** @type {any} */ (won)).split(' · ');
  assert.equal(words.length, 4);
  assert.match(words[2], /South$/);
  assert.match(words[3], /East$/);
  assert.notEqual(said(/** @type {any} */ ({ ...won, selfDrawn: true })).split(' · ')[0], words[0]);
  assert.equal(
    said(/** @type {any} */ ({ ...won, riichi: 0, north: 2 }))
      .split(' · ')
      .at(-1),
    'Norths set aside 2',
  );
});

test('the form has what can be asked under the rules, and passes what is chosen', () => {
  const done = [];
  const acts = {
    choose: (name, value) => done.push(`${name} ${value}`),
    chooseRules: (id) => done.push(`rules ${id}`),
    start: (seed) => done.push(`seed ${seed}`),
  };
  const chosen = /** @type {any} */ ({ kind: 'waits', level: 'hard', time: '30', seed: '7' });
  const form = document.createElement('form');
  const fill = (rules) => form.replaceChildren(...practiceForm(chosen, /** @type {any} */ (rules), acts));
  const values = (key) => form.querySelector(`[data-key="practice-${key}"]`).children.map(({ value }) => value);
  fill('mcr');
  assert.deepEqual(values('kind'), ['distance', 'waits', 'discard', 'score']);
  fill('riichi-tenhou');
  assert.deepEqual(values('kind').at(-1), 'fu');
  assert.deepEqual(values('rules'), ['riichi-tenhou', 'mcr']);
  const picked = form
    .querySelectorAll('option')
    .filter(({ selected }) => selected)
    .map(({ value }) => value);
  assert.deepEqual(picked, ['waits', 'hard', 'riichi-tenhou', '30']);
  for (const [key, value] of [
    ['kind', 'fu'],
    ['level', 'easy'],
    ['rules', 'mcr'],
    ['time', '15'],
  ])
    form.querySelector(`[data-key="practice-${key}"]`).acts.change({ target: { value } });
  form.querySelector('#practice-seed').acts.change({ target: { value: '9' } });
  assert.deepEqual(done, ['kind fu', 'level easy', 'rules mcr', 'time 15', 'seed 9']);
});

test('the verdict, the streak and the last answers are shown', () => {
  Object.getPrototypeOf(document.createElement('p')).focus ??= () => {};
  const done = [];
  const names = ['settle', 'next', 'toHand', 'forget', 'toProblems', 'toLessons', 'choose', 'chooseRules', 'start'];
  const acts = /** @type {any} */ (Object.fromEntries(names.map((name) => [name, () => done.push(name)])));
  const explanation = document.createElement('section');
  const page = new PracticePage(acts, explanation);
  const find = (selector) => page.element.querySelector(selector);
  page.rename();
  page.pose(question('distance', [0, 1, 2], [2]));
  assert.equal(page.isOpen(), true);
  page.settle([1], false);
  assert.equal(find('.practice-verdict').text, 'Not quite. Answer: 2.');
  assert.match(find('.practice-verdict').className, /is-wrong/);
  assert.deepEqual([explanation.hidden, page.isOpen()], [false, false]);
  page.settle([2], true);
  assert.equal(find('.practice-verdict').text, 'Right.');
  page.drawRecord(/** @type {any} */ ({ streak: 3, best: 12, asked: 40, right: 30, last: [] }));
  assert.match(find('.practice-streak').text, /3.*12.*75%.*40/);
  assert.equal(page.lessons.hidden, true);
  for (const button of [page.next, page.inHand, page.toProblems, page.toLessons]) button.click();
  assert.deepEqual(done, ['next', 'toHand', 'toProblems', 'toLessons']);
});
