// Who pays how much if the discarder is unknown.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { payersOf } from '../state/worth.js';

test('a discarder whom nobody named is one of the three who pay', () => {
  for (const [payments, want] of [
    [{ E: 42, S: -8, W: -8, N: -8, '?': -18 }, '? 26, others 8'],
    [{ E: -4, S: 16, W: -4, N: -4, '?': -4 }, '? 8, others 4'],
    [{ E: -4, S: 12, W: -4, '?': -4 }, 'E 4, W 4, ? 4'],
    [{ E: -8, S: 16, W: -4, N: -4 }, 'E 8, W 4, N 4'],
    [{ E: -8, S: 20, W: -4, N: -4, '?': -4 }, 'E 8, W 4, N 4, ? 4'],
    [{ E: 0, S: 8000, W: 0, N: 0, '?': -8000 }, '? 8000'],
    [{ E: 0, S: 32000, W: -16000, N: 0, '?': -16000 }, 'W 16000, ? 16000'],
    [{ E: 26, S: -26, W: 0, N: 0 }, 'S 26'],
  ])
    assert.equal(
      payersOf(payments)
        .map(({ who, points }) => `${who} ${points}`)
        .join(', '),
      want,
    );
});
