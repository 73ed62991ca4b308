// A program that makes its module fail on purpose, and continues.
//
//	node failing.mjs dist/
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const [, , dist] = process.argv;
const { load, TehaiError } = await import(pathToFileURL(resolve(dist, 'core.js')).href);

async function attempt(name, action) {
  try {
    console.log(name, await action());
  } catch (error) {
    console.log(name, ...(error instanceof TehaiError ? [error.code, error.message] : [error.code ?? error.name]));
  }
}

await attempt('no file', () => load(resolve(dist, 'no.wasm')).then(() => 'loaded'));
await attempt('no module', () => load(new Uint8Array([1, 2, 3])).then(() => 'loaded'));

const tehai = await load(resolve(dist, 'core.wasm'));
console.log('one instance', tehai === (await load()));
const count = () => tehai.parse({ text: '123m' }).closed.length;

await attempt('panic', () => tehai.fail());
await attempt('then', count);

let deep = [];
for (let i = 0; i < 100_000; i++) deep = [deep];
await attempt('deep', () => tehai.parse({ text: deep }));
await attempt('getter', () =>
  tehai.parse({
    get text() {
      throw new Error('no');
    },
  }),
);
await attempt('then', count);

await attempt('exit', () => tehai.fail({ exit: true }));
await attempt('then', count);
const again = await load(await readFile(resolve(dist, 'core.wasm')));
await attempt('again', () => again.parse({ text: '123m' }).closed.length);
