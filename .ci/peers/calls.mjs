// Measures calls of core.js as a page makes them, with request and reply: ns per call.
//
//     node calls.mjs folder    (of core.js, core.wasm and wasm_exec.js)
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { best, hands } from './asked.mjs';

const { load } = await import(pathToFileURL(resolve(process.argv[2], 'core.js')).href);
const tehai = await load();

const { ready, far, won } = hands;
const situation = { riichi: 1, from: 'S', indicators: ['4p'] };
const calls = {
  'analyze 13': () => tehai.analyze({ hand: ready }),
  'analyze 14': () => tehai.analyze({ hand: far }),
  'score riichi': () => tehai.score({ hand: won, ruleset: 'riichi-tenhou', situation }),
  'score brief': () => tehai.score({ hand: won, ruleset: 'riichi-tenhou', situation, brief: true }),
  'score classical': () => tehai.score({ hand: '22234555s222p666z', ruleset: 'classical' }),
  'possible riichi': () => tehai.possible({ ruleset: 'riichi-tenhou', hand: won, situation }),
};
for (const [name, call] of Object.entries(calls)) console.log(name, best(call));
process.exit(0); // the module waits for calls
