// The fold of calls: which discards of which player are asked about, in which order the calls stand, what each says.
import './page.mjs';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { callsFold } from '../hand/calls.js';
import { learn } from '../state/catalogue.js';
import { initial } from '../state/model.js';
import { chooseLanguage, needWords } from '../words/index.js';

for (const part of ['first', 'more']) await needWords(part);
chooseLanguage('en', null);

const core = /** @type {any} */ ({
  rulesets: ({ rulesets: [id] }) => [
    { id, players: id === 'riichi-3' ? 3 : 4, shows: id === 'club' ? ['losers'] : [] },
  ],
});
learn(core);
// Pauses take no time; a turn of the event loop lets every answer arrive.
globalThis.setTimeout = /** @type {any} */ (queueMicrotask);
const settle = () => new Promise((done) => setImmediate(done));

const pung = (tile) => ({ kind: 'pung', tiles: [tile, tile, tile], called: 0, from: 'left' });
const chow = (...tiles) => ({ kind: 'chow', tiles, called: 0, from: 'left' });
const call = (meld, shanten, tile, total) => ({ meld, shanten, discards: [{ tile, shanten, total }] });

/**
 * The fold of a hand, opened.
 * @param {string[]} closed
 * @param {Record<string, any[]>} found the calls of each discard
 */
async function opened(closed, found, { best = 2, more = {}, discards = undefined } = {}) {
  const requests = [];
  const edits = [];
  const ask = async (name, request) => {
    requests.push(request);
    return name === 'calls' ? (found[request.tile] ?? []) : [];
  };
  const context = /** @type {any} */ ({ core, background: { ask }, edit: (...given) => edits.push(given) });
  const { element, update } = callsFold(context);
  const show = (more) => {
    const analysis = { shanten: { best }, discards };
    update(/** @type {any} */ ({ ...initial, ...more }), /** @type {any} */ ({ stage: 'far', hand, analysis }));
    return settle();
  };
  const hand = { closed, melds: [], flowers: [] };
  await show(more);
  /** @type {any} */ (element).open = true;
  /** @type {any} */ (element).acts.toggle();
  await settle();
  const all = /** @type {any} */ (element);
  return {
    all,
    show,
    requests,
    edits,
    hand,
    keys: (of = all) => keys(of),
    asked: () => requests.map(({ tile }) => tile),
  };
}
const keys = (of) => of.querySelectorAll('.discard-tile').map(({ dataset }) => dataset.key.slice(5));
const press = async (all, key) => {
  all.querySelector(`[data-key="${key}"]`).click();
  await settle();
};

test('chows are asked of the left player, pungs of all', async () => {
  const { all, asked, requests } = await opened(['1m', '1m', '4p', '5p', '7s', '9s', '1z', '2z', '3z', '4z'], {});
  assert.deepEqual(asked(), ['1m', '3p', '6p', '8s']);
  assert.equal(requests[0].from, 'left');
  requests.length = 0;
  await press(all, 'calls-right');
  assert.deepEqual(asked(), ['1m']);
  assert.equal(requests[0].from, 'right');
  const pressed = all.querySelectorAll('[aria-pressed="true"]').map(({ text }) => text);
  assert.deepEqual(pressed, ['right']);
});

test('a chow is listed if the tile comes from the left only', async () => {
  const closed = ['1m', '1m', '2m', '3m', '9s', '1z', '2z'];
  const found = { '1m': [call(pung('1m'), 1, '9s', 4), call(chow('1m', '2m', '3m'), 1, '9s', 8)] };
  const { all } = await opened(closed, found);
  assert.deepEqual(keys(all), ['chow-1m2m3m-1m', 'pung-1m1m1m-1m']);
  await press(all, 'calls-across');
  assert.deepEqual(keys(all), ['pung-1m1m1m-1m']);
});

test('of three players nobody sits across, and no chow is asked', async () => {
  const { all, asked } = await opened(['1p', '1p', '4p', '5p'], {}, { more: { ruleset: 'riichi-3' } });
  assert.deepEqual(
    all.querySelectorAll('.segment-button').map(({ text }) => text),
    ['left', 'right'],
  );
  assert.deepEqual(asked(), ['1p']);
});

test('with rules for three players, calls from across become those from the left', async () => {
  const { all, show, requests } = await opened(['1p', '1p', '4p', '5p'], {});
  await press(all, 'calls-across');
  await show({ ruleset: 'riichi-3' });
  assert.equal(requests.at(-1).from, 'left');
  assert.equal(all.querySelector('[aria-pressed="true"]').text, 'left');
});

