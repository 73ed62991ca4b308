// Asks the calls for very many hands with some columns and without, over more than one chunk of hands, and compares
// the answers with those of the calls for one hand.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { load } from '../engine/programs.js';

new Function(readFileSync(process.env.WASM_EXEC, 'utf8'))();
const tehai = await load(readFileSync(process.env.CORE_WASM));

const n = 5000;
const last = n - 1;
const column = (of, numbers) => of.from({ length: n * numbers.length }, (_, i) => numbers[i % numbers.length]);
// 123m 406p 11z 55z + 5z with a pung of Red from across.
const request = {
  ruleset: 'riichi-tenhou',
  tiles: column(Uint8Array, [1, 2, 3, 13, 36, 15, 28, 28, 32, 32, 32, 0, 0, 0]),
  melds: column(Uint8Array, [34, 34, 34, 0, 8, ...new Uint8Array(15)]),
};
const further = {
  flags: column(Uint16Array, [64]), // the last tile
  winds: column(Uint8Array, [2, 1, 4, 0]),
  indicators: column(Uint8Array, [13, 33, 0, 0, 0]),
  counters: column(Uint16Array, [2, 1, 0]),
};
const hand = { hand: "123m406p11z55z+5z 77'7z", ruleset: 'riichi-tenhou', brief: true };
const full = tehai.score({
  ...hand,
  situation: { lastTile: true, seatWind: 'S', from: 'N', indicators: ['4p', '6z'], honba: 2, deposits: 1 },
});
const bare = tehai.score(hand);
assert.notEqual(full.points, bare.points);
for (const round of [0, 1]) {
  const all = tehai.bulk.score({ ...request, ...further });
  for (const i of [0, 4095, 4096, last]) {
    assert.equal(all.points[i], full.points, `round ${round}, hand ${i} with all columns`);
    assert.equal(all.payments[5 * i + 1], full.payments.S);
  }
  // The columns that are absent are not those of the call before.
  const few = tehai.bulk.score(request);
  for (const i of [0, 4095, 4096, last]) {
    assert.equal(few.points[i], bare.points, `round ${round}, hand ${i} without further columns`);
    assert.equal(few.han[i], bare.han);
  }
}

const kinds = [0, 1, 2, 4, 5, 8, 12, 13, 17, 20, 24, 25, 27, 33];
const counts = new Uint8Array(34 * n);
for (let i = 0; i < n; i++) for (const kind of kinds) counts[34 * i + kind]++;
const seen = ['3m', '3m', '7m', '7m', '7m'];
const left = counts.map((held) => 4 - held);
for (let i = 0; i < n; i++) [2, 2, 6, 6, 6].forEach((kind) => left[34 * i + kind]--);
const codes = Array.from({ length: 34 }, (_, kind) => `${(kind % 9) + 1}${'mpsz'[Math.floor(kind / 9)]}`);
const compared = (given, single) => {
  const many = tehai.bulk.discards(given);
  for (const i of [0, 4095, 4096, last]) {
    assert.equal(many.rows[i], kinds.length);
    for (let j = 0; j < kinds.length; j++) {
      const at = 14 * i + j;
      const one = single.discards.find(({ tile }) => tile === codes[many.tiles[at]]);
      assert.deepEqual([many.shanten[at], many.totals[at]], [one.shanten, one.total], `hand ${i}, ${one.tile}`);
      const accepted = codes.filter((_, kind) => (many.accepts[2 * at + (kind >> 5)] >>> (kind & 31)) & 1);
      assert.deepEqual(
        accepted,
        one.tiles.map(({ tile }) => tile),
      );
    }
  }
  return many.totals[0];
};
const asked = { hand: '123569m459p378s17z' };
const seenLess = compared({ counts, left }, tehai.analyze({ ...asked, seen }));
assert.notEqual(compared({ counts }, tehai.analyze(asked)), seenLess);
process.exit(0); // the module waits for calls
