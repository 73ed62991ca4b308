// A CommonJS program of node.
const assert = require('node:assert/strict');

(async () => {
  const { load } = await import('tehai');
  const tehai = await load(require.resolve('tehai/core.wasm'));
  assert.equal(tehai.analyze({ hand: '123m456p4579s1155z' }).shanten.best, 1);
  console.log('common', tehai.version().version, require('tehai/package.json').version);
})();
