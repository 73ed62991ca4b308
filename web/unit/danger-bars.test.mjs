// What the module is asked of a seat in a replay: the tiles that it sees, its rivals, and what they passed.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import './page.mjs';
import { dangersAt } from '../board/danger.js';
import { fromLetters, normalState, readLetters } from '../board/spelling.js';
import { inOrder, tileName, tileNames } from '../board/names.js';
import { analysisRequest, asHand, dangerRequest } from '../replay/sight.js';
import { learn } from '../state/catalogue.js';
import { chooseLanguage, needWords } from '../words/index.js';

await needWords('first');
chooseLanguage('en', null);
learn({ rulesets: () => [] });

const tile = (text, more) => ({ tile: text, ...more });
const seat = (wind, river, more) => ({ wind, river, melds: [], flowers: [], closed: ['1m', '0m'], ...more });
const state = (more) => ({
  ...{ players: 4, turn: 0, indicators: ['9s'] },
  seats: [
    seat('E', [tile('1z'), tile('2z', { claimedBy: 1 }), tile('3z')]),
    seat('S', [tile('4z'), tile('5z'), tile('6z')], {
      melds: [{ kind: 'pung', tiles: ['2z', '2z', '2z'], called: 0 }],
    }),
    seat('W', [tile('7z', { riichi: true }), tile('9p', { drawn: true })], { riichi: true }),
    seat('N', [tile('1p'), tile('2p'), tile('3p')]),
  ],
  ...more,
});

/** The request and the bars. @param {object} now @param {number} [chair] */
function barsOf(now, chair = 0) {
  const asked = [];
  const tiles = [
    { tile: '1m', total: 0.004 },
    { tile: '5m', total: 0.06 },
  ];
  const core = { danger: (request) => (asked.push(request), { tiles }) };
  const bars = dangersAt(core, now, chair);
  return { asked, bars, again: dangersAt(core, now, chair) };
}

test('the bar of a tile has the length of its danger, a red five that of its kind', () => {
  const { asked, bars, again } = barsOf(state());
  assert.deepEqual([bars('1m'), bars('0m'), bars('9m')], [0, 3, undefined]);
  assert.equal(again, bars);
  assert.equal(asked.length, 1, 'the same place is computed once');
});

test('the module gets what lies open, a called tile once, and the tiles passed since riichi', () => {
  const [{ seen, indicators, players, rivals, hand }] = barsOf(state()).asked;
  assert.deepEqual([indicators, players, hand], [['9s'], 4, '10m']);
  assert.deepEqual([...seen].sort(), '1p 1z 2p 2z 2z 2z 3p 3z 4z 5z 6z 7z 9p'.split(' '));
  assert.deepEqual(
    rivals.map(({ wind, riichi = false, passed }) => [wind, riichi, passed.join(' ')]),
    [
      ['S', false, ''],
      // One call was made, so the first discard of each after riichi may have come before it.
      ['W', true, '3z 6z 3p'],
      ['N', false, ''],
    ],
  );
});

test('there are no bars without the riichi of another, or for a hidden hand', () => {
  const calm = state();
  calm.seats[2].riichi = false;
  const hidden = state();
  hidden.seats[0].closed = ['?x'];
  for (const [now, chair] of [[calm], [hidden], [state({ turn: undefined })], [state(), 2]])
    assert.equal(barsOf(now, chair).bars, undefined);
});

const sight = {
  ...{
    hand: '123m',
    flowers: '1f',
    seen: ['1z', '7z', '7z'],
    river: ['2z'],
    players: 3,
    ruleset: 'r',
    options: { a: 1 },
  },
  ...{ situation: { seatWind: 'S', roundWind: 'E', indicators: ['9s'], uraIndicators: ['8s'] }, kept: ['3m'] },
  rivals: [{ wind: 'W', river: [tile('7z'), tile('9p', { riichi: true })], melds: ['111z'] }],
};

test('a seat sees the tiles of others and its own discards', () => {
  const request = analysisRequest(sight);
  assert.deepEqual(request.seen, ['1z', '7z', '7z', '2z']);
  assert.deepEqual([request.indicators, request.river, request.kept, request.players], [['9s'], ['2z'], ['3m'], 3]);
  assert.deepEqual(request.situation, { seatWind: 'S', roundWind: 'E' });
  const danger = dangerRequest(sight);
  assert.deepEqual([danger.seen, danger.indicators, danger.rivals], [request.seen, ['9s'], sight.rivals]);
  assert.equal(analysisRequest({ ...sight, situation: {} }).rivals, undefined);
});

test('the Hand view gets the hand with its flowers and the rivals if one is in riichi', () => {
  const page = asHand(sight);
  assert.deepEqual([page.text, page.seen, page.river], ['123m 1f', ['1z', '7z'], ['2z']]);
  assert.deepEqual([page.indicators, page.uraIndicators], [['9s'], ['8s']]);
  assert.deepEqual(page.situation, { seatWind: 'S', roundWind: 'E' });
  assert.deepEqual(page.rivals, [{ wind: 'W', river: ['7z', '9p'], riichi: 1, melds: ['111z'] }]);
  const silent = asHand({ ...sight, flowers: '', rivals: [{ wind: 'W', river: [tile('7z')] }] });
  assert.deepEqual([silent.text, silent.seen, silent.rivals], ['123m', sight.seen, []]);
});

test('the letters of Ùzje games become the tiles of the page', () => {
  assert.deepEqual(
    ['5t', 'xs', 'E', 'P', 'F', 'C', 'h', 'r'].map((one) => fromLetters(one)).join(' '),
    '5p xs 1z 5z 6z 7z 1f 8f',
  );
  assert.deepEqual([fromLetters('0t'), fromLetters('0t', true)], ['Z', '0p']);
  assert.deepEqual(readLetters('23t1mE', false), ['2p', '3p', '1m', '1z']);
  const letters = { name: '', closed: ['1t'], drawn: '1t', flowers: ['h'], waits: [tile('2t')] };
  const seats = [{ ...letters, melds: [{ tiles: ['E', 'E', 'E'] }], river: [tile('3t', { riichi: true })] }];
  const one = {
    event: { tiles: ['4t'] },
    indicators: ['5t'],
    dora: ['6t'],
    wall: { tiles: ['7t'], dead: ['8t'] },
    seats,
  };
  const {
    event,
    indicators,
    dora,
    wall,
    seats: [page],
  } = normalState(one);
  assert.deepEqual([event.tiles, indicators, dora, wall.tiles, wall.dead].flat().join(' '), '4p 5p 6p 7p 8p');
  assert.deepEqual([page.closed, page.drawn, page.flowers, page.waits[0].tile].flat().join(' '), '1p 1p 1f 2p');
  assert.deepEqual([page.melds[0].tiles.join(''), page.river[0]], ['1z1z1z', tile('3p', { riichi: true })]);
});

test('ranks above nine have their numbers, and stand in order', () => {
  assert.deepEqual(['xm', 'as', 'fp'].map(tileName), ['10 of characters', '11 of bamboos', '16 of circles']);
  assert.equal(tileNames(['xm', '1m']), '10 of characters, 1 of characters');
  assert.deepEqual(inOrder(['1z', 'xm', 'am', '6m', '0m', '5m', '1s', '9p']).join(' '), '0m 5m 6m xm am 9p 1s 1z');
});
