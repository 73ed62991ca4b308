// Opening in slices: the pieces of a text do not split characters and make up the whole text, deals come in order,
// and an abandoned game is closed.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { openInSlices } from '../engine/opening.js';

/** A module that takes three slices to read, with a deal in each. */
function reading() {
  const asked = { text: '', pieces: 0, slices: 0, closed: [] };
  const ask = (name, request) => {
    if (name === 'replayClose') {
      asked.closed.push(request.id);
      return {};
    }
    assert.equal(request.id, asked.pieces ? 'o1' : undefined);
    assert.ok(request.text.isWellFormed());
    asked.pieces += 1;
    asked.text += request.text;
    if (request.more) return { id: 'o1', size: asked.text.length, work: 0, deals: [] };
    asked.slices += 1;
    const deals = [{ label: `deal ${asked.slices}` }];
    const opened = asked.slices === 3 ? { opened: { id: 'r1', title: 'x', deals: [] } } : {};
    return { id: 'o1', size: asked.text.length, work: asked.slices, deals, ...opened };
  };
  return { ask, asked };
}

test('a text goes over in pieces and is read in slices', async () => {
  for (const text of ['', 'short', '🀇'.repeat(200_000), `x${'🀇'.repeat(200_000)}`]) {
    const { ask, asked } = reading();
    const heard = [];
    const game = await openInSlices(ask, { text }, { heard: (work) => heard.push(work) });
    assert.equal(asked.text, text);
    assert.deepEqual(
      game.deals.map(({ label }) => label),
      ['deal 1', 'deal 2', 'deal 3'],
    );
    assert.equal(game.id, 'r1');
    assert.deepEqual(heard.slice(-2), [1, 2]);
    assert.deepEqual(asked.closed, []);
  }
});

test('what nobody waits for any more is closed', async () => {
  const { ask, asked } = reading();
  const stop = new AbortController();
  const opening = openInSlices(ask, { text: 'x' }, { signal: stop.signal, heard: () => stop.abort() });
  await assert.rejects(opening, { name: 'AbortError' });
  assert.deepEqual(asked.closed, ['o1']);
  assert.equal(asked.slices, 1);
});

test('an error of the module is that of the opening', async () => {
  const { ask, asked } = reading();
  const failing = (name, request) => {
    if (asked.slices === 2 && name === 'replayOpening') throw new Error('no game');
    return ask(name, request);
  };
  await assert.rejects(openInSlices(failing, { text: 'x' }), { message: 'no game' });
});

test('slices begin small and end at what takes a few milliseconds', async () => {
  for (const [work, want] of [
    [undefined, [1_250, 2_500, 5_000, 10_000, 20_000, 40_000, 75_000, 75_000]],
    [300, Array(8).fill(300)],
  ]) {
    const asked = [];
    const ask = (_, request) => {
      asked.push(request.work);
      return { id: 'o1', size: 1, work: 1, deals: [], ...(asked.length === 8 ? { opened: { id: 'r1' } } : {}) };
    };
    await openInSlices(ask, { text: 'x' }, { work });
    assert.deepEqual(asked, want);
  }
});

test('no slice goes further than is allowed', async () => {
  const asked = [];
  let done = 0;
  const ask = (_, request) => {
    asked.push(request.work);
    done += request.work;
    return { id: 'o1', size: 1, work: done, deals: [], ...(done >= 160_000 ? { opened: { id: 'r1' } } : {}) };
  };
  const until = async (at) => {
    assert.equal(at, done);
    return at < 5_000 ? at + 700 : Infinity;
  };
  await openInSlices(ask, { text: 'x' }, { until });
  assert.deepEqual(asked, [...Array(8).fill(700), 75_000, 75_000, 75_000]);
  await assert.rejects(openInSlices(ask, { text: 'x' }, { until: () => Promise.reject(new Error('no game')) }), {
    message: 'no game',
  });
});

test('what is stopped behind its last slice is closed as a game', async () => {
  const { ask, asked } = reading();
  const stop = new AbortController();
  const stopping = (name, request) => {
    const answer = ask(name, request);
    if (answer.opened) stop.abort();
    return answer;
  };
  await assert.rejects(openInSlices(stopping, { text: 'x' }, { signal: stop.signal }), { name: 'AbortError' });
  assert.deepEqual(asked.closed, ['r1']);
});
