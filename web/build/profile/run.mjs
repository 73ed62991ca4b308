// Runs an instrumented module in node: the calls of a file, what the page asks about hands under the rule sets of
// some families, and all again while it collects garbage. Prints the numbers of the functions that ran.
//
//	node run.mjs wasm_exec.js module.wasm calls.json
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
const { calls: list, hands, families } = JSON.parse(readFileSync(calls, 'utf8'));

// Through the quick door alone, as core.js does: what reads a request field by field is in the second part.
const names = Object.keys(globalThis.tehai);
const { mem, askBuffer, ask: askFunction, replyAt } = instance.exports;
const tehai = Object.fromEntries(
  names.map((name, place) => [name, (request) => through(place, JSON.stringify(request))]),
);

function through(place, text) {
  const at = askBuffer(3 * text.length) >>> 0;
  const { written } = new TextEncoder().encodeInto(text, new Uint8Array(mem.buffer, at, 3 * text.length));
  const length = askFunction(place, written);
  return JSON.parse(new TextDecoder().decode(new Uint8Array(mem.buffer, replyAt() >>> 0, length)));
}

/** What the page asks of a hand. */
function ask(hand) {
  tehai.parse({ text: hand });
  tehai.analyze({ hand, indicators: ['1m'], seen: ['2p'], river: ['9s'] });
  for (const { id, family } of tehai.rulesets({ brief: true }).value) {
    if (!families.includes(family)) continue;
    tehai.rulesets({ rulesets: [id] });
    for (const situation of [{}, { selfDrawn: true }]) {
      tehai.possible({ ruleset: id, situation });
      tehai.possible({ ruleset: id, situation, hand: '[111m]', dialect: 'mpsz' });
    }
    tehai.score({ hand, ruleset: id, situation: { selfDrawn: true, honba: 1 } });
    tehai.score({ hand, ruleset: id, situation: { from: 'S', riichi: 1, ippatsu: true, indicators: ['4p'] } });
  }
}

// Between calls the program is idle, as on a page: its timers fire, its collector works on.
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
await idle(1500); // what it gives back to the system it gives late
for (const hand of hands) ask(hand);
console.log(JSON.stringify([...ran]));
process.exit(0); // the module waits for calls
