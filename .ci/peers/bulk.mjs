// Measures the module's calls for many hands on a file of hands written by peers: ns per hand, call and copying
// included. The scored wins are the hands of asked.mjs by turns.
//
//     node bulk.mjs hands.txt folder    (of the loader, core.wasm and wasm_exec.js)
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { hands as asked } from './asked.mjs';

const { load } = await import(pathToFileURL(resolve(process.argv[3], 'programs.js')).href);
const tehai = await load();

/** The fastest of several rounds. */
function best(hands, call) {
  let quickest = Infinity;
  for (let round = 0; round < 15; round++) {
    const start = process.hrtime.bigint();
    call();
    quickest = Math.min(quickest, Number(process.hrtime.bigint() - start) / hands);
  }
  return quickest.toFixed(1);
}

for (const line of readFileSync(process.argv[2], 'utf8').trim().split('\n')) {
  const [family, digits] = line.split(' ');
  const counts = Uint8Array.from(digits, Number);
  console.log(
    'bulk',
    family,
    best(counts.length / 34, () => tehai.bulk.shanten(counts)),
  );
  console.log(
    'bulk.discards',
    family,
    best(counts.length / 34, () => tehai.bulk.discards({ counts })),
  );
}

const wins = 10_000;
const { list } = tehai.convert({ text: asked.won, to: '136' });
// Tile numbers as in the columns: 16, 52 and 88 are the red fives.
const tiles = Uint8Array.from(list, (id) => ([16, 52, 88].includes(id) ? 35 + (id - 16) / 36 : Math.floor(id / 4) + 1));
const column = (numbers) => Uint8Array.from({ length: wins * numbers.length }, (_, i) => numbers[i % numbers.length]);
const request = {
  ruleset: 'riichi-tenhou',
  tiles: column([...tiles]),
  flags: Uint16Array.from({ length: wins }, () => 2), // riichi
  winds: column([0, 0, 2, 0]), // from South
  indicators: column([13, 0, 0, 0, 0]), // 4p
};
if (tehai.bulk.score(request).points[wins - 1] !== 12_000) throw new Error('the win is another');
console.log(
  'bulk.score',
  'riichi',
  best(wins, () => tehai.bulk.score(request)),
);
process.exit(0); // the module waits for calls