test('a tile of which all four are in sight cannot be called', async () => {
  const { asked } = await opened(['1m', '1m', '4p', '5p'], {}, { more: { river: ['1m'], indicators: ['1m'] } });
  assert.deepEqual(asked(), ['3p', '6p']);
});

test('calls stand by shanten, then by useful tiles; those that bring nothing are in a fold', async () => {
  const closed = ['1m', '1m', '2p', '2p', '3s', '3s', '5z', '5z'];
  const found = {
    '1m': [call(pung('1m'), 1, '9s', 4)],
    '2p': [call(pung('2p'), 2, '9s', 20)],
    '3s': [{ ...call(pung('3s'), 0, '8s', 2), shanten: -1 }],
    '5z': [call(pung('5z'), 1, '9s', 12)],
  };
  const { all } = await opened(closed, found);
  assert.deepEqual(keys(all), ['pung-3s3s3s-3s', 'pung-5z5z5z-5z', 'pung-1m1m1m-1m']);
  const facts = all.querySelectorAll('.call-facts').map((one) => one.children.map(({ text }) => text).join('; '));
  assert.deepEqual(facts.slice(0, 2), [
    'ready; discard 8 of bamboos, 2 tiles help',
    '1 from ready; discard 9 of bamboos, 12 tiles help',
  ]);
  const fold = all.querySelector('.asking-result details');
  assert.equal(fold.querySelector('summary').text, '1 call that brings it no closer');
  fold.open = true;
  fold.acts.toggle();
  assert.deepEqual(keys(fold), ['pung-2p2p2p-2p']);
});

test('a hand with a tile to discard is asked about without its best discard', async () => {
  const closed = ['1m', '1m', '9p', '9p', '7z'];
  const found = { '1m': [{ ...call(pung('1m'), 0, '9p', 4), kept: ['1m'] }] };
  const { all, requests, edits, hand } = await opened(closed, found, {
    discards: [{ tile: '7z', shanten: 1 }],
    best: 1,
  });
  assert.deepEqual([requests[0].hand, requests[0].seen], ['11m99p', ['7z']]);
  assert.match(all.text, /After your discard of .*:/);
  const button = all.querySelector('.discard-tile');
  assert.match(button.text, /^Call 1 of characters: /);
  button.click();
  const [change, more] = edits[0];
  assert.deepEqual(more, { kept: ['1m'] });
  const after = change(hand);
  assert.deepEqual([after.closed, after.melds], [['9p', '9p'], [pung('1m')]]);
});

test('a call is compared with the hand after its best discard, and that tile is in sight', async () => {
  const closed = ['1m', '1m', '1m', '0p', '5p'];
  const found = { '1m': [call(pung('1m'), 1, '5p', 4)], '5p': [call(pung('5p'), 0, '1m', 2)] };
  const given = { discards: [{ tile: '1m', shanten: 1 }], best: 0, more: { indicators: ['1m'] } };
  const { all, asked } = await opened(closed, found, given);
  assert.deepEqual(asked(), ['5p'], 'the fourth 1m is the one discarded; the red five is a five');
  assert.deepEqual(keys(all), ['pung-5p5p5p-5p']);
  assert.equal(all.querySelector('.asking-result details'), null, 'from 1 to 0 is nearer');
});

test('what a call reaches is counted after its discard', async () => {
  const found = { '1m': [{ ...call(pung('1m'), 1, '9p', 4), shanten: 2 }] };
  const { all } = await opened(['1m', '1m', '4p', '9p'], found);
  assert.match(all.querySelector('.call-facts').text, /^1 from ready/);
  const none = await opened(['1m', '1m', '4p', '9p'], { '1m': [{ meld: pung('1m'), shanten: 1, discards: [] }] });
  assert.equal(none.all.querySelector('.call-facts').text, '1 from ready');
});

test('without a call that helps a line says so; under rules of clubs nothing is known of calls', async () => {
  const { all } = await opened(['1m', '1m', '4p', '9p'], { '1m': [call(pung('1m'), 2, '9p', 4)] });
  assert.match(all.text, /No call brings the hand closer to ready\./);
  const club = await opened(['1m', '1m', '4p', '9p'], {}, { more: { ruleset: 'club' } });
  assert.deepEqual(club.requests, []);
  assert.equal(club.all.querySelector('.asking-controls').hidden, true);
});
