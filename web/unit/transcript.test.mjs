// What surrounds the board of a replay: the turns with their variations, the wall, the buttons and the slider.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import './page.mjs';
import { ControlBar } from '../replay/control-bar.js';
import { rows } from '../replay/turns.js';
import { wallPanel } from '../replay/wall-panel.js';
import { h } from '../lib/dom.js';
import { chooseLanguage, needWords } from '../words/index.js';

for (const part of ['first', 'more', 'review']) await needWords(part);
chooseLanguage('en', null);

const seats = ['E', 'S', 'W', 'N'].map((wind) => ({ wind }));
const move = (step, chair, kind, tiles = [], more = {}) => ({ step, chair, kind, tiles, ...more });
const moves = [
  move(0, undefined, 'deal'),
  move(1, 0, 'draw', ['1m']),
  move(2, 0, 'discard', ['9p'], { comment: 'Too early.' }),
  move(3, 2, 'pung', ['9p', '9p', '9p']),
  move(4, 2, 'discard', ['1z']),
  move(5, 2, 'draw', ['2s']),
  move(6, 2, 'discard', ['2s']),
];
const variation = (place, parent, step, more) => ({
  ...{ place, parent, step, length: 3, open: false, moves: [move(step + 1, 0, 'discard', ['1m'])] },
  ...more,
});

/** @param {object[]} variations */
function transcript(variations = []) {
  const did = [];
  const list = {
    seats,
    variations,
    go: (...to) => did.push(['go', ...to]),
    drop: (place) => did.push(['drop', place]),
  };
  return { root: h('ol', {}, [...rows(moves, 0, list)]), did };
}

test('successive moves of a player are one turn, until the next draw', () => {
  const { root } = transcript();
  assert.deepEqual(
    root.children.map((row) => [
      row.querySelector('.turn-seat').text,
      row
        .querySelectorAll('button')
        .map((button) => button.dataset.step)
        .join(),
    ]),
    [
      ['·', '0'],
      ['E', '1,2'],
      ['W', '3,4'],
      ['W', '5,6'],
    ],
  );
  assert.deepEqual(
    root.querySelectorAll('.turn-comment').map((one) => [one.text, one.closest('.turn') === root.children[1]]),
    [['Too early.', true]],
  );
});

test('a move says who does what, and a click goes to its step', () => {
  const { root, did } = transcript();
  const buttons = root.querySelectorAll('button');
  assert.match(buttons[2].text, /^2\. East.* 9 of circles/);
  assert.match(buttons[3].text, /^3\. West/);
  assert.doesNotMatch(buttons[0].text, /East|West/);
  buttons[4].click();
  assert.deepEqual(did, [['go', 4, 0]]);
});

test('a variation stands behind the turn in which it departs', () => {
  const open = { open: true, moves: [move(5, 2, 'discard', ['5m']), move(6, 3, 'draw', ['6m'])] };
  const { root, did } = transcript([variation(1, 0, 1), variation(2, 0, 4, open), variation(3, 2, 5)]);
  const styles = root.children.map((one) => one.className);
  assert.deepEqual(styles, ['turn', 'turn', 'variation', 'turn', 'turn', 'variation is-open']);
  const [closed, opened] = root.children.filter((one) => one.classList.contains('variation'));
  assert.match(closed.text, /\+2/);
  assert.equal(closed.querySelectorAll('button.move').length, 1);
  closed.querySelector('button.move').click();
  closed.querySelector('.variation-drop').click();
  assert.match(closed.querySelector('.variation-drop').text, /: Variation 1$/);
  assert.match(opened.querySelector('.turn-seat').text, /^Variation 2$/);
  const inner = opened.querySelectorAll('.variation');
  assert.equal(inner.length, 1, 'a variation of a variation lies within it');
  inner[0].querySelector('.variation-drop').click();
  opened.querySelectorAll('.turn button')[0].click();
  assert.deepEqual(did, [
    ['go', 2, 1],
    ['drop', 1],
    ['drop', 3],
    ['go', 5, 2],
  ]);
});

