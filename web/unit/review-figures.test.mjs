// A review on screen: its figures, its list of key moments with their buttons, and the table of the choices.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import './page.mjs';
import { coursePicture } from '../review/course-picture.js';
import { momentsList } from '../review/moments-list.js';
import { optionsTable } from '../review/options.js';
import { summary } from '../review/summary.js';
import { h } from '../lib/dom.js';
import { chooseLanguage, needWords } from '../words/index.js';

for (const part of ['first', 'more', 'review']) await needWords(part);
chooseLanguage('en', null);

/** @param {any} children */
function rootOf(children) {
  return h('div', {}, children);
}
const rows = (table) => table.querySelectorAll('tr').map((row) => row.children.map((cell) => cell.text));

test('each figure is the one of its name', () => {
  const figures = {
    ...{ deals: 40, decisions: 400, agreed: 300, lossPoints: 10000, lossWin: 6, came: 21, hoped: 19.26, wins: 10 },
    ...{ winPoints: 52000, dealIns: 5, dealInPoints: 21000, dealInDanger: 0.52, dealInSeen: 4, riichi: 12, open: 14 },
    ...{ drawn: 8, payments: -3400 },
  };
  const said = (list) => summary(list).children.map((row) => row.children.map((one) => one.text));
  assert.deepEqual(said(figures), [
    ['Deals', '40'],
    ['Decisions', '400'],
    ['Same choice as Tehai', '75.0%'],
    ['Points lost per decision', '25'],
    ['Win chance lost per decision', '1.5%'],
    ['Useful draws', '21 (expected 19.3)'],
    ['Wins', '25.0%'],
    ['Points per win', '5,200'],
    ['Deal-ins', '12.5%'],
    ['Points per deal-in', '4,200'],
    ['Estimated danger at the time', '13%'],
    ['Riichi', '30.0%'],
    ['Open hands', '35.0%'],
    ['Drawn deals', '20.0%'],
    ['Net points', '−3,400'],
  ]);
  const none = Object.fromEntries(said({}));
  assert.deepEqual([none.Wins, none['Points per win'], none['Net points']], ['–', '–', '0']);
});

const loss = { points: 500, win: 0.1, weight: 600 };
const best = [
  { tile: '9p', shanten: 1, total: 20, tiles: [] },
  { tile: '1m', shanten: 1, total: 15, tiles: [] },
];
const one = (deal, step, more) => ({
  deal,
  step,
  chair: 0,
  loss,
  made: '1m',
  better: '9p',
  best: [],
  again: [],
  ...more,
});
const names = ['look', 'tryOn', 'reorder', 'saveCsv', 'saveJson', 'savePage'];

/** The list and what its buttons did. @param {object} more */
function listOf(more) {
  const did = [];
  const acts = Object.fromEntries(names.map((name) => [name, (...given) => did.push([name, ...given.slice(0, 3)])]));
  const moments = [one(3, 12), one(1, 30, { better: 'pass' }), one(0, 7, { kind: 'discard', best })];
  const shown = { moments, all: 3, byTime: false, place: { deal: 1, step: 29 }, label: (deal) => `Deal ${deal}` };
  const root = rootOf(momentsList({ ...shown, ...more }, { ...acts, places: () => [] }));
  return { root, did, items: root.querySelectorAll('.review-moments li') };
}

test('each button of the list does what it says', () => {
  const { root, did } = listOf();
  const byText = (text) => root.querySelectorAll('button').find((button) => button.text === text);
  for (const text of ['By time', 'CSV', 'JSON', 'Page (HTML)']) byText(text).acts.click({});
  assert.deepEqual(
    did.map(([name]) => name),
    ['reorder', 'saveCsv', 'saveJson', 'savePage'],
  );
  assert.equal(byText('By time').getAttribute('aria-pressed'), 'false');
  assert.equal(
    listOf({ byTime: true }).root.querySelector('[data-key="review-order"]').attributes['aria-pressed'],
    'true',
  );
});

test('a moment has its place and opens the board before the move', () => {
  const { items, did } = listOf();
  assert.deepEqual(
    items.map((item) => item.querySelector('.moment-place').text),
    ['Deal 3, step 12', 'Deal 1, step 30', 'Deal 0, step 7'],
  );
  items[0].querySelector('.moment').acts.click({ detail: 1 });
  items[2].querySelector('.moment').acts.click({ detail: 0 });
  items[0].querySelector('.moment-try').acts.click({});
  assert.deepEqual(did, [
    ['look', 3, 11, false],
    ['look', 0, 6, true],
    ['tryOn', 3, 11, '9p'],
  ]);
});

test('the moment on the board is marked, and passing cannot be tried', () => {
  const { items } = listOf();
  const has = (selector) => items.map((item) => item.querySelector(selector) !== null);
  assert.deepEqual(has('[aria-current="step"]'), [false, true, false]);
  assert.deepEqual(has('.moment-try'), [true, false, true]);
  assert.deepEqual(has('.moment-fold'), [false, false, true]);
});

