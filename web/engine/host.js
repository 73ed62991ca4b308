// @ts-check
// Runs the module in a worker, for questions that take long: the page stays responsive, and ending the worker stops a
// question. The build puts Go's script in front.
//
//     in    {start: {made?, packed?, wasm}}, then {id, name, request}
//     out   {id, value} or {id, fault}

import { load, whole } from './core.js';
import { faultOf } from './module.js';
import { unpacked, wasmResponse } from './source.js';

/** @type {Promise<any> | undefined} */
let core;

addEventListener('message', async ({ data }) => {
  if (data.start) {
    const { made, packed, wasm } = data.start;
    core = load(made ?? (packed ? wasmResponse(unpacked(packed)) : wasm)).then(whole);
    return;
  }
  const { id, name, request } = data;
  try {
    const functions = await core;
    postMessage({ id, value: functions[name](request) });
  } catch (error) {
    postMessage({ id, fault: faultOf(error) });
  }
});
