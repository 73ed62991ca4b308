// A game that is open in the worker: it is opened once, again after the worker has ended, and again after a failure.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { workerGame } from '../review/worker-game.js';

/** A worker that answers with what `say` returns or throws. */
function worker(say) {
  const asked = [];
  const ask = async (name, request) => {
    asked.push(`${name} ${request.text ?? request.id}`);
    return say(name, request, asked.length);
  };
  return { asked, game: workerGame(/** @type {any} */ ({ ask }), 'a game') };
}

test('a game is opened once for all questions, and closed under its id', async () => {
  const { asked, game } = worker((name) => (name === 'replayOpen' ? { id: 'r1' } : 'answer'));
  assert.deepEqual(await Promise.all([game.ask('replayState', {}), game.ask('replayCourse', {})]), [
    'answer',
    'answer',
  ]);
  game.close();
  await new Promise((done) => setImmediate(done));
  assert.deepEqual(asked, ['replayOpen a game', 'replayState r1', 'replayCourse r1', 'replayClose r1']);
});

test('a game that could not be opened is opened at the next question', async () => {
  const { asked, game } = worker((_, request, n) => {
    if (n === 1) throw new Error('no worker');
    return request.text ? { id: 'r1' } : 'answer';
  });
  await assert.rejects(game.ask('replayState', {}), { message: 'no worker' });
  assert.equal(await game.ask('replayState', {}), 'answer');
  assert.deepEqual(asked, ['replayOpen a game', 'replayOpen a game', 'replayState r1']);
});

test('a worker that does not know the game is given it again, once', async () => {
  const { asked, game } = worker((name, _, n) => {
    if (name === 'replayOpen') return { id: `r${n}` };
    throw Object.assign(new Error('gone'), { code: 'unknown-id' });
  });
  await assert.rejects(game.ask('replayState', {}), { message: 'gone' });
  assert.deepEqual(asked, ['replayOpen a game', 'replayState r1', 'replayOpen a game', 'replayState r3']);
});
