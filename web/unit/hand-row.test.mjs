// The hand as tiles, with its melds and the tiles around it: what lies where, and what a click on each does.
import './page.mjs';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { handRow } from '../hand/hand-row.js';
import { initial } from '../state/model.js';
import { chooseLanguage, needWords } from '../words/index.js';

for (const part of ['first', 'more']) await needWords(part);
chooseLanguage('en', null);

const pung = { kind: 'pung', tiles: ['1z', '1z', '1z'], called: 0, from: 'left' };
const kong = { kind: 'kong', kong: 'claimed', tiles: ['9s', '9s', '9s', '9s'], called: 0, from: 'left' };
const chow = { kind: 'chow', tiles: ['1s', '2s', '3s'], called: 0, from: 'left' };
const hand = { closed: ['1m', '3m', '9p', '2m'], melds: [pung, chow], flowers: [], win: '2m' };

/** The row of a hand, and what a click makes of the hand. */
function drawn(of = hand, more = {}, picking = { mode: 'hand', where: {} }) {
  const state = /** @type {any} */ ({ ...initial, ...more });
  const edits = [];
  const sets = [];
  const context = /** @type {any} */ ({
    picking,
    edit: (change) => edits.push(change(of, state)),
    store: { get: () => state, set: (next) => sets.push(next) },
  });
  const { element, update } = handRow(context);
  update(state, /** @type {any} */ (of));
  const all = /** @type {any} */ (element);
  const click = (one) => (one.click(), edits.at(-1));
  return {
    all,
    sets,
    click,
    at: (key) => all.querySelector(`[data-key="${key}"]`),
    tiles: all.querySelectorAll('.hand-tile'),
  };
}

test('closed tiles are sorted and the drawn one stands last', () => {
  const { all, tiles } = drawn();
  assert.deepEqual(
    tiles.map(({ dataset }) => dataset.tile),
    ['1m', '3m', '9p', '2m'],
  );
  assert.deepEqual(
    all.querySelectorAll('.is-drawn').map(({ dataset }) => dataset.tile),
    ['2m'],
  );
  assert.deepEqual(
    [tiles[0].text, tiles[3].text],
    ['Remove 1 of characters', 'Remove 2 of characters, the drawn tile'],
  );
  assert.equal(drawn({ ...hand, win: undefined }).all.querySelector('.is-drawn'), null);
});

test('a click removes a tile', () => {
  const { tiles, click } = drawn();
  assert.deepEqual(click(tiles[1]).closed, ['1m', '2m', '9p']);
  assert.deepEqual(click(tiles[3]).closed, ['1m', '3m', '9p']);
});

test('a long press or the key on a five makes it red', () => {
  const of = { closed: ['5m', '0p', '9s'], melds: [], flowers: [] };
  const pressed = (index, by) => {
    const { tiles, click } = drawn(of);
    return click({ click: () => by(tiles[index].acts) }).closed;
  };
  const key = ({ keydown }) => keydown({ key: tiles5.getAttribute('aria-keyshortcuts') });
  const tiles5 = drawn(of).tiles[0];
  assert.deepEqual(pressed(0, key), ['0m', '0p', '9s']);
  assert.deepEqual(
    pressed(1, ({ contextmenu }) => contextmenu({ preventDefault() {} })),
    ['5m', '5p', '9s'],
  );
  assert.deepEqual(
    pressed(0, ({ click }) => click({ detail: 0 })),
    ['0p', '9s'],
  );
});

test('a click makes the meld that the picker asks for', () => {
  const of = { closed: ['1m', '2m', '2m', '2m', '3m'], melds: [], flowers: [] };
  const click = (mode, where) => {
    const { tiles, click } = drawn(of, {}, { mode, where });
    return click(tiles[mode === 'chow' ? 0 : 1]);
  };
  assert.deepEqual(click('chow', {}).melds, [{ kind: 'chow', tiles: ['1m', '2m', '3m'], called: 0, from: 'left' }]);
  const { melds, closed } = click('pung', { pung: 'right' });
  assert.deepEqual([melds[0].from, closed], ['right', ['1m', '3m']]);
  assert.equal(click('kong', { kong: 'concealed' }).melds[0].kong, 'concealed');
});

test('a meld can be turned to another player, returned and removed', () => {
  const { all, at, click } = drawn({ ...hand, melds: [pung, chow, kong] });
  const [ofPung, ofChow, ofKong] = all.querySelectorAll('.sheet');
  const buttons = (panel) => {
    panel.hidePopover = () => {};
    return panel.querySelectorAll('.button').map(({ text }) => text);
  };
  const ends = ['Return to the hand', 'Remove'];
  assert.deepEqual(buttons(ofPung), ['left', 'across', 'right', ...ends]);
  assert.deepEqual(buttons(ofChow), ends);
  assert.deepEqual(buttons(ofKong), ['left', 'across', 'right', 'added', 'concealed', ...ends]);
  assert.match(at('meld-0').text, /^Meld: .*East.*\. Edit$/);
  const after = (panel, text) => click(panel.querySelectorAll('.button').find((one) => one.text === text));
  assert.equal(after(ofPung, 'across').melds[0].from, 'across');
  assert.equal(after(ofKong, 'added').melds[2].kong, 'added');
  const back = after(ofChow, 'Return to the hand');
  assert.deepEqual(
    [back.melds, back.closed.filter((tile) => tile[1] === 's')],
    [
      [pung, kong],
      ['1s', '2s', '3s'],
    ],
  );
  const gone = after(ofChow, 'Remove');
  assert.deepEqual([gone.melds, gone.closed.length], [[pung, kong], 4]);
});

test('an empty hand has a place for each tile that its melds leave', () => {
  const places = (melds) => drawn({ closed: [], melds, flowers: [] }).all.querySelectorAll('.hand-place').length;
  assert.deepEqual([places([]), places([pung, chow])], [13, 7]);
});

test('the tiles around the hand are listed by name, and a click removes one', () => {
  const lists = { indicators: ['1z'], uraIndicators: ['2z'], seen: ['3p', '3p', '4p'], river: ['9m'] };
  const { all, at, sets } = drawn({ ...hand, flowers: ['1f'] }, lists);
  const labels = all.querySelectorAll('.around .label').map(({ text }) => text);
  assert.deepEqual(labels, ['Flowers', 'Indicators', 'Ura indicators', 'Seen', 'My discards']);
  assert.equal(at('river-0').text, 'Remove 9 of characters from: My discards');
  for (const key of ['seen-1', 'river-0', 'uraIndicators-0']) at(key).click();
  assert.deepEqual(sets, [{ seen: ['3p', '4p'] }, { river: [] }, { uraIndicators: [] }]);
  assert.equal(drawn().all.querySelector('.around-list'), null);
});
