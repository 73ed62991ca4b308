// Our choices beside another program's: they are asked for once a deal, again after the table strength has changed, and
// an answer that comes too late is not shown.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import './page.mjs';
import { StatedPanel } from '../review/stated-panel.js';
import { needStatedWords } from '../review/stated-words.js';
import { chooseLanguage, needWords } from '../words/index.js';

for (const part of ['first', 'more', 'review']) await needWords(part);
await needStatedWords();
chooseLanguage('en', null);

const discard = (tile) => ({ act: 'discard', tiles: [tile], actor: 1 });
const deal = (kyoku, expected) => {
  const [made, best] = [discard('1m'), discard(expected)];
  const entry = { path: 'a', choices: [made, best], made: 0, chosen: 1, actual: made, expected: best, same: false };
  return { kyoku, honba: 0, path: 'd', entries: [{ ...entry, tile: '1m' }] };
};
const stated = {
  ...{ engine: 'Mortal', version: '', model: '', chair: 1, lost: 0, faults: [], log: '' },
  deals: [deal(0, '2m'), deal(1, '3m')],
};
const moves = [
  { kind: 'deal', tiles: [] },
  { kind: 'draw', chair: 1, tiles: ['1m'] },
  { kind: 'discard', chair: 1, tiles: ['1m'] },
];
const seats = Array(4).fill({ closed: [], melds: [] });
const deals = [1, 2].map((number) => ({ round: 'E', number, repeat: 0, players: 4 }));
const shown = {
  ...{ game: { id: 'g', text: 'a game', info: { deals } }, stated, place: { deal: 0, step: 1, branch: 0 } },
  ...{ label: String, moves: () => moves, start: () => ({ wall: { left: 70 }, seats }) },
};

/** A panel on the first deal; `answer` settles a question for our choices, in the order of asking. */
function opened() {
  const [asked, answers, went] = [[], [], []];
  const background = {
    ask(name, { text, ...request }) {
      if (name !== 'replayReview') return Promise.resolve({ id: 'r' });
      asked.push([request.deal, request.chair, request.level]);
      return new Promise((done, failed) => answers.push({ done, failed }));
    },
  };
  const settings = { level: 'usual' };
  const acts = { background, settings, done: new Map(), name: String, go: (...place) => void went.push(place) };
  const panel = new StatedPanel(/** @type {any} */ (acts));
  const update = async (more = {}) => {
    panel.update(/** @type {any} */ ({ ...shown, ...more }));
    await new Promise((next) => setImmediate(next));
  };
  const at = (name) => /** @type {any} */ (panel.element).querySelector(`[data-key="stated-${name}"]`);
  const answer = async (index, better) => {
    answers[index].done({ moves: [{ step: 2, kind: 'discard', made: '1m', better, best: [] }] });
    await new Promise((next) => setImmediate(next));
  };
  return { update, at, asked, answer, settings, went };
}

test('our choices are asked for once a deal, of the player of the file', async () => {
  const { update, at, asked, answer } = opened();
  await update();
  assert.equal(asked.length, 0, 'not before they are wanted');
  at('ask').click();
  await update();
  await answer(0, '9m');
  assert.equal(at('ours').text, '9 of characters');
  await update({ place: { deal: 1, step: 1, branch: 0 } });
  await answer(1, '8m');
  await update();
  assert.equal(at('ours').text, '9 of characters');
  assert.deepEqual(asked, [
    [0, 1, undefined],
    [1, 1, undefined],
  ]);
});

test('another table strength has other choices, and the answer for the one before is not shown', async () => {
  const { update, at, asked, answer, settings } = opened();
  await update();
  at('ask').click();
  await update();
  settings.level = 'strongest';
  await update();
  assert.deepEqual(asked.at(-1), [0, 1, 'strongest']);
  await answer(0, '9m');
  assert.doesNotMatch(at('ours').text, /9/);
  await answer(1, '7m');
  assert.equal(at('ours').text, '7 of characters');
});

test('the buttons lead from one difference to the next, over the end of a deal', async () => {
  const { update, at, went } = opened();
  await update();
  assert.equal(at('before').disabled, true, 'the place is the first difference');
  at('next').click();
  assert.deepEqual(went, [[1, 1]]);
  await update({ place: { deal: 1, step: 1, branch: 0 } });
  at('before').click();
  assert.deepEqual(went.at(-1), [0, 1]);
  assert.equal(at('next').disabled, true);
});
