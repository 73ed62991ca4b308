// The end of a review of many games: in which order its parts come on screen, and that long lists are drawn in pieces.
import './page.mjs';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { finishReview } from '../survey/finish.js';
import { momentsInPiece, results } from '../survey/results.js';
import { createSums } from '../survey/sums.js';
import { chooseLanguage, loadLanguage, needWords } from '../words/index.js';

await loadLanguage('en');
chooseLanguage('en', null);
await Promise.all([needWords('more'), needWords('review')]);

test('the results are drawn, then a frame, then the search', async () => {
  const heard = [];
  const part = (name) => async () => {
    heard.push(`${name} begins`);
    await new Promise((done) => setTimeout(done, 2));
    heard.push(`${name} ends`);
  };
  const parts = { results: part('results'), frame: part('frame'), search: part('search') };
  await finishReview({ ...parts, isCurrent: () => true });
  assert.deepEqual(heard, [
    'results begins',
    'results ends',
    'frame begins',
    'frame ends',
    'search begins',
    'search ends',
  ]);
});

test('the search of a review that was replaced is not fetched', async () => {
  const heard = [];
  await finishReview({
    results: async () => void heard.push('results'),
    frame: async () => void heard.push('frame'),
    search: async () => void heard.push('search'),
    isCurrent: () => false,
  });
  assert.deepEqual(heard, ['results', 'frame']);
});

/** Sums with a number of worst moments. */
function sumsOf(n) {
  const sums = createSums();
  for (let step = 1; step <= n; step++)
    sums.worst.push({
      ...{ file: 0, deal: 0, round: 'E', number: 1, repeat: 0 },
      move: { step, chair: 0, loss: { points: 500, win: 0.1, weight: n - step }, made: '1m', better: '9m', best: [] },
    });
  return sums.finish();
}

test('the worst moments are drawn in pieces, each after a frame, in their order', async () => {
  /** @type {(() => void)[]} */ const frames = [];
  globalThis.requestAnimationFrame = (act) => frames.push(act);
  const n = 3 * momentsInPiece + 5;
  const { elements, fill } = results(sumsOf(n), [{ name: 'game.xml' }], () => {});
  const list = elements.flat(Infinity).find((one) => one?.className === 'review-moments');
  assert.equal(list.children.length, momentsInPiece);
  let over = false;
  const filled = fill(() => false).then(() => (over = true));
  for (let piece = 2; !over; piece++) {
    assert.equal(list.children.length, (piece - 1) * momentsInPiece);
    assert.equal(frames.length, 1, 'one frame is awaited before each piece');
    frames.pop()();
    await new Promise((done) => setTimeout(done, 5));
  }
  await filled;
  assert.equal(list.children.length, n);
  list.children.forEach((one, at) => assert.ok(one.text.includes(`, step ${at + 1}1 of characters`), one.text));
});

test('results that another drawing replaces are drawn no further', async () => {
  globalThis.requestAnimationFrame = (act) => setTimeout(act);
  const { elements, fill } = results(sumsOf(100), [{ name: 'game.xml' }], () => {});
  await fill(() => true);
  const list = elements.flat(Infinity).find((one) => one?.className === 'review-moments');
  assert.equal(list.children.length, momentsInPiece);
});

test('games of one time stand in the order of their files, whichever was read first', () => {
  const sums = createSums();
  const value = (date) => ({ date, deals: [{ round: 'E', number: 1, figures: [{ chair: 0, deals: 1 }] }], worst: [] });
  const add = (index, date) =>
    sums.add(index, /** @type {any} */ ({ name: `${index}.xml` }), /** @type {any} */ (value(date)));
  for (const index of [3, 1, 2]) add(index, '2026-03-01');
  add(0, '2026-03-02');
  assert.deepEqual(
    sums.finish().games.map(({ file }) => file),
    [1, 2, 3, 0],
  );
});
