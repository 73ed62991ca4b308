// An open game on screen: the marks along the slider, in the game and in a variation, and comments.
import './page.mjs';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { afterPicture } from '../lib/pieces.js';
import { Session } from '../replay/session.js';
import { Stage } from '../replay/stage.js';
import { initial } from '../state/model.js';
import { chooseLanguage, needWords } from '../words/index.js';

for (const part of ['first', 'more']) await needWords(part);
chooseLanguage('en', null);
globalThis.requestAnimationFrame ??= (act) => setTimeout(act);
Object.assign(globalThis.document, { activeElement: null });
const made = Object.getPrototypeOf(document.createElement('p'));
made.focus ??= () => {};
made.getBoundingClientRect ??= () => ({ top: 0, bottom: 0 });

const event = (chair, kind, tile) => ({ chair, kind, tiles: [tile] });
/** The moves of the deal; each variation branches off after the first discard and goes on to step 4. */
const moves = [
  { kind: 'deal', tiles: [] },
  event(0, 'draw', '1m'),
  event(0, 'discard', '9p'),
  event(1, 'draw', '2s'),
  event(1, 'discard', '2s'),
];
const branchesAt = 2;
const variation = (branch, chair, discard) => ({
  branch,
  parent: 0,
  step: branchesAt,
  steps: branchesAt + 2,
  events: [event(chair, 'pung', '9p'), event(chair, 'discard', discard)],
});
const seats = ['E', 'S', 'W', 'N'].map((wind) => ({
  ...{ wind, name: '', score: 25000, shanten: 3, waits: [], riichi: false },
  ...{ closed: ['1m', '2m', '3m'], melds: [], flowers: [], river: [] },
}));

/** A stage at a place of a game, which the module holds with its comments and with one variation. */
function opened(replay) {
  const comments = new Map();
  let branches = [variation(7, 2, '1z')];
  const eventOf = (step, id) =>
    branches.find(({ branch }) => branch === id && step > branchesAt)?.events[step - branchesAt - 1] ?? moves[step];
  const replayState = ({ step, branch = 0 }) => ({
    ...{ players: 4, dealer: 0, honba: 0, deposits: 0, indicators: [], seats, step, wall: { left: 60 } },
    event: eventOf(step, branch),
    comment: comments.get(`${branch}.${step}`),
  });
  const deals = [{ steps: 4, round: 'E', number: 1, repeat: 0, rules: 'x', result: { wins: [] } }];
  const engine = {
    replayOpen: () => ({ id: 'g', title: '', players: [], deals, problems: [] }),
    replayState,
    replayMoves: () => ({
      events: moves,
      comments: moves.flatMap((_, step) =>
        comments.has(`0.${step}`) ? [{ step, text: comments.get(`0.${step}`) }] : [],
      ),
    }),
    replayBranches: () => ({ branches: [...branches] }),
    replayComment: ({ step, branch = 0, text }) => comments.set(`${branch}.${step}`, text),
    replayVary: () => {
      branches.push(variation(8, 3, '5m'));
      return { branch: 8, step: branchesAt + 1, legal: [] };
    },
    replayDrop: ({ branch: gone }) => (branches = branches.filter(({ branch }) => branch !== gone)),
  };
  let state = /** @type {any} */ ({ ...initial, replay });
  const store = { get: () => state, set: (next) => (state = { ...state, ...next }) };
  const context = /** @type {any} */ ({ engine: () => engine, store, settings: {}, background: {} });
  const session = new Session(context);
  assert.deepEqual(session.open([{ name: 'a.txt', text: 'a game' }]), []);
  let commented = 0;
  const stage = new Stage(context, session, { commented: () => (commented += 1) });
  Object.assign(stage.element, { isConnected: true });
  return { stage, session, store, comments, commented: () => commented };
}

test('key moments are marked in the game and not within a variation', () => {
  const { stage, store } = opened({ deal: 0, step: 3 });
  const moment = { deal: 0, step: 2, chair: 0, loss: { weight: 500 } };
  Object.assign(stage.panels.review, { marks: () => [moment] });
  const marks = () => {
    stage.steer.update();
    return stage.element.querySelectorAll('.tick.is-moment').length;
  };
  assert.equal(marks(), 1);
  store.set({ replay: { deal: 0, step: 3, branch: 1 } });
  assert.equal(marks(), 0);
});

for (const [name, place, of] of [
  ['the game', { deal: 0, step: 2 }, '0.2'],
  ['a variation', { deal: 0, step: 3, branch: 1 }, '7.3'],
])
  test(`a comment on a move of ${name} is shown with the move at once`, async () => {
    const { stage, commented, comments } = opened(place);
    const all = /** @type {any} */ (stage.element);
    const shown = () => [stage.said.text, ...all.querySelectorAll('.turn-comment').map(({ text }) => text)];
    stage.draw();
    await afterPicture(); // then the panels are drawn, too
    assert.ok(all.querySelector('.move'), 'no moves are listed');
    assert.doesNotMatch(shown().join(), /Too early/);
    stage.comment();
    all.querySelector('.comment-field').value = ' Too early. ';
    all.querySelector('.comment-editor').querySelector('.is-main').click();
    assert.deepEqual([...comments], [[of, 'Too early.']]);
    assert.equal(commented(), 1);
    const [said, ...listed] = shown();
    assert.match(said, /Too early\.$/);
    assert.deepEqual(listed, ['Too early.']);
  });

test('a new variation has the next number; after a removal the later ones move up', () => {
  const { variations } = opened({ deal: 0, step: 2 }).session;
  const said = (place) => variations.moves(0, place).map(({ chair, kind, tiles }) => `${chair} ${kind} ${tiles}`);
  assert.deepEqual(said(1), ['2 pung 9p', '2 discard 1z']);
  assert.deepEqual(variations.play(0, 2, 0, 'Np9t'), { deal: 0, step: 3, branch: 2 });
  assert.deepEqual(said(2), ['3 pung 9p', '3 discard 5m']);
  variations.drop(0, 1);
  assert.deepEqual([variations.holds(0, 1), variations.holds(0, 2)], [true, false]);
  assert.deepEqual(said(1), ['3 pung 9p', '3 discard 5m']);
});
