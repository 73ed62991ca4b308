// The choice where the next tile goes: its finer choices, and which modes the rules have.
import './page.mjs';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { modes } from '../hand/modes.js';
import { learn } from '../state/catalogue.js';
import { initial } from '../state/model.js';
import { chooseLanguage, needWords } from '../words/index.js';

for (const part of ['first', 'more']) await needWords(part);
chooseLanguage('en', null);

learn(
  /** @type {any} */ ({
    rulesets: ({ rulesets: [id] }) => [{ id, players: id === 'riichi-3' ? 3 : 4, shows: id === 'mcr' ? [] : ['dora'] }],
  }),
);

function drawn() {
  const picking = { mode: 'hand', where: { pung: 'left', kong: 'concealed', indicator: 'dora', seen: 'elsewhere' } };
  const context = /** @type {any} */ ({ picking, store: { get: () => initial } });
  const { element, update } = modes(context);
  const show = (ruleset) => update(/** @type {any} */ ({ ...initial, ruleset }));
  show('riichi-tenhou');
  const all = /** @type {any} */ (element);
  const at = (key) => all.querySelector(`[data-key="${key}"]`);
  return {
    ...{ picking, show, at },
    choose: (key) => at(key).acts.change(),
    finer: () =>
      all
        .querySelectorAll('.is-finer input')
        .map(({ value, checked }) => value + (checked ? '*' : ''))
        .join(' '),
    checked: () =>
      all
        .querySelectorAll('input')
        .filter(({ checked, attributes }) => checked && attributes.name === 'mode')
        .map(({ value }) => value),
    hidden: () =>
      all
        .querySelectorAll('.segment')
        .filter(({ hidden }) => hidden)
        .map(({ children: [{ value }] }) => value),
  };
}

test('a mode has its finer choices, the one in force checked', () => {
  const { choose, finer, checked, picking } = drawn();
  assert.deepEqual([finer(), checked()], ['', ['hand']]);
  choose('mode-pung');
  assert.deepEqual([finer(), checked()], ['left* across right', ['pung']]);
  choose('where-pung-right');
  assert.equal(picking.where.pung, 'right');
  choose('mode-kong');
  assert.equal(finer(), 'concealed* left across right added');
  choose('mode-pung');
  assert.equal(finer(), 'left across right*');
  choose('mode-seen');
  assert.equal(finer(), 'elsewhere* river');
  choose('mode-indicator');
  assert.equal(finer(), 'dora* ura');
  choose('mode-run');
  assert.deepEqual([finer(), picking.mode], ['', 'run']);
});

test('rules without dora have no indicators, and three players no chow', () => {
  const { choose, show, hidden, picking, checked } = drawn();
  assert.deepEqual(hidden(), []);
  choose('mode-indicator');
  show('riichi-3');
  assert.deepEqual([hidden(), picking.mode], [['chow'], 'indicator']);
  show('mcr');
  assert.deepEqual([hidden(), picking.mode, checked()], [['indicator'], 'hand', ['hand']]);
});
