// A node program that imports the package.
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { load, TehaiError, whole } from 'tehai';
import { handSVG } from 'tehai/hand-svg';

const tehai = await load();
assert.equal(tehai.analyze({ hand: '123m406p789s11555z' }).shanten.best, -1);
assert.equal(tehai.score({ hand: '22234555s222p666z', ruleset: 'classical' }).final, 70);
assert.throws(
  () => tehai.parse({ text: '123x' }),
  (error) => error instanceof TehaiError && error.start === 3,
);
assert.deepEqual([...tehai.bulk.shanten(new Uint8Array(34))], [127]);
assert.equal(await whole(tehai), tehai);
assert.equal(await load(), tehai);
assert.match(handSVG('123m'), /^<svg /);
assert.equal(handSVG('not a hand'), null);
assert.ok(existsSync(new URL(import.meta.resolve('tehai/core.wasm'))));
await assert.rejects(import('tehai/core.js'), { code: 'ERR_PACKAGE_PATH_NOT_EXPORTED' });
console.log('esm', tehai.version().version);
