// A problem on screen: the question, the buttons, the verdict, the table of answers and how the deal went on.
import './page.mjs';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answerPicture, courseWords, reasonsOf, verdictWords } from '../problems/answer.js';
import { cardOf, cardWords, requestOf } from '../problems/card.js';
import { asked, questionPicture, tablePicture } from '../problems/question.js';
import { chooseLanguage, needWords } from '../words/index.js';

for (const part of ['first', 'more', 'review', 'problems']) await needWords(part);
chooseLanguage('en', null);

const answer = (tile, more) => ({
  ...{ act: 'discard', tiles: [tile], then: '', right: false, short: 0, pays: 0, reason: null },
  ...{ chances: { win: 0.2, dealIn: 0.1, points: 300 }, danger: 0.05, accepts: { shanten: 1, total: 8, tiles: [] } },
  ...more,
});
const seat = (wind, score, more) => ({ wind, score, melds: [], river: [], ...more });
const thrown = (tile, more) => ({ tile, drawn: false, riichi: false, claimed: false, ...more });
const problem = /** @type {any} */ ({
  ...{ kind: 'push', ruleset: 'riichi-tenhou', round: 'S', number: 2, honba: 1, deposits: 3, step: 41, left: 17 },
  ...{ closed: ['1m', '9p', '5s'], drawn: true, indicators: ['3z'], ura: [], won: null, offered: null, given: '' },
  seats: [
    seat('W', 24000, { river: [thrown('1z')] }),
    seat('N', 31000, { river: [thrown('9m'), thrown('2s', { riichi: true })] }),
    seat('E', 20000),
  ],
  answers: [
    answer('9p', {
      right: true,
      chances: { win: 0.4, dealIn: 0.1, points: 900 },
      danger: 0.2,
      accepts: { shanten: 1, total: 16, tiles: ['2m'] },
    }),
    answer('1m', { short: 600, danger: 0.05 }),
    answer('5s', { short: 1200, chances: null, danger: null, accepts: null }),
  ],
  ...{ made: 1, tolerance: 50, end: { kind: 'win', winners: ['N'], from: 'W', points: -7700 } },
});

test('the question says what is asked', () => {
  const ask = (more) => asked({ ...problem, ...more });
  assert.match(ask({}), /threatens/);
  assert.match(ask({ kind: 'discard' }), /^Which tile/);
  assert.equal(ask({ kind: 'call', offered: { tile: '5z', from: 'S' } }), 'South discards White. Do you call?');
  assert.match(ask({ kind: 'riichi', given: '9p' }), /You discard 9 of circles/);
  assert.match(ask({ kind: 'score', won: { selfDrawn: true } }), /self-draw/);
  assert.doesNotMatch(ask({ kind: 'score', won: { selfDrawn: false } }), /self-draw/);
});

test('the table has its place, sticks, tiles left and the players, the own seat last', () => {
  const table = tablePicture(problem);
  const [place] = table.querySelectorAll('.problem-place');
  assert.match(place.text, /South 2.*41.*3.*17.*West/s);
  const rows = table.querySelectorAll('.problem-seat').map((row) => row.querySelector('.problem-who').text);
  assert.deepEqual(
    rows.map((row) => /riichi/i.test(row)),
    [true, false, false],
  );
  assert.match(rows[0], /^North .*31,000/);
  assert.match(rows[1], /^East .*20,000$/);
  assert.match(rows[2], /^West .*you.*24,000/i);
  assert.match(
    table.querySelectorAll('.problem-river')[0].text,
    /9 of characters.*2 of bamboo|9.*characters.*2.*bamboo/,
  );
  assert.match(tablePicture({ ...problem, deposits: 0 }).text, /17/);
});

test('a button takes its own answer once, then right and wrong are marked', () => {
  const taken = [];
  const { element, settle } = questionPicture(problem, (chosen) => taken.push(chosen));
  const buttons = element.querySelectorAll('button');
  assert.deepEqual(
    buttons.map((button) => button.dataset.choice),
    ['discard 1m', 'discard 9p', 'discard 5s'],
  );
  assert.deepEqual(
    buttons.map((button) => button.classList.contains('is-apart')),
    [false, false, true],
  );
  buttons[2].click();
  assert.deepEqual(
    taken.map(({ act, tiles }) => [act, tiles]),
    [['discard', ['5s']]],
  );
  settle(taken[0]);
  buttons[0].click();
  assert.equal(taken.length, 1);
  assert.deepEqual(
    buttons.map(({ classList }) => [classList.contains('is-right'), classList.contains('is-wrong')]),
    [
      [false, false],
      [true, false],
      [false, true],
    ],
  );
});

