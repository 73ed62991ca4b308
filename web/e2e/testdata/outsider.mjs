// Somebody else's program: it knows of Tehai only what core.js and core.d.ts
// say, and prints what the tests compare.
//
//	node outsider.mjs dist/
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const { load, TehaiError } = await import(pathToFileURL(resolve(process.argv[2], 'core.js')).href);
const tehai = await load();

console.log('api', tehai.version().api);

const complete = tehai.analyze({ hand: '123m406p789s11555z' });
console.log('shanten', complete.shanten.best, 'readings', complete.readings.length, 'red five kept', complete.tiles.includes('0p'));

const card = tehai.score({ hand: '22234555s222p666z', ruleset: 'classical' });
console.log(`${card.points} x ${2 ** card.doubles} = ${card.unrounded} -> ${card.final}`);

for (const bad of [() => tehai.parse({ text: '123x' }), () => tehai.version({ api: 2 })]) {
  try {
    bad();
  } catch (error) {
    console.log(error instanceof TehaiError, error.code, error.start, error.message);
  }
}
