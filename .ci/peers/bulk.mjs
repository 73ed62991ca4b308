// Measures the module's own bulk door on the hands of a file that peers wrote: ns a hand, call and copying included.
//
//	node bulk.mjs hands.txt folder    (of core.js, core.wasm and wasm_exec.js)
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const { load } = await import(pathToFileURL(resolve(process.argv[3], 'core.js')).href);
const tehai = await load();

for (const line of readFileSync(process.argv[2], 'utf8').trim().split('\n')) {
  const [family, digits] = line.split(' ');
  const counts = Uint8Array.from(digits, Number);
  let quickest = Infinity;
  for (let round = 0; round < 15; round++) {
    const start = process.hrtime.bigint();
    tehai.bulk.shanten(counts);
    quickest = Math.min(quickest, Number(process.hrtime.bigint() - start) / (counts.length / 34));
  }
  console.log('bulk', family, quickest.toFixed(1));
}
process.exit(0); // the module waits for calls
