// The questions of Practice about wins, from tables as the module gives them: the hand, and what its value rests on.
import './page.mjs';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { handFaces } from '../practice/hand-faces.js';
import { question } from '../practice/questions.js';
import { learn } from '../state/catalogue.js';
import { chooseLanguage, needWords } from '../words/index.js';

for (const part of ['first', 'more', 'practice']) await needWords(part);
chooseLanguage('en', null);

const closed = ['1m', '2m', '3m', '4p', '5p', '6p', '7s', '8s', '9s', '1z', '1z', '2p', '3p'];
const other = { wind: 'E', closed: [], melds: [], flowers: [] };

/** The question that is made of a win. @param {object} seat the winner's @param {string} tile the last one */
async function asked(seat, tile) {
  const winner = { wind: 'S', closed, melds: [], flowers: [], ...seat };
  const table = {
    ...{ round: 'S', seats: [other, winner], indicators: ['9m'], uraIndicators: ['8m'] },
    event: { kind: 'win', chair: 1, tiles: [tile] },
  };
  const core = /** @type {any} */ ({
    rulesets: ({ rulesets: [id] }) => [{ id, players: 4, tiles: ['136'], shows: ['dora', 'riichi', 'value'] }],
    possible: () => ({ circumstances: [] }),
    score: () => ({ win: true, points: 8, yaku: [], fuItems: [] }),
  });
  learn(core);
  const ask = async (name) => (name === 'gameNew' ? { id: 'g' } : { state: table });
  const making = { core, ask, ruleset: 'riichi-tenhou', level: 'easy', random: () => 0 };
  return question('score', /** @type {any} */ (making));
}

test('a hand that won on a discard has that tile, one that drew it has it once', async () => {
  const won = await asked({}, '4p');
  assert.deepEqual([won.hand.win, won.hand.closed.length], ['4p', 14]);
  assert.equal(won.hand.closed.filter((tile) => tile === '4p').length, 2);
  assert.equal(won.state.situation.selfDrawn, false);
  const drawn = await asked({ closed: [...closed, '1p'], drawn: '1p' }, '1p');
  assert.deepEqual([drawn.hand.win, drawn.hand.closed.length], ['1p', 14]);
  assert.equal(drawn.state.situation.selfDrawn, true);
});

test('a tile that was drawn before a win on another tile is no winning tile', async () => {
  const won = await asked({ closed: closed.slice(1), drawn: '3p' }, '1p');
  assert.equal(won.hand.win, '1p');
  assert.ok(won.hand.closed.includes('1p'));
});

test('the indicators below the others count for a hand in riichi alone', async () => {
  const ura = async (seat) => (await asked(seat, '4p')).state.uraIndicators;
  assert.deepEqual([await ura({}), await ura({ riichi: 3 })], [[], ['8m']]);
});

test('the question says the winds and the Norths of the winner', async () => {
  const { state, hand } = await asked({ flowers: ['4z', '1f', '4z'], riichi: 1 }, '4p');
  assert.deepEqual(state.situation, { selfDrawn: false, seatWind: 'S', roundWind: 'S', riichi: 1, north: 2 });
  assert.deepEqual(hand.flowers, ['1f']);
});

test('with a void suit the question is what a discarder pays, also after a self-draw', async () => {
  const { state, choices, right } = await asked({ closed: [...closed, '1p'], drawn: '1p', void: 's' }, '1p');
  assert.deepEqual([state.situation.selfDrawn, state.situation.void], [false, 's']);
  assert.deepEqual([choices, right], [[1, 2, 4, 8, 16], [8]]);
});

test('the last tile stands apart, and its equals stay where they are', () => {
  const row = /** @type {any} */ (handFaces({ closed: ['1m', '1m', '2m', '1m'], melds: [], flowers: [], win: '1m' }));
  const tiles = row
    .querySelectorAll('.tiles')
    .map((part) => part.querySelectorAll('.face').map((one) => one.dataset.tile));
  assert.deepEqual(tiles, [['1m', '1m', '2m'], ['1m']]);
});
