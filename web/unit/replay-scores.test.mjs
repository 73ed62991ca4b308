// The course of a match: the result and the payments of each deal, the final scores, and which deal is current.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import './page.mjs';
import { scoresPanel } from '../replay/scores.js';
import { chooseLanguage, needWords } from '../words/index.js';

for (const part of ['first', 'more', 'review']) await needWords(part);
chooseLanguage('en', null);
globalThis.requestAnimationFrame = (act) => setTimeout(act);

const won = { chair: 1, han: 3, fu: 30, yakuman: 0, points: 3900, agrees: true };
const deals = [
  { round: 'E', number: 1, steps: 40, scores: [25000, 25000, 25000], result: { wins: [{ ...won, from: 2 }] } },
  { round: 'E', number: 2, steps: 52, scores: [25000, 28900, 21100], result: { wins: [{ ...won, from: 1 }] } },
  { round: 'E', number: 2, repeat: 1, steps: 61, scores: [24000, 31900, 19100], result: { kind: 'exhausted' } },
  { round: 'E', number: 3, steps: 3, scores: [24000, 31900, 19100], result: { kind: 'odd', text: 'Nine ends' } },
];
const ending = [24000, 30900, 20100];
const winds = ['E', 'S', 'W'];

/** The panel after a drawing, and what was gone to. @param {object} more */
function drawn(more = {}) {
  const went = [];
  const panel = scoresPanel({ go: (...place) => went.push(place), name: (chair) => `P${chair + 1}` });
  const shown = { key: 'game', deals, current: 0, ...more };
  // The end of the last deal has the final scores; every other place would give the wrong ones.
  shown.frame ??= (deal, step) => ({
    seats: winds.map((wind, chair) => ({
      wind,
      score: deal === 3 && step === 3 ? ending[chair] : 1,
    })),
  });
  panel.update(shown);
  return { panel, shown, went, rows: () => panel.element.querySelectorAll('button.deal-row') };
}
const current = (rows) => rows.flatMap((row, at) => (row.getAttribute('aria-current') === 'true' ? [at] : []));

test('each deal has its name and its result', () => {
  const rows = drawn().rows();
  assert.deepEqual(
    rows.map((row) => row.querySelector('.deal-label').text),
    ['East 1', 'East 2', 'East 2, dealer repeat 1', 'East 3'],
  );
  const [ron, tsumo, draw, other] = rows.map((row) => row.querySelector('.deal-result').text);
  assert.match(ron, /^P2 wins from P3 · 3 han 30 fu · 3,900 points/);
  assert.match(tsumo, /^P2 wins by self-draw · 3 han/);
  assert.match(draw, /^Exhaustive draw/);
  assert.match(other, /^Nine ends/);
});

test('what each seat gained in a deal is the difference to the next', () => {
  const gains = drawn()
    .rows()
    .map((row) => row.querySelectorAll('.deal-changes span'));
  const said = gains.map((list) =>
    list.filter((one) => !one.className.includes('chair-mark')).map((one) => `${one.text} ${one.className}`.trim()),
  );
  assert.deepEqual(said, [
    ['0', '+3,900 gets', '−3,900 pays'],
    ['−1,000 pays', '+3,000 gets', '−2,000 pays'],
    [],
    ['0', '−1,000 pays', '+1,000 gets'],
  ]);
});

test('the final scores are those after the last deal', () => {
  assert.deepEqual(
    drawn()
      .panel.element.querySelector('.standing')
      .children.map((one) => one.text),
    ['E P1 24,000', 'S P2 30,900', 'W P3 20,100'],
  );
});

test('a game without scores has no graph and no final scores', () => {
  const none = deals.map((deal) => ({ ...deal, scores: [0, 0, 0] }));
  const frame = () => ({ seats: winds.map((wind) => ({ wind, score: 0 })) });
  const { panel } = drawn({ deals: none, frame });
  assert.equal(panel.element.querySelector('svg'), null);
  assert.equal(panel.element.querySelector('.standing'), null);
  assert.equal(panel.element.querySelector('.deal-changes'), null);
  assert.ok(panel.element.text.includes('The game records no scores.'));
});