test('the number of moments is said, or that there are none', () => {
  assert.ok(listOf().root.text.includes('Key moments: 3'));
  assert.ok(listOf({ all: 0, moments: [] }).root.text.includes('No decision cost anything that matters.'));
});

test('choices are compared by useful tiles without odds, else by chance, points and danger', () => {
  const move = { kind: 'discard', made: '1m', better: '9p', loss, best };
  assert.deepEqual(rows(optionsTable(move)), [
    ['', 'Useful tiles'],
    ['9 of circles better', '20'],
    ['1 of characters played', '15'],
  ]);
  const odds = [
    { odds: { win: 0.4, points: 1234.4 }, danger: 0.05 },
    { odds: { win: 0.1, points: -310 }, danger: 0.2 },
  ];
  const table = optionsTable({ ...move, best: best.map((row, at) => ({ ...row, ...odds[at] })) });
  assert.deepEqual(rows(table), [
    ['', 'Win chance', 'Points', 'Danger'],
    ['9 of circles better', '40.0%', '+1,234', '5.0%'],
    ['1 of characters played', '10.0%', '−310', '20.0%'],
  ]);
  const bars = table.querySelectorAll('.bar').map((bar) => bar.children[0].styles['inline-size']);
  assert.deepEqual(bars, ['100%', '25%', '25%', '100%']);
  assert.equal(optionsTable({ ...move, best: best.slice(0, 1) }), null);
});

const point = (step, win, points, more) => ({ step, win, points, ...more });
const odds = (win, points, draw) => ({ odds: { win, points, draw } });

/** @param {object[]} chairs @param {(level: string) => void} [choose] */
function course(chairs, choose) {
  const deal = { key: 'a', steps: 60, step: 20, seek: () => {}, name: (chair) => `P${chair + 1}` };
  const root = rootOf(coursePicture(chairs, deal, { level: 'strongest', choose }));
  const fold = root.querySelector('details');
  if (fold) Object.assign(fold, { open: true }).acts.toggle();
  return root;
}

test('the course of a deal has a line for each seat and the chance of a draw', () => {
  const ofDeal = [
    { chair: 0, wind: 'E', points: [point(4, 0.9, 9, odds(0.2, 800, 0.3)), point(20, 0.9, 9, odds(0.35, 1500, 0.1))] },
    { chair: 1, wind: 'S', points: [point(5, 0.9, 9, odds(0.3, 700, 0.3)), point(9, 0.9, 9, odds(0.1, -200, 0.4))] },
  ];
  const root = course(ofDeal);
  assert.deepEqual(
    root.querySelectorAll('svg').map((graph) => graph.getAttribute('aria-label')),
    [
      'Win chance. East P1: 20.0% at the start, 35.0% at most; South P2: 30.0% at the start, 30.0% at most',
      'Expected points of the deal, and its result. ' +
        'East P1: 800 at the start, 1,500 at most; South P2: 700 at the start, 700 at most',
    ],
  );
  const [win, points] = root.querySelectorAll('svg');
  const lines = (graph) => graph.querySelectorAll('polyline').map((line) => line.className.split(' ')[1]);
  assert.deepEqual(
    [lines(win), lines(points)],
    [
      ['is-chair-0', 'is-chair-1', 'is-draw'],
      ['is-chair-0', 'is-chair-1'],
    ],
  );
  assert.deepEqual(rows(root.querySelector('table')), [
    ['Step', 'E P1', 'S P2'],
    ['4', '20.0% · 800', ''],
    ['5', '', '30.0% · 700'],
    ['9', '', '10.0% · −200'],
    ['20', '35.0% · 1,500', ''],
  ]);
});

test('without odds of the deal the course is that of each hand alone', () => {
  const alone = [{ chair: 2, wind: 'W', points: [point(4, 0.25, 600), point(8, 0.5, 900)] }];
  const root = course(alone);
  assert.match(
    root.querySelector('svg').getAttribute('aria-label'),
    /^Win chance if nobody else wins\. West P3: 25\.0%/,
  );
  assert.deepEqual([root.querySelector('select'), root.querySelector('polyline.is-draw')], [null, null]);
  assert.match(course([{ ...alone[0], points: [] }]).text, /No player’s tiles are known/);
});

test('where only riichi differs no row is called better', () => {
  const move = { kind: 'riichi', made: 'El Ed9t', better: 'Ed9t', loss, best };
  assert.deepEqual(rows(optionsTable(move)).slice(1), [
    ['9 of circles played', '20'],
    ['1 of characters', '15'],
  ]);
});

test('the strength of the players is the chosen one, and another can be chosen', () => {
  const chosen = [];
  const points = [point(4, 0.9, 9, odds(0.2, 800, 0.3)), point(20, 0.9, 9, odds(0.35, 1500, 0.1))];
  const select = course([{ chair: 0, wind: 'E', points }], (level) => chosen.push(level)).querySelector('select');
  const { value } = select.children.find((option) => option.selected);
  assert.equal(value, 'strongest');
  assert.equal(select.children.filter((option) => option.selected).length, 1);
  select.acts.change({ target: { value: select.children[0].value } });
  assert.deepEqual(chosen, [select.children[0].value]);
});
