// Threads of node, each with a module that was compiled once.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { load } from 'tehai';

if (isMainThread) {
  const module = await WebAssembly.compile(await readFile(new URL(import.meta.resolve('tehai/core.wasm'))));
  const answers = ['123m456p4579s1155z', '123m406p789s11555z'].map(
    (hand) =>
      new Promise((resolve, reject) => {
        const worker = new Worker(new URL(import.meta.url), { workerData: { hand, module } });
        worker.on('error', reject);
        worker.on('message', (answer) => {
          resolve(answer);
          worker.terminate();
        });
      }),
  );
  assert.deepEqual(await Promise.all(answers), [1, -1]);
  console.log('threads');
} else {
  const { hand, module } = workerData;
  parentPort.postMessage((await load(module)).analyze({ hand }).shanten.best);
}
