// Makes every recorded call, and scores of thousands of hands under every rule set, through the packed form and through
// the checked functions on globalThis.tehai, which use JSON: the replies are the same, in the order of fields too.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { load } from '../engine/programs.js';

new Function(readFileSync(process.env.WASM_EXEC, 'utf8'))();

/** How often each export was called. @type {Record<string, number>} */
const crossings = {};
const { instantiate } = WebAssembly;
/** The module's exports, counted. */
let module;
WebAssembly.instantiate = async (...given) => {
  const made = await instantiate(...given);
  if (!made.instance) return made; // a module of node's own
  module = made;
  const counted = Object.entries(module.instance.exports).map(([name, f]) => {
    const count = (...all) => {
      crossings[name] = (crossings[name] ?? 0) + 1;
      return f(...all);
    };
    return [name, typeof f === 'function' ? Object.defineProperty(count, 'length', { value: f.length }) : f];
  });
  return { module: module.module, instance: { exports: Object.fromEntries(counted) } };
};
const { run } = globalThis.Go.prototype;
globalThis.Go.prototype.run = function () {
  return run.call(this, module.instance);
};
const tehai = await load(readFileSync(process.env.CORE_WASM));
const checked = { ...globalThis.tehai };

const asked = (call) => {
  try {
    return JSON.stringify({ value: call() });
  } catch (error) {
    const { code, message, start, end, hint, pattern, values, reason, of } = error;
    return JSON.stringify({ error: { code, message, start, end, hint, pattern, values, reason, of } });
  }
};
const same = (name, request, shown) => {
  const want = checked[name](request());
  const got = asked(() => tehai[name](request()));
  const text = JSON.stringify(want);
  if (got !== text) {
    assert.deepEqual(JSON.parse(got), JSON.parse(text), `${name} ${shown}`);
    assert.equal(JSON.stringify(JSON.parse(got)), text, `${name} ${shown}`);
  }
  return want;
};

const recorded = [process.env.CALLS, process.env.HOSTILE].map((name) => readFileSync(name, 'utf8')).join('\n');
for (const line of recorded.split('\n')) {
  if (!/^[a-z]/.test(line) || line.startsWith('fail')) continue; // fail is a function for tests only
  const [, name, expression] = line.match(/^(\S+) ?(.*)$/);
  const request = new Function(`return (${expression || '{}'})`);
  for (let i = 0; i < 2; i++) same(name, request, expression);
}
assert.ok(crossings.askPacked > 200 && crossings.ask < crossings.askPacked / 2, JSON.stringify(crossings));

/** Numbers below n, the same in every run. */
let seed = 20_261_126;
const below = (n) => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((seed / 2 ** 32) * n);
};
const one = (list) => list[below(list.length)];
const maybe = (of, value) => (below(of) === 0 ? value() : undefined);
const suited = (rank, suit) => `${rank}${suit}`;

/** A set as mpsz. */
function set() {
  const suit = one(['m', 'p', 's', 's', 'z']);
  if (suit === 'z' || below(3) === 0) return suited(String(1 + below(suit === 'z' ? 7 : 9)).repeat(3), suit);
  const from = 1 + below(7);
  return suited(`${from}${from + 1}${from + 2}`.replace('5', below(4) ? '5' : '0'), suit);
}

/** A hand that is often complete, and sometimes not even a hand. */
function hand() {
  const called = below(4) ? 0 : 1 + below(3);
  const closed = Array.from({ length: 4 - called }, set);
  const pair = below(9) + 1;
  const melds = Array.from({ length: called }, () => set().replace(/^./, "$&'"));
  const tiles = [...closed, suited(`${pair}${pair}`, one(['m', 'p', 's']))].join('');
  const text = [tiles, ...melds].join(' ');
  return below(40) ? text : one([`${text}x`, text.slice(2), '', '1m', `${text} 1f`, '手']);
}
const winds = ['E', 'S', 'W', 'N'];
const tile = () => suited(1 + below(7), one(['m', 'p', 's', 'z']));
const yes = () => true;
const tiles = () => Array.from({ length: below(3) }, tile);
const situation = () => ({
  selfDrawn: maybe(2, yes),
  seatWind: maybe(2, () => one(winds)),
  roundWind: maybe(3, () => one(winds)),
  riichi: maybe(3, () => below(3)),
  ippatsu: maybe(20, yes),
  lastTile: maybe(20, yes),
  firstTurn: maybe(30, yes),
  rinshan: maybe(40, yes),
  chankan: maybe(40, yes),
  indicators: maybe(2, tiles),
  uraIndicators: maybe(4, tiles),
  honba: maybe(5, () => below(1200)),
  deposits: maybe(5, () => below(4) - (below(30) ? 0 : 5)),
  from: maybe(3, () => one(winds)),
  liable: maybe(30, () => one(winds)),
  flowers: maybe(20, () => below(9)),
  void: maybe(20, () => one(['m', 'p', 's'])),
  local: maybe(40, () => ['x']),
});
const rulesets = tehai.rulesets({ brief: true }).map(({ id }) => id);
const hands = Number(process.env.HANDS);
let wins = 0;
for (let i = 0; i < hands; i++) {
  const request = {
    hand: hand(),
    ruleset: below(2) ? rulesets[i % rulesets.length] : one(rulesets.filter((id) => id.startsWith('riichi'))),
    situation: maybe(2, situation),
    brief: maybe(2, yes),
    win: maybe(20, tile),
    dialect: maybe(20, () => one(['mpsz', 'tenhou', ''])),
    options: maybe(6, () =>
      one([
        { kiriage: true },
        { kiriageMangan: true },
        { honbaValue: 100 * below(20) - 100, renhou: 'yakuman' },
        { localYaku: ['daisharin'] },
        { localYaku: [] },
        { localYaku: ['x'.repeat(below(300))], kiriageMangan: 1.5 },
        { minimum: below(12) },
        {},
        undefined,
      ]),
    ),
  };
  const reply = same('score', () => request, JSON.stringify(request));
  wins += reply.value?.win ? 1 : 0;
  const asked = { hand: request.hand, indicators: tiles() };
  if (i % 10 === 0) same('analyze', () => asked, JSON.stringify(asked));
}
assert.ok(wins > hands / 5, `${wins} of ${hands} hands win`);

// One call is one request into the module's memory, one call, and one reply out of it.
const once = { hand: '123m406p789s1155z+5z', ruleset: 'riichi-tenhou', situation: { riichi: 1, indicators: ['4p'] } };
for (const brief of [false, true]) {
  tehai.score({ ...once, brief });
  const before = { ...crossings };
  const { structuredClone } = globalThis;
  const { parse, stringify } = JSON;
  globalThis.structuredClone = JSON.parse = JSON.stringify = () => assert.fail('of one small call');
  tehai.score({ ...once, brief });
  Object.assign(globalThis, { structuredClone });
  Object.assign(JSON, { parse, stringify });
  const made = Object.entries(crossings).map(([name, n]) => [name, n - (before[name] ?? 0)]);
  assert.deepEqual(Object.fromEntries(made.filter(([, n]) => n)), { askBuffer: 1, askPacked: 1, replyAt: 1 });
}
console.log(`${hands} hands, ${wins} win; ${JSON.stringify(crossings)}`);
