// The page reads mpsz before the module is there, so the grammar is written twice, in core/notation/mpsz.go and in
// tiles/mpsz.js. This holds them together: the module reads alike what the page reads, and reads back what the page
// writes.

import assert from 'node:assert/strict';
import { load } from '../engine/core.js';
import { randomFrom } from '../lib/random.js';
import { readMpsz, writeMpsz } from '../tiles/mpsz.js';

await import(process.env.WASM_EXEC);
const core = await load(process.env.CORE_WASM);
const random = randomFrom(27);
const below = (n) => Math.floor(random() * n);
const oneOf = (list) => list[below(list.length)];
const digits = (n) => Array.from({ length: n }, () => oneOf('0123456789'.split(''))).join('');

/** A piece of a text: most are right, some are not. */
function piece() {
  const suit = oneOf(['m', 'p', 's', 'z']);
  const rank = 1 + below(7);
  const run = `${rank}${rank + 1}${rank + 2}`;
  const called = (text) => {
    const at = below(text.length);
    return `${text.slice(0, at + 1)}'${text.slice(at + 1)}`;
  };
  return oneOf([
    () => digits(1 + below(4)) + suit,
    () => digits(1 + below(4)) + suit,
    () => `[${run}${suit}]`,
    () => `[${String(rank).repeat(3 + below(2))}${suit}]`,
    () => `(${String(rank).repeat(4)}${suit})`,
    () => called(run) + suit,
    () => called(String(rank).repeat(3 + below(2))) + suit,
    () => `${rank}'${rank}"${rank}${rank}${suit}`,
    () => `${1 + below(8)}f`,
    () => `+${rank}${suit}`,
    () => oneOf(['j', '?', '+', "'", '"', '[', ')', 'x', '8z', '11', '(123m)', '+12m', '[12m]', '55m5']),
  ])();
}

/** Which of equal tiles was called is the same. */
const plain = (melds) =>
  melds.map(({ kind, kong, tiles, called, from }) =>
    JSON.stringify([kind, kong, [...tiles].sort(), from && tiles[called], from]),
  );
/** The module also takes the last tile of fourteen for the drawn one, which the page leaves to it. */
const shown = ({ closed, melds, win, flowers }, marked) => [
  [...closed].sort(),
  plain(melds),
  marked ? win : undefined,
  flowers,
];

let read = 0;
const kinds = new Set();
for (let n = 0; n < 6_000; n++) {
  const text = Array.from({ length: 1 + below(5) }, piece).join(oneOf(['', ' ']));
  const hand = readMpsz(text);
  if (!hand) continue;
  let value;
  try {
    value = core.parse({ text, dialect: 'mpsz' });
  } catch (error) {
    // The page shows what it can read while the module says what is wrong with the hand, such as five tiles of a kind.
    assert.notEqual(error.code, 'internal', text);
    continue;
  }
  read += 1;
  for (const meld of hand.melds) kinds.add(`${meld.kind} ${meld.kong ?? ''} ${meld.from ?? ''}`);
  const marked = text.includes('+');
  assert.deepEqual(shown(hand, marked), shown(value, marked), text);
  const again = core.parse({ text: writeMpsz(hand), dialect: 'mpsz' });
  assert.deepEqual(shown(again, marked), shown(value, marked), `${text} written as ${writeMpsz(hand)}`);
}
assert.ok(read > 2000, `${read} texts were read by both`);
assert.ok(kinds.size >= 10, [...kinds].join());
console.log(`${read} texts read alike, melds: ${[...kinds].sort().join(', ')}`);
process.exit(0);