test('the verdict names the right answers', () => {
  assert.equal(verdictWords(problem, 0), 'Right.');
  assert.equal(verdictWords(problem, 2), 'Not quite. Right: 9 of circles.');
  const two = { ...problem, answers: problem.answers.map((one, at) => ({ ...one, right: at < 2 })) };
  assert.equal(verdictWords(two, 1), 'Right. Within 50 points of the best, all right: 9 of circles, 1 of characters.');
});

/** The table as texts: rows of cells, and the width of each bar. */
function answersOf(more, chosen) {
  const picture = answerPicture({ ...problem, ...more }, chosen);
  const rows = picture.querySelectorAll('tr').map((row) => row.children.map((cell) => cell.text.trim()));
  const bars = picture.querySelectorAll('.bar').map((bar) => bar.firstElementChild.styles['inline-size']);
  return { picture, rows, bars };
}

test('each answer has its figures under their heads, and bars beside the largest', () => {
  const { picture, rows, bars } = answersOf({}, { act: 'discard', tiles: ['5s'] });
  assert.deepEqual(rows[0], ['', 'Win chance', 'Points', 'Deal-in risk', 'Useful tiles']);
  assert.deepEqual(
    rows.slice(1).map((row) => row.slice(1)),
    [
      ['40.0%', '+900', '20.0%', '16'],
      ['20.0%', '+300', '5.0%', '8'],
      ['–', '–', '–', '–'],
    ],
  );
  assert.deepEqual(bars, ['100%', '100%', '50%', '25%']);
  assert.match(rows[1][0], /^9 of circles.*Right\.$/);
  assert.match(rows[2][0], /^1 of characters in the game$/);
  assert.match(rows[3][0], /^5 of bamboos? your answer$/);
  assert.deepEqual(
    picture.querySelectorAll('tr').map((row) => row.className),
    ['', 'is-right', 'is-made', ''],
  );
  assert.match(picture.querySelector('.problem-verdict').className, /is-wrong/);
  const right = answersOf({}, { act: 'discard', tiles: ['9p'] });
  assert.match(right.picture.querySelector('.problem-verdict').className, /is-right/);
});

test('without a threat there is no risk, and a score has no table', () => {
  const answers = problem.answers.map((one) => ({ ...one, danger: null }));
  const { rows } = answersOf({ answers }, { act: 'discard', tiles: ['9p'] });
  assert.deepEqual(rows[0], ['', 'Win chance', 'Points', 'Useful tiles']);
  assert.deepEqual(rows[1].slice(1), ['40.0%', '+900', '16']);
  assert.equal(answersOf({ kind: 'score' }, { act: 'discard', tiles: ['9p'] }).rows.length, 0);
});

test('the reasons are those of the right answer', () => {
  assert.deepEqual(reasonsOf(problem).length, 1);
  assert.match(reasonsOf(problem)[0], /1.*16 tiles help \(2 of characters\)|1.*16 tiles help/);
  const call = { ...problem, kind: 'call', answers: [answer('9p', { right: true, then: '3s', accepts: null })] };
  assert.match(reasonsOf(call).join(), /^then discard 3 of bamboo/);
});

test('the course says what was done and how the deal ended', () => {
  const said = (end) => courseWords({ ...problem, end: { ...problem.end, ...end } });
  assert.deepEqual(said({}), [
    'In the game: 1 of characters, 600 points behind the best on average.',
    'North won on a discard by West. The deal brought you −7,700 points.',
  ]);
  assert.match(said({ from: '', winners: ['E'] })[1], /^East won by self-draw/);
  assert.match(said({ points: 3900 })[1], /brought you \+3,900 points/);
  assert.equal(said({ kind: 'exhausted', points: null })[1], 'The deal ended in an exhaustive draw.');
});

const win = /** @type {any} */ ({
  ...{ ...problem, kind: 'score', closed: [...'123456789'].map((n) => `${n}m`).concat('1z', '1z', '2s', '3s', '4s') },
  won: { selfDrawn: false, riichi: 1, more: ['ippatsu'] },
  ...{ ura: ['7p'], answers: [{ act: 'pays', tiles: [], pays: 7700, right: true }] },
});

test('the win of a problem is scored as it was won', () => {
  assert.deepEqual(requestOf(win)?.situation, {
    ...{ ippatsu: true, selfDrawn: false, riichi: 1, seatWind: 'W', roundWind: 'S' },
    ...{ indicators: ['3z'], uraIndicators: ['7p'] },
  });
  const score = {
    win: true,
    points: 7700,
    yaku: [{ id: 'riichi', name: 'Riichi', han: 1 }],
    fuItems: [],
    han: 3,
    fu: 40,
  };
  const core = (more) => /** @type {any} */ ({ score: () => ({ ...score, ...more }) });
  assert.match(cardWords(cardOf(core({}), win)).join(), /\(1 han\),3 han.*40 fu$/);
  assert.equal(cardOf(core({ points: 8000 }), win), null, 'the rules pay another sum');
  assert.equal(cardOf(core({}), problem), null);
});