test('only the deal on the board is marked, and the graph shows it', () => {
  const { panel, shown, rows } = drawn();
  assert.deepEqual(current(rows()), [0]);
  const line = () => Number(panel.element.querySelector('.graph-now').getAttribute('x1'));
  const first = line();
  panel.update({ ...shown, current: 2 });
  assert.deepEqual(current(rows()), [2]);
  assert.ok(line() > first);
  panel.update({ ...shown, current: 0 });
  assert.deepEqual(current(rows()), [0]);
});

test('a click goes to the start of a deal, on the current one to its end', () => {
  const { panel, shown, rows, went } = drawn({ current: 1 });
  rows()[0].click();
  rows()[1].click();
  panel.update({ ...shown, current: 2 });
  rows()[1].click();
  rows()[2].click();
  assert.deepEqual(went, [
    [0, 0],
    [1, 52],
    [1, 0],
    [2, 61],
  ]);
});

test('the graph has a line for each seat, named by its wind, and the deals below it', () => {
  const graph = drawn().panel.element.querySelector('svg');
  assert.equal(graph.getAttribute('aria-label'), 'Scores over the deals');
  assert.deepEqual(
    graph
      .querySelectorAll('text.graph-text[text-anchor="middle"]')
      .map((one) => one.textContent)
      .filter(Boolean),
    ['E1', 'E2', 'E2, dealer repeat 1', 'E3'],
  );
  const names = graph.querySelectorAll('text.graph-name');
  const styles = names.map((one) => `${one.textContent} ${one.className}`).sort();
  assert.deepEqual(styles, ['E graph-name is-chair-0', 'S graph-name is-chair-1', 'W graph-name is-chair-2']);
  const ends = graph.querySelectorAll('polyline').map((one) => Number(one.getAttribute('points').split(',').at(-1)));
  assert.ok(ends[1] < ends[0] && ends[0] < ends[2], ends.join());
});

test('another game replaces the deals', () => {
  const { panel, shown, rows } = drawn();
  panel.update({ ...shown, key: 'other', deals: [{ ...deals[3], result: { kind: 'aborted' } }, deals[3]].slice(0, 1) });
  assert.match(
    rows()
      .map((row) => row.text)
      .join(),
    /^East 3Abortive draw/,
  );
});

test('where every hand is scored, each has its value', () => {
  const result = { wins: [{ chair: 1, from: 2 }], hands: [{ final: 16 }, { final: 2400 }, {}] };
  const [row] = drawn({ deals: [{ ...deals[0], result }, ...deals.slice(1)] }).rows();
  assert.match(row.querySelector('.deal-result').text, /^P2 wins from P3Hands: P1 16, P2 2,400,? (and )?P3 0/);
});

test('a win whose loser is the winner is a self-draw', () => {
  const result = { wins: [{ chair: 0 }] };
  const [row] = drawn({ deals: [{ ...deals[0], result }, ...deals.slice(1)] }).rows();
  assert.match(row.text, /P1 wins by self-draw/);
});

test('the places at the end are listed from the first to the last', () => {
  const place = (at, score, points) => ({ place: at, score, points, uma: 0, oka: 0 });
  const seats = [place(2, 24000, -6000), place(1, 30900, 20900), place(3, 20100, -14900)];
  const { panel } = drawn({ placement: { seats, deposits: 0 } });
  const rows = panel.element.querySelectorAll('.placement tr').map((row) => row.children.map((cell) => cell.text));
  assert.deepEqual(rows, [
    ['Place', 'Player', 'Score', 'Points'],
    ['1', 'P2', '30,900', '+20.9'],
    ['2', 'P1', '24,000', '−6.0'],
    ['3', 'P3', '20,100', '−14.9'],
  ]);
});
