// What is entered of a deal, as requests to the module: four hands, and events.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventOf, isEventSaid, mayFollowKong, newEvent } from '../scorekeeper/event-draft.js';
import { fourDeal, isFourSaid } from '../scorekeeper/four-hands.js';

const four = (change) => ({ winner: 1, liable: null, drawn: false, entries: ['80', '84', ' 208', '416'], ...change });

test('four hands are points or tiles, and the winner may have drawn', () => {
  const points = [{ points: 80 }, { points: 84 }, { points: 208 }, { points: 416 }];
  for (const [draft, want] of [
    [four(), { kind: 'wins', wins: [{ chair: 1 }], hands: points }],
    [four({ drawn: true }), { kind: 'wins', wins: [{ chair: 1 }], hands: points }],
    [four({ liable: 2 }), { kind: 'wins', wins: [{ chair: 1, liable: 2 }], hands: points }],
    [four({ liable: 0, winner: 3 }), { kind: 'wins', wins: [{ chair: 3, liable: 0 }], hands: points }],
    [four({ liable: 1 }), { kind: 'wins', wins: [{ chair: 1 }], hands: points }],
    [
      four({ drawn: true, winner: 0, entries: [' 11122z +2z', '0', '19m', '9999999'] }),
      {
        kind: 'wins',
        wins: [{ chair: 0 }],
        hands: [
          { hand: '11122z +2z', situation: { selfDrawn: true } },
          { points: 0 },
          { hand: '19m', situation: { selfDrawn: false } },
          { points: 1e6 },
        ],
      },
    ],
  ])
    assert.deepEqual(fourDeal(draft), want);
});

test('four hands are entered once all four are there and a winner', () => {
  assert.equal(isFourSaid(four()), true);
  assert.equal(isFourSaid(four({ winner: 0 })), true);
  assert.equal(isFourSaid(four({ winner: null })), false);
  for (const chair of [0, 1, 2, 3]) assert.equal(isFourSaid(four({ entries: four().entries.with(chair, ' ') })), false);
});

const event = (change) => ({ ...newEvent(), ...change });
const fans = (...list) => list.map((n) => ({ fans: n }));

test('events are requests', () => {
  const now = { playing: [0, 2], afterKong: 2 };
  const taken = {
    text: '123m+4m',
    situation: { seatWind: 'S', roundWind: 'E', from: 'W', liable: 'N', rinshan: true, shotAfterKong: true, void: 'p' },
  };
  for (const [draft, want] of [
    [
      event({ winners: [1], from: 2, values: fans(0, 3, 0, 0) }),
      { kind: 'win', wins: [{ chair: 1, from: 2, han: 3 }] },
    ],
    [event({ winners: [1], from: 0, values: fans(1, 0) }), { kind: 'win', wins: [{ chair: 1, from: 0, han: 0 }] }],
    [event({ winners: [3], from: 'own', values: fans(0, 0, 0, 2) }), { kind: 'win', wins: [{ chair: 3, han: 2 }] }],
    [
      event({ winners: [1, 3], from: 2, values: fans(0, 1, 0, 2), afterKong: true }),
      {
        kind: 'win',
        afterKong: true,
        wins: [
          { chair: 1, from: 2, han: 1 },
          { chair: 3, from: 2, han: 2 },
        ],
      },
    ],
    [
      event({ winners: [1], from: 0, values: fans(0, 1), afterKong: true }),
      { kind: 'win', wins: [{ chair: 1, from: 0, han: 1 }] },
    ],
    [
      event({ winners: [0], from: 2, values: [{ fans: null, taken }] }),
      { kind: 'win', wins: [{ chair: 0, from: 2, hand: '123m+4m', dialect: 'mpsz', situation: { void: 'p' } }] },
    ],
    [event({ kind: 'kong', chair: 3, kong: 'concealed', feeder: 1 }), { kind: 'kong', chair: 3, kong: 'concealed' }],
    [event({ kind: 'kong', chair: 3, kong: 'added' }), { kind: 'kong', chair: 3, kong: 'added' }],
    [event({ kind: 'kong', chair: 3, kong: 'late' }), { kind: 'kong', chair: 3, kong: 'added', late: true }],
    [
      event({ kind: 'kong', chair: 3, kong: 'claimed', feeder: 0 }),
      { kind: 'kong', chair: 3, kong: 'claimed', from: 0 },
    ],
    [
      event({ kind: 'wall', states: ['ready', null, 'pig', 'ready'], values: fans(2, 1, 4, 5) }),
      {
        kind: 'wall',
        hands: [
          { chair: 0, state: 'ready', han: 2 },
          { chair: 2, state: 'pig' },
        ],
      },
    ],
    [event({ kind: 'foul', chair: 2 }), { kind: 'foul', chair: 2 }],
  ])
    assert.deepEqual(eventOf(draft, now), want);
});

test('an event is entered once nothing is missing', () => {
  const [chairs, taken] = [[0, 2], { text: '1m', situation: {} }];
  for (const [draft, want] of [
    [event({}), false],
    [event({ winners: [1], from: 2 }), false],
    [event({ winners: [1], values: fans(0, 0, 0, 0) }), false],
    [event({ from: 2, values: fans(0, 0, 0, 0) }), false],
    [event({ winners: [1], from: 0, values: fans(null, 0, null, null) }), true],
    [event({ winners: [1, 2], from: 0, values: fans(null, 0, null, null) }), false],
    [event({ winners: [1], from: 'own', values: [{ fans: null }, { fans: null, taken }] }), true],
    [event({ kind: 'kong', chair: 0 }), false],
    [event({ kind: 'kong', kong: 'added' }), false],
    [event({ kind: 'kong', chair: 0, kong: 'added' }), true],
    [event({ kind: 'kong', chair: 0, kong: 'claimed' }), false],
    [event({ kind: 'kong', chair: 0, kong: 'claimed', feeder: 0 }), true],
    [event({ kind: 'wall', states: ['pig', null, null, null] }), false],
    [event({ kind: 'wall', states: ['pig', null, 'not-ready', null] }), true],
    [event({ kind: 'wall', states: ['pig', null, 'ready', null] }), false],
    [event({ kind: 'wall', states: ['pig', null, 'ready', null], values: fans(null, null, 0, null) }), true],
    [event({ kind: 'foul' }), false],
    [event({ kind: 'foul', chair: 0 }), true],
  ])
    assert.equal(isEventSaid(draft, chairs), want, JSON.stringify(draft));
});

test('a win follows a kong of the player who discards or draws', () => {
  for (const [winners, from, afterKong, want] of [
    [[1], 2, 2, true],
    [[1], 2, 1, false],
    [[1], 'own', 1, true],
    [[1], 'own', 2, false],
    [[0], 0, undefined, false],
    [[0], 'own', 0, true],
  ])
    assert.equal(mayFollowKong({ winners, from }, { afterKong }), want);
});
