// Questions to a worker: one that takes too long ends the worker, and the others are asked again.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createBackground } from '../engine/background.js';

/** Workers that the test controls. */
function workers() {
  const all = [];
  const spawn = () => {
    const worker = {
      heard: [],
      ended: false,
      onmessage: null,
      onerror: null,
      postMessage(message) {
        this.heard.push(message);
      },
      terminate() {
        this.ended = true;
      },
      answer(value) {
        this.onmessage({ data: { id: this.heard.at(-1).id, value } });
      },
      die: () => worker.onerror({ preventDefault() {}, message: 'gone' }),
    };
    all.push(worker);
    return worker;
  };
  return { all, background: createBackground(spawn) };
}

test('a question that takes too long ends its worker, and the others are asked in the next', async () => {
  const { all, background } = workers();
  const slow = background.ask('replayOpening', {}, { limit: 5 });
  const other = background.ask('parse', { text: '1m' });
  await assert.rejects(slow, { code: 'too-large' });
  assert.deepEqual(
    all.map(({ ended }) => ended),
    [true, false],
  );
  assert.deepEqual(
    all[1].heard.map(({ name }) => name),
    ['parse'],
  );
  all[1].answer('read');
  assert.equal(await other, 'read');
  background.stop();
});

test('a worker that dies is started again, once a question', async () => {
  const { all, background } = workers();
  const question = background.ask('parse', { text: '1m' });
  all[0].die();
  assert.equal(all.length, 2);
  all[1].die();
  await assert.rejects(question, { code: 'internal', message: 'the module failed twice: gone' });
  assert.equal(all.length, 2);
});
