// The buttons below a problem: what can be done after an answer, and what is sent.
import './page.mjs';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ProblemsPage } from '../problems/page.js';
import { addressOf } from '../problems/link.js';
import { sendPanel } from '../problems/send-panel.js';
import { chooseLanguage, needWords } from '../words/index.js';

for (const part of ['first', 'more', 'problems', 'review']) await needWords(part);
chooseLanguage('en', null);
const made = Object.getPrototypeOf(document.createElement('p'));
made.focus ??= made.scrollIntoView ??= () => {};

const answer = (pays, right) => ({ act: 'pays', tiles: [], then: '', right, short: 0, pays, reason: null });
const problem = /** @type {any} */ ({
  ...{ kind: 'score', round: 'E', number: 1, honba: 0, deposits: 0, step: 9, left: 8, closed: ['1m'], drawn: true },
  ...{ indicators: [], ura: [], won: { selfDrawn: true, riichi: 0, more: [] }, made: -1, tolerance: 0 },
  seats: [{ wind: 'E', score: 25000, melds: [], river: [] }],
  answers: [answer(1000, false), answer(2000, true)].map((one) => ({
    ...one,
    chances: null,
    danger: null,
    accepts: null,
  })),
  end: { kind: 'win', winners: ['E'], from: '', points: 2000 },
});

test('after an answer each button does its own, then the next problem comes', () => {
  const done = [];
  const act = (name) => () => void done.push(name);
  const settled = (chosen) => done.push(`settle ${chosen.pays}`);
  const acts = { settle: settled, next: act('next'), keepLinked: act('keep'), leaveLink: act('leave') };
  const page = new ProblemsPage(acts, []);
  const posed = /** @type {any} */ ({ problem, packed: '', entry: { game: 'Sample game' } });
  page.pose(posed);
  assert.match(page.element.text, /Sample game.*self-draw/s);
  const choices = page.element.querySelectorAll('.problem-choice');
  choices.at(-1).click();
  const chosen = { act: 'pays', tiles: [], pays: 2000 };
  page.settle(posed, /** @type {any} */ (chosen), { unsure: act('unsure'), aside: act('aside'), saved: true });
  const row = page.element.querySelector('.button-row');
  const buttons = row.querySelectorAll('button');
  assert.equal(buttons.length, 3);
  for (const button of buttons) button.click();
  assert.deepEqual(done, ['settle 2000', 'next', 'unsure', 'next', 'aside', 'next']);
  page.settle(posed, /** @type {any} */ (chosen), { unsure: null, aside: null, saved: false });
  assert.equal(row.querySelectorAll('button').length, 1);
  assert.notEqual(row.querySelector('.note'), null, 'the answer could not be saved');
});

test('a link has the problem on screen, or those of today, or all', async () => {
  const copied = [];
  const clipboard = { writeText: async (text) => void copied.push(text) };
  Object.defineProperty(globalThis, 'navigator', { value: { clipboard }, configurable: true });
  globalThis.location ??= /** @type {any} */ ({
    href: 'https://x.test/',
    hash: '',
    origin: 'https://x.test',
    pathname: '/',
  });
  let today = ['b', 'c'];
  const panel = sendPanel({ today: () => today, all: () => ['b', 'c', 'd'], explain: () => [] });
  panel.draw();
  const fold = panel.element.querySelector('details');
  fold.open = true;
  fold.acts.toggle();
  const press = (key) => panel.element.querySelector(`[data-key="problems-${key}"]`).click();
  panel.update('a');
  for (const key of ['link', 'linkToday']) press(key);
  today = [];
  press('linkToday');
  panel.update('');
  today = ['c'];
  press('link');
  assert.deepEqual(
    copied,
    [['a'], ['b', 'c'], ['b', 'c', 'd'], ['c']].map((list) => addressOf(list)),
  );
});
