// The gate between page and module: what it refuses before the deferred module has loaded, and how that is loaded.
import assert from 'node:assert/strict';
import { mock, test } from 'node:test';

const { answered, gateOf, hasAll, isLacking, isRefused, keepGate, loadAll, needsDeferred, wish } =
  await import('../engine/gate.js');
const { deferredRulesets, primary } = await import('../engine/primary_table.js');

/** A module with only the section that names its deferred module, "b". */
const first = new WebAssembly.Module(
  new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 0, 6, 4, ...Buffer.from('rest'), 0x62]),
);
const second = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);
const wasm = () => new Response(second, { headers: { 'Content-Type': 'application/wasm' } });

/** Functions behind a gate, which throws as core.js does. */
function begin() {
  const gate = gateOf(first, 'https://host/folder/a');
  gate.start({});
  const call = (name) => (request) => {
    if (!gate.allows(name, request)) throw new Error('refused');
    return name;
  };
  const tehai = { parse: call('parse'), convert: call('convert') };
  keepGate(tehai, gate);
  return { gate, tehai };
}

test('by function, fields and rules the table tells what needs the deferred module', () => {
  for (const [name, request, deferred] of [
    ['parse', { text: '1m', dialect: 'auto' }, false],
    ['analyze', { hand: '1m', dialect: 'mpsz', seen: [], kept: [] }, false],
    ['analyze', { hand: '1m', ruleset: 'riichi-ema' }, true],
    ['analyze', { hand: '1m', ruleset: undefined }, false],
    ['analyze', { hand: '1m', rivals: [] }, true],
    ['score', { hand: '1m', ruleset: 'riichi-ema', situation: {} }, false],
    ['score', { hand: '1m', ruleset: 'mcr', situation: {} }, true],
    ['rulesets', { brief: true }, false],
    ['rulesets', { rulesets: ['classical'] }, false],
    ['rulesets', { rulesets: ['classical', 'hongkong'] }, true],
    ['rulesets', {}, true],
    ['version', {}, false],
    ['convert', { text: '1m', to: '34' }, true],
    ['toString', {}, true],
    ['parse', null, true],
    ['parse', ['1m'], true],
    ['parse', '1m', true],
  ])
    assert.equal(needsDeferred(name, request), deferred, `${name} ${JSON.stringify(request)}`);
  assert.ok(deferredRulesets.length > 3);
  assert.ok(Object.keys(primary).length > 4);
});

test('a module with all functions has no gate', () => {
  assert.equal(gateOf(new WebAssembly.Module(second), 'https://host/a'), null);
  assert.equal(hasAll({}), true);
  assert.equal(isLacking({}), false);
});

test('a refused call waits for the deferred module, and is made then', async () => {
  const asked = [];
  globalThis.fetch = async (address) => (asked.push(address), wasm());
  const { tehai } = begin();
  assert.equal(await answered(tehai, () => tehai.parse({ text: '1m' })), 'parse');
  assert.equal(isRefused(tehai), false);
  assert.deepEqual(asked, []);
  assert.throws(() => tehai.convert({ text: '1m' }), /refused/);
  assert.equal(isRefused(tehai), true);
  assert.equal(await answered(tehai, () => tehai.convert({ text: '1m' })), 'convert');
  assert.deepEqual(asked, ['https://host/folder/b']);
  assert.equal(hasAll(tehai), true);
  assert.equal(isLacking(tehai), false);
  await loadAll(tehai);
  assert.equal(asked.length, 1);
});

test('a refusal that the caller has caught counts, and so does what the module misses', async () => {
  globalThis.fetch = async () => wasm();
  const caught = begin();
  const attempt = (call) => {
    try {
      return call();
    } catch {
      return 'a fault';
    }
  };
  assert.equal(await answered(caught.tehai, () => attempt(() => caught.tehai.convert({}))), 'convert');
  const missed = begin();
  let calls = 0;
  const ask = () => {
    calls += 1;
    if (!hasAll(missed.tehai)) missed.gate.missed();
    return calls;
  };
  assert.equal(await answered(missed.tehai, ask), 2);
});

test('a fault of its own is thrown without loading anything', async () => {
  globalThis.fetch = async () => assert.fail('it loads');
  const { tehai } = begin();
  const fault = () => {
    throw new Error('bad tile');
  };
  await assert.rejects(answered(tehai, fault), /bad tile/);
});

test('a getter that throws needs the deferred module', () => {
  const { gate } = begin();
  const request = {
    get text() {
      throw new Error('no');
    },
  };
  assert.equal(gate.allows('parse', request), false);
});

test('a wish loads nothing by itself', () => {
  globalThis.fetch = async () => assert.fail('it loads');
  const { tehai } = begin();
  assert.equal(isLacking(tehai), false);
  wish(tehai);
  assert.equal(isLacking(tehai), true);
  assert.equal(isRefused(tehai), false);
});

test('what hangs is given up, and asked for again', async () => {
  let hangs = true;
  let fetched = 0;
  globalThis.fetch = (address, { signal }) => {
    fetched += 1;
    if (!hangs) return Promise.resolve(wasm());
    return new Promise((_, failed) => signal.addEventListener('abort', () => failed(signal.reason)));
  };
  mock.timers.enable({ apis: ['setTimeout'] });
  const { tehai } = begin();
  const loading = answered(tehai, () => tehai.convert({}));
  loadAll(tehai).catch(() => {});
  assert.equal(fetched, 1);
  mock.timers.tick(61_000);
  await assert.rejects(loading, { name: 'AbortError' });
  mock.timers.reset();
  assert.equal(hasAll(tehai), false);
  hangs = false;
  assert.equal(await answered(tehai, () => tehai.convert({})), 'convert');
  assert.equal(fetched, 2);
});
