// The form of an event that is paid during a deal: what each chip enters, and which chips there are.
import './page.mjs';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newEvent } from '../scorekeeper/event-draft.js';
import { eventForm } from '../scorekeeper/event-form.js';
import { chooseLanguage, needWords } from '../words/index.js';

for (const part of ['first', 'more', 'scorekeeper']) await needWords(part);
chooseLanguage('en', null);

/** A form of a deal in which chair 1 has won already. */
function opened(more = {}) {
  const draft = newEvent();
  const counted = [];
  const now = /** @type {any} */ ({ playing: [0, 2, 3], finalStates: ['ready', 'not-ready'], ...more });
  const name = (chair) => ['Ann', 'Bo', 'Cy', 'Di'][chair];
  const form = document.createElement('form');
  const draw = () =>
    form.replaceChildren(...eventForm({ draft, now, name, changed: draw, count }).flat(Infinity).filter(Boolean));
  const count = (chair) => void counted.push(chair);
  draw();
  const press = (...keys) => keys.forEach((key) => form.querySelector(`[data-key="event-${key}"]`).click());
  const row = (start) =>
    form
      .querySelectorAll('.chip')
      .filter(({ dataset }) => dataset.key.startsWith(`event-${start}-`))
      .map(({ text }) => text);
  const on = () => form.querySelectorAll('[aria-pressed="true"]').map(({ dataset }) => dataset.key.slice(6));
  return { draft, counted, press, row, on };
}

test('winners are those who still play, all on one discard', () => {
  const { draft, press, row, counted } = opened();
  assert.deepEqual(row('winner'), ['Ann', 'Cy', 'Di']);
  press('winner-3', 'winner-0', 'from-2');
  assert.deepEqual([draft.winners, draft.from, row('from')], [[0, 3], 2, ['Cy']]);
  press('fans-3-4', 'fans-0-2', 'count-0');
  assert.deepEqual([draft.values[3].fans, draft.values[0].fans, counted], [4, 2, [0]]);
  press('winner-2');
  assert.deepEqual([draft.winners, draft.from], [[0, 2, 3], null], 'a winner did not discard');
  press('winner-0', 'winner-2', 'from-own', 'winner-0');
  assert.deepEqual([draft.winners, draft.from], [[0], 'own'], 'a self-draw has one winner');
});

test('the chips that were chosen are on, and no other', () => {
  const { press, on } = opened();
  assert.deepEqual(on(), ['win']);
  press('winner-3', 'from-2', 'fans-3-4');
  assert.deepEqual(on(), ['win', 'winner-3', 'from-2', 'fans-3-4']);
  press('kong', 'who-3', 'kong-claimed', 'feeder-0');
  assert.deepEqual(on(), ['kong', 'who-3', 'kong-claimed', 'feeder-0']);
  press('wall', 'state-0-ready', 'state-3-not-ready');
  assert.deepEqual(on(), ['wall', 'state-0-ready', 'state-3-not-ready']);
});

test('a win is asked to follow a kong of the player who drew or discarded only', () => {
  const { draft, press, row } = opened({ afterKong: 2 });
  press('winner-0', 'from-3');
  assert.equal(row('after').length, 0);
  press('from-2', 'after-true');
  assert.equal(draft.afterKong, true);
});

test('a claimed kong has one who discarded', () => {
  const { draft, press, row } = opened();
  press('kong', 'who-3', 'kong-added');
  assert.equal(row('feeder').length, 0);
  press('kong-claimed');
  assert.deepEqual(row('feeder'), ['Ann', 'Cy']);
  press('feeder-2');
  assert.deepEqual([draft.kind, draft.chair, draft.kong, draft.feeder], ['kong', 3, 'claimed', 2]);
  press('who-2');
  assert.equal(draft.feeder, null);
});

test('at the end of the wall only a ready hand has fans', () => {
  const { draft, press, row } = opened();
  press('wall', 'state-0-ready', 'state-3-not-ready', 'fans-0-5');
  assert.deepEqual(draft.states, ['ready', null, null, 'not-ready']);
  assert.deepEqual([draft.values[0].fans, row('fans-3').length], [5, 0]);
  press('foul', 'who-2');
  assert.deepEqual([draft.kind, draft.chair], ['foul', 2]);
});
