// Somebody else's program: it knows of Tehai only what core.js and core.d.ts
// say, and prints what the tests compare.
//
//	node outsider.mjs dist/
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const { load, TehaiError } = await import(pathToFileURL(resolve(process.argv[2], 'core.js')).href);
const tehai = await load();

console.log('api', tehai.version().api);
try {
  tehai.version({ api: 2 });
} catch (error) {
  console.log(error instanceof TehaiError, error.code);
}
