// The figures of many games: what each column, row and line shows, and what a click on a moment opens.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import './page.mjs';
import { results } from '../survey/results.js';
import { createSums } from '../survey/sums.js';
import { h } from '../lib/dom.js';
import { chooseLanguage, needWords } from '../words/index.js';

for (const part of ['first', 'more', 'review']) await needWords(part);
chooseLanguage('en', null);

// Each figure has a value of its own, so that no column can stand for another.
const figures = {
  ...{ deals: 20, decisions: 200, agreed: 150, lossPoints: 9000, wins: 5, dealIns: 3, riichi: 4, open: 7 },
  payments: -2400,
};
const loss = { points: 500, win: 0.1, weight: 600 };
const move = (step) => ({ step, chair: 0, loss, made: '1m', better: '9m', best: [] });

/** @param {Partial<ReturnType<typeof createSums>>} more */
function draw(more, open = () => {}, files = [{ name: 'a.xml' }, { name: 'b.xml' }]) {
  const sums = Object.assign(createSums(), { total: figures, deals: 20 }, more).finish();
  const root = h('div');
  root.append(...results(sums, files, open).elements.flat(Infinity).filter(Boolean));
  return root;
}
const cells = (row) => row.children.map((cell) => cell.text);

test('each column shows the figure of its name', () => {
  const root = draw({ bySeat: new Map([['S', figures]]) });
  const [head, row] = root.querySelector('table').querySelectorAll('tr');
  const want = [
    ['', 'S'],
    ['Same choice', '75.0%'],
    ['Lost', '45'],
    ['Wins', '25.0%'],
    ['Deal-ins', '15.0%'],
    ['Riichi', '20.0%'],
    ['Open', '35.0%'],
    ['Points per deal', '−120'],
  ];
  const [names, values] = [cells(head), cells(row)];
  assert.deepEqual(
    names.map((name, at) => [name, values[at]]),
    want,
  );
});

test('the tables are of seats and of rounds, in the order of play', () => {
  const of = (...keys) => new Map(keys.map((key) => [key, figures]));
  const root = draw({ bySeat: of('N', 'E', 'W', 'S'), byRound: of('S1', 'E4', 'E1') });
  const tables = root.querySelectorAll('table').map((table) => ({
    name: table.querySelector('caption').text,
    rows: table.querySelectorAll('th[scope="row"]').map((one) => one.text),
  }));
  assert.deepEqual(tables, [
    { name: 'By seat', rows: ['E', 'S', 'W', 'N'] },
    { name: 'By round', rows: ['E 1', 'E 4', 'S 1'] },
  ]);
  assert.deepEqual(
    root.querySelectorAll('.survey-table').map((one) => one.getAttribute('aria-label')),
    ['By seat', 'By round'],
  );
});

test('a seat without deals has no rates', () => {
  const root = draw({ bySeat: new Map([['E', {}]]) });
  assert.deepEqual(cells(root.querySelectorAll('tr')[1]), ['E', '–', '–', '–', '–', '–', '–', '–']);
});

test('the number of deals says whether each seat counts', () => {
  const first = (root) => root.querySelector('dl').children[0].text;
  assert.equal(first(draw({ deals: 20 })), 'Deals20');
  assert.equal(first(draw({ deals: 5 })), 'Deals (each seat counts)20');
});

test('each plot shows the rates that it names, from the first games to the last', () => {
  const game = (when, more) => ({ file: 0, name: '', when, chair: 0, deals: 1, figures: { ...figures, ...more } });
  const games = [game('20240301000000', { agreed: 100, lossPoints: 4000, wins: 8, dealIns: 1 })];
  games.push(game('20240512000000', {}), game('20240101000000', { wins: 2, dealIns: 6 }));
  const root = draw({ games });
  assert.deepEqual(
    root.querySelectorAll('svg').map((graph) => graph.getAttribute('aria-label')),
    [
      'Same choice as Tehai, over time. 75% – 75%',
      'Points lost per decision, over time. 45 – 45',
      'Wins and deal-ins, over time. Wins 10% – 25%; Deal-ins 30% – 15%',
    ],
  );
  const [, , rates] = root.querySelectorAll('svg');
  const months = rates.querySelectorAll('text').map((one) => one.textContent);
  assert.deepEqual(
    months.filter((text) => /^\d{4}-/.test(text)),
    ['2024-01', '2024-03', '2024-05'],
  );
  // The colours of the names are those of the lines: wins end above deal-ins.
  const caption = root.querySelectorAll('figcaption')[2];
  assert.deepEqual(
    caption.querySelectorAll('.chair-mark').map((mark) => {
      const style = mark.className.split(' ')[1];
      const [low] = rates
        .querySelector(`polyline.${style}`)
        .getAttribute('points')
        .split(' ')
        .at(-1)
        .split(',')
        .slice(1);
      return [style, caption.children[caption.children.indexOf(mark) + 1], Number(low) < 60];
    }),
    [
      ['is-chair-2', 'Wins', true],
      ['is-chair-3', 'Deal-ins', false],
    ],
  );
  assert.equal(draw({ games: games.slice(0, 1) }).querySelector('svg'), null);
});

test('the worst moments come first, each with its game, and a click opens it', () => {
  const at = (file, step, weight) => ({
    ...{ file, deal: 2, round: 'S', number: 3, repeat: 1 },
    move: { ...move(step), loss: { ...loss, weight } },
  });
  const opened = [];
  const root = draw({ worst: [at(0, 5, 300), at(1, 9, 800)] }, (one) => opened.push([one.file, one.move.step]));
  assert.deepEqual(
    root.querySelectorAll('.moment-place').map((one) => one.text),
    ['b.xml · South 3, dealer repeat 1, step 9', 'a.xml · South 3, dealer repeat 1, step 5'],
  );
  root.querySelectorAll('button.moment')[1].click();
  assert.deepEqual(opened, [[0, 5]]);
});

test('a game is counted by seat, by round and in all', () => {
  const sums = createSums();
  const one = (chair, wind, more) => ({ chair, wind, deals: 1, ...more });
  const deals = [
    { deal: 0, round: 'E', number: 1, repeat: 0, figures: [one(2, 'W', { wins: 1 })] },
    { deal: 1, round: 'E', number: 2, repeat: 0, figures: [one(2, 'S', { dealIns: 1 })] },
  ];
  sums.add(4, { name: 'c.xml' }, { date: '2024-05-06', deals, worst: [{ deal: 1, move: move(7) }] });
  sums.add(5, { name: 'd.xml' }, { date: '', deals: [], worst: [] });
  const done = sums.finish();
  assert.deepEqual([done.deals, done.absent, done.total], [2, 1, { deals: 2, wins: 1, dealIns: 1 }]);
  assert.deepEqual(
    [...done.bySeat],
    [
      ['S', { deals: 1, dealIns: 1 }],
      ['W', { deals: 1, wins: 1 }],
    ],
  );
  assert.deepEqual([...done.byRound.keys()], ['E1', 'E2']);
  const { file, chair, when } = done.games[0];
  assert.deepEqual([file, chair, when], [4, 2, '20240506000000']);
  assert.deepEqual([done.worst[0].file, done.worst[0].number, done.worst[0].move.step], [4, 2, 7]);
});

test('what placement means is said where the figures have it', () => {
  const has = (total) => draw({ total }).text.includes('uma and oka');
  assert.deepEqual([has({ ...figures, placed: 3, lossPlacement: 60 }), has(figures)], [true, false]);
});
