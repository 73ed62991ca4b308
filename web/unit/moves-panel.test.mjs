// The panel of legal moves: a button for each, under its seat, that plays its own command.
import './page.mjs';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { movesPanel } from '../table/moves-panel.js';
import { chooseLanguage, needWords } from '../words/index.js';

for (const part of ['first', 'more']) await needWords(part);
chooseLanguage('en', null);

const state = { seats: [{ wind: 'S' }, { wind: 'E' }, { wind: 'N' }] };

test('each seat has its own moves, and each button plays its own', () => {
  const played = [];
  const name = (chair) => ['Ann', 'Bo', 'Cy'][chair];
  const { element, update } = movesPanel({ play: (command) => played.push(command), name });
  const legal = ['Er', 'Sp5b5b', 'Sd3s', 'Sd9t', '='];
  update(/** @type {any} */ ({ legal, state, red: false }));
  const groups = element
    .querySelectorAll('.legal-seat')
    .map((seat) => [
      seat.getAttribute('aria-label'),
      ...seat.querySelectorAll('button').map((button) => button.dataset.command),
    ]);
  assert.deepEqual(groups.slice(0, 2), [
    ['East Bo', 'Er'],
    ['South Ann', 'Sp5b5b', 'Sd3s', 'Sd9t'],
  ]);
  assert.equal(groups[2][1], '=');
  const buttons = element.querySelectorAll('button');
  for (const button of buttons) button.click();
  assert.deepEqual(played, legal);
  assert.deepEqual(
    buttons.map(({ classList }) => classList.contains('is-main')),
    [true, false, false, false, false],
    'a win is set apart',
  );
  assert.match(buttons[3].text, /South Ann.*9 of circles/);
});

test('nothing is offered while others move, and the end of the deal is said', () => {
  const { element, update } = movesPanel({ play() {}, name: () => '' });
  const match = /** @type {any} */ ({ legal: ['Er'], state, red: false });
  update(match, true);
  assert.deepEqual([element.childElementCount, element.getAttribute('aria-busy')], [0, 'true']);
  update(match);
  assert.deepEqual([element.querySelectorAll('button').length, element.getAttribute('aria-busy')], [1, 'false']);
  update({ ...match, legal: [] });
  assert.notEqual(element.querySelector('.over'), null);
});