test('the wall says where it comes from and what is in it', () => {
  const shown = (wall, more = {}) => {
    const panel = wallPanel();
    panel.update({ wall, indicators: [], ...more });
    const [note, ...sections] = panel.element.children;
    return [note.text, ...sections.map((one) => one.text)];
  };
  const tiles = ['1z', '2z'];
  assert.deepEqual(shown({ tiles, left: 2, dead: ['3z'] }, { indicators: ['4z'], uraIndicators: ['5z'] }), [
    'The wall as recorded.',
    'IndicatorsNorth',
    'Ura indicatorsWhite',
    'Remaining draws, next tile firstEast South',
    'Dead wallWest',
  ]);
  assert.match(shown({ tiles, left: 2, verified: true })[0], /^✓ Wall verified/);
  assert.match(shown({ tiles, left: 2, verified: false })[0], /does not match the deal/);
  assert.deepEqual(shown({ left: 2 }), ['The record does not contain the wall.']);
  assert.equal(shown({ tiles: ['1z', '?'], left: 2 })[0], 'The record does not contain the wall.');
  assert.deepEqual(shown({ tiles: [], left: 0 }), [
    'No tiles are left.',
    'Remaining draws, next tile firstNo tiles are left.',
  ]);
});

/** The buttons below the board, and what they did. */
function bar() {
  const did = [];
  const acts = Object.fromEntries(
    ['act', 'slide', 'toggle', 'turnSpeed'].map((name) => [
      name,
      (given) => did.push(typeof given === 'object' ? name : `${name} ${given}`),
    ]),
  );
  return { bar: new ControlBar(acts), did };
}

test('each button below the board has its name and its act', () => {
  const { bar: made, did } = bar();
  made.showPlaying({ playing: false, speed: 2 });
  const names = made.element.querySelectorAll('button').map((button) => {
    button.click();
    return button.text;
  });
  const words = ['Previous key moment', 'Next key moment', 'Previous deal', 'Previous turn', 'Previous move', 'Play'];
  assert.deepEqual(names.slice(0, 9), [...words, 'Next move', 'Next turn', 'Next deal']);
  assert.match(names[9], /2/);
  const acts = ['previousMoment', 'nextMoment', 'previousDeal', 'previousTurn', 'previousStep'];
  const after = ['nextStep', 'nextTurn', 'nextDeal'].map((word) => `act ${word}`);
  assert.deepEqual(did, [...acts.map((word) => `act ${word}`), 'toggle', ...after, 'turnSpeed']);
  made.showPlaying({ playing: true, speed: 1 });
  assert.equal(made.playButton.text, 'Pause');
});

test('the slider shows the step, and the marks are calls, riichi, wins and key moments', () => {
  const { bar: made, did } = bar();
  const moments = [30, 11, 21].map((step, at) => ({ step, loss: { weight: [1000, 300, 299][at] } }));
  const more = [move(20, 1, 'riichi'), move(40, 1, 'win')];
  const shown = { place: { deal: 1, step: 10 }, deals: [{ steps: 5 }, { steps: 40 }], moves: [...moves, ...more] };
  made.update({ ...shown, moments, before: false, behind: true });
  assert.deepEqual([made.slider.max, made.slider.value, made.count.text], ['40', '10', '10/40']);
  assert.deepEqual(
    made.ticks.children.map((one) => `${one.className.slice(5)} ${one.styles.left}`),
    [
      ...['is-call 7.5%', 'is-riichi 50%', 'is-win 100%'],
      ...['is-moment is-heavy 72.5%', 'is-moment is-middling 25%', 'is-moment is-light 50%'],
    ],
  );
  const moment = () => [made.momentButtons.hidden, ...made.moments.map((one) => one.disabled)];
  assert.deepEqual(moment(), [false, true, false]);
  made.update({ ...shown, before: true });
  assert.deepEqual(moment(), [false, false, true]);
  made.update(shown);
  assert.equal(moment()[0], true);
  made.slider.value = '17';
  made.slider.acts.input();
  assert.deepEqual(did, ['slide 17']);
});
