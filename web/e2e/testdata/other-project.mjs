// A program by another author: it knows of Tehai only core.js and core.d.ts, and prints what the tests compare.
//
//	node other-project.mjs dist/
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const { load, TehaiError } = await import(pathToFileURL(resolve(process.argv[2], 'core.js')).href);
const tehai = await load();

console.log('api', tehai.version().api);

const complete = tehai.analyze({ hand: '123m406p789s11555z' });
console.log(
  'shanten',
  complete.shanten.best,
  'readings',
  complete.readings.length,
  'red five kept',
  complete.tiles.includes('0p'),
);

const card = tehai.score({ hand: '22234555s222p666z', ruleset: 'classical' });
console.log(`${card.points} x ${2 ** card.doubles} = ${card.unrounded} -> ${card.final}`);

for (const bad of [() => tehai.parse({ text: '123x' }), () => tehai.version({ api: 2 })]) {
  try {
    bad();
  } catch (error) {
    console.log(error instanceof TehaiError, error.code, error.start, error.message);
  }
}

// Many hands in one call: by turns a ready one and one that is no hand.
const counts = new Uint8Array(34 * 50_000);
for (const { tile } of tehai.analyze({ hand: '19m19p19s1234567z' }).waits) {
  for (let hand = 0; hand < 50_000; hand += 2)
    counts[34 * hand + 9 * 'mpsz'.indexOf(tile[1]) + Number(tile[0]) - 1] = 1;
}
const answers = tehai.bulk.shanten(counts);
console.log(
  'bulk',
  answers.length,
  answers.filter((n) => n === 0).length,
  answers.filter((n) => n === 127).length,
  tehai.bulk.shanten(new Uint8Array()).length,
);
for (const bad of [[], new Uint8Array(33), new Uint8Array(34 * (2 ** 20 + 1))]) {
  try {
    tehai.bulk.shanten(bad);
  } catch (error) {
    console.log(error instanceof TehaiError, error.code, error.message);
  }
}
console.log(tehai.analyze({ hand: '1m' }).shanten.best);
