// Runs an instrumented module in node: the calls of a file, the page's questions about hands under the rule sets of
// some families, and all of it again while garbage is collected. Prints the numbers of the functions that ran, the
// fields of the requests per function of the interface, and the rule sets that were not asked about.
//
//     node run.mjs wasm_exec.js module.wasm calls.json
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const [, , starter, module, calls] = process.argv;
await import(pathToFileURL(starter).href);
const go = new globalThis.Go();
const ran = new Set();
go.importObject.profile = { ran: (number) => void ran.add(number) };
const { instance } = await WebAssembly.instantiate(readFileSync(module), go.importObject);
go.run(instance).catch((error) => {
  console.error(error);
  process.exit(1);
});

await new Promise(setImmediate);
const { calls: list, hands, families, club } = JSON.parse(readFileSync(calls, 'utf8'));

// Uses only the fast way of core.js: the code that reads a request field by field is in the deferred module.
const names = Object.keys(globalThis.tehai);
const { mem, askBuffer, ask: askFunction, replyAt } = instance.exports;
/** The fields by function, "" for a request without fields. */
const made = {};
const tehai = Object.fromEntries(
  names.map((name, place) => [
    name,
    (request) => {
      const reply = through(place, JSON.stringify(request));
      if (reply.error?.code === 'unknown-field') return reply;
      made[name] ??= new Set();
      const fields = Object.keys(request);
      for (const field of fields.length ? fields : ['']) made[name].add(field);
      return reply;
    },
  ]),
);

function through(place, text) {
  const at = askBuffer(3 * text.length) >>> 0;
  const { written } = new TextEncoder().encodeInto(text, new Uint8Array(mem.buffer, at, 3 * text.length));
  const length = askFunction(place, written);
  return JSON.parse(new TextDecoder().decode(new Uint8Array(mem.buffer, replyAt() >>> 0, length)));
}

/** Whether the primary module knows the rules. */
const isFirst = (id, family) => families.includes(family) && !id.startsWith(club);

/** The page's questions about a hand (web/state/ask.js). */
function ask(text) {
  const { value } = tehai.parse({ text, dialect: 'auto' });
  const read = value ? { hand: value.text, dialect: 'mpsz' } : { hand: text };
  const seen = { seen: ['2p'], indicators: ['1m'], river: ['9s'] };
  tehai.analyze({ hand: text, ...seen });
  tehai.analyze({ ...read, ...seen, players: 4, kept: ['5s'] });
  for (const { id, family } of tehai.rulesets({ brief: true }).value) {
    if (!isFirst(id, family)) continue;
    const rules = { ruleset: id, options: {} };
    tehai.rulesets({ rulesets: [id] });
    for (const situation of [{}, { selfDrawn: true }]) {
      tehai.possible({ ...rules, situation });
      tehai.possible({ ...rules, situation, hand: '[111m]', dialect: 'mpsz' });
    }
    tehai.score({ ...read, ...rules, situation: { selfDrawn: true, honba: 1 } });
    tehai.score({
      ...read,
      ...rules,
      situation: { from: 'S', riichi: 1, ippatsu: true, indicators: ['4p'] },
    });
  }
}

// Between calls the program is idle, as on a page: its timers fire, and garbage is collected.
const idle = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
for (let round = 0; round < 8; round++) {
  for (const [at, { name, request }] of list.entries()) {
    tehai[name](request);
    if (at % 20 === 0) await idle(1);
  }
  for (const hand of hands) {
    ask(hand);
    await idle(2);
  }
  await idle(50);
}
await idle(1500); // the runtime returns memory to the system after a while
for (const hand of hands) ask(hand);
const deferred = tehai.rulesets({ brief: true }).value.filter(({ id, family }) => !isFirst(id, family));
console.log(
  JSON.stringify({
    ran: [...ran],
    fields: Object.fromEntries(Object.entries(made).map(([name, fields]) => [name, [...fields].sort()])),
    deferred: deferred.map(({ id }) => id),
  }),
);
process.exit(0); // the module waits for calls
