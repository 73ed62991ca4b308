// The circumstances of a win: the row above the picker and the block below the answer show and change the same values.
import './page.mjs';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { situation } from '../hand/situation.js';
import { winConditions } from '../hand/win-conditions.js';
import { learn } from '../state/catalogue.js';
import { initial } from '../state/model.js';
import { chooseLanguage, needWords } from '../words/index.js';

for (const part of ['first', 'more', 'fans']) await needWords(part);
chooseLanguage('en', null);

const yes = (key, more = {}) => ({ key, kind: 'other', possible: true, ...more });
const seats = ['S', 'W', 'N'].map((value) => ({ value, possible: value !== 'W' }));
const riichi = {
  kind: 'int',
  values: [
    { value: '1', possible: true },
    { value: '2', possible: false },
  ],
};
const fields = [
  yes('selfDrawn', { kind: 'bool' }),
  yes('riichi', riichi),
  yes('ippatsu', { kind: 'bool', possible: false, text: 'needs riichi' }),
  yes('rinshan', { kind: 'bool', needs: ['selfDrawn'] }),
  yes('chankan', { kind: 'bool', excludes: ['selfDrawn'] }),
  ...['seatWind', 'roundWind', 'honba', 'indicators', 'void'].map((key) => yes(key)),
  yes('deposits', { possible: false }),
  yes('from', { values: seats }),
];
const core = /** @type {any} */ ({
  rulesets: ({ rulesets: [id] }) => [{ id, shows: id === 'mcr' ? [] : ['dora'] }],
  possible: () => ({ circumstances: fields }),
});
learn(core);

/** A part of the page with its state; what a control sets is drawn at once. */
function shown(make, more = {}, hand = { closed: ['1m', '2m', '1m'], melds: [], flowers: [] }) {
  let state = /** @type {any} */ ({ ...initial, ...more });
  const edits = [];
  const notices = [];
  const context = /** @type {any} */ ({
    ...{ core, edit: (change) => edits.push(change), notify: (text) => notices.push(text) },
    store: { get: () => state, set: (next) => ((state = { ...state, ...next }), update(state, hand)) },
  });
  const acts = [];
  const { element, update } = make(context, { dora: () => acts.push('dora'), more: () => acts.push('more') });
  update(state, /** @type {any} */ (hand));
  const all = /** @type {any} */ (element);
  const at = (key) => all.querySelector(`[data-key="${key}"]`);
  const after = (...keys) => {
    for (const key of keys) at(key).click();
    return state.situation;
  };
  const pressed = () => all.querySelectorAll('[aria-pressed="true"]').map(({ dataset }) => dataset.key);
  return { all, at, after, pressed, edits, notices, acts };
}

test('ron and self-draw are chosen, exchanged and taken back', () => {
  for (const [make, ron, tsumo] of [
    [winConditions, 'decide-ron', 'decide-tsumo'],
    [situation, 'selfDrawn-false', 'selfDrawn-true'],
  ]) {
    const { after, pressed } = shown(make);
    assert.deepEqual(
      pressed().filter((key) => key === ron || key === tsumo),
      [],
    );
    assert.deepEqual(after(ron), { selfDrawn: false });
    assert.ok(pressed().includes(ron) && !pressed().includes(tsumo));
    assert.deepEqual(after(tsumo), { selfDrawn: true });
    assert.ok(pressed().includes(tsumo) && !pressed().includes(ron));
    assert.deepEqual(after(tsumo), {});
  }
});

test('the row above the picker changes a wind to the next one, and East is not stored', () => {
  const { after, at } = shown(winConditions, { situation: { seatWind: 'W' } });
  assert.equal(at('decide-seatWind').text, 'Seat W. Change to North');
  assert.equal(at('decide-roundWind').text, 'Round E. Change to South');
  assert.deepEqual(after('decide-roundWind'), { seatWind: 'W', roundWind: 'S' });
  assert.deepEqual(after('decide-seatWind'), { seatWind: 'N', roundWind: 'S' });
  assert.deepEqual(after('decide-seatWind'), { roundWind: 'S' });
  assert.equal(at('decide-seatWind').text, 'Seat E. Change to South');
});

test('the row above the picker has riichi, the indicators and further circumstances', () => {
  const { after, acts, at, pressed } = shown(winConditions, { indicators: ['1z', '5p'] });
  assert.deepEqual(after('decide-riichi'), { riichi: 1 });
  assert.deepEqual(pressed(), ['decide-riichi']);
  assert.deepEqual(after('decide-riichi'), {});
  after('decide-dora', 'decide-more');
  assert.deepEqual(acts, ['dora', 'more']);
  assert.deepEqual(
    at('decide-dora')
      .querySelectorAll('.face')
      .map(({ dataset }) => dataset.tile),
    ['1z', '5p'],
  );
  assert.deepEqual(
    ['decide-ron', 'decide-tsumo'].map((key) => at(key).text),
    ['ron', 'tsumo'],
  );
  const fans = shown(winConditions, { ruleset: 'mcr' });
  assert.deepEqual(
    ['decide-ron', 'decide-tsumo'].map((key) => fans.at(key).text),
    ['discard', 'self-draw'],
  );
});

test('what is impossible has no button above the picker; flowers in the hand are not asked for', () => {
  const noRiichi = fields.map((field) => (field.key === 'riichi' ? { ...field, possible: false } : field));
  const before = core.possible;
  core.possible = () => ({ circumstances: [...noRiichi, yes('flowers')] });
  const row = shown(winConditions, { text: 'other' });
  assert.equal(row.at('decide-riichi'), null);
  assert.ok(row.at('decide-ron'));
  const flowers = (held) =>
    shown(situation, { text: 'other' }, { closed: ['1m'], melds: [], flowers: held }).at('flowers1') !== null;
  assert.deepEqual([flowers([]), flowers(['1f'])], [true, false]);
  core.possible = before;
});

test('in the block a wind is chosen directly', () => {
  const { after, pressed } = shown(situation, { situation: { seatWind: 'W' } });
  assert.deepEqual(pressed(), ['seatWind-W', 'roundWind-E']);
  assert.deepEqual(after('roundWind-N'), { seatWind: 'W', roundWind: 'N' });
  assert.deepEqual(after('seatWind-E'), { roundWind: 'N' });
});

test('what a circumstance needs is chosen with it', () => {
  const { after } = shown(situation);
  assert.deepEqual(after('chip-rinshan'), { rinshan: true, selfDrawn: true });
  assert.deepEqual(after('chip-rinshan'), { selfDrawn: true });
  assert.deepEqual(after('chip-chankan'), { chankan: true, selfDrawn: false });
});

test('impossible circumstances are left out, but those that were chosen can be taken back', () => {
  const { at, after } = shown(situation);
  assert.ok(at('chip-riichi') && !at('chip-doubleRiichi') && !at('chip-ippatsu') && !at('deposits1'));
  assert.deepEqual(after('chip-riichi'), { riichi: 1 });
  const chosen = shown(situation, { situation: { ippatsu: true } });
  const chip = chosen.at('chip-ippatsu');
  assert.match(chip.text, /^ippatsu: needs riichi$/i);
  assert.deepEqual(
    ['aria-pressed', 'aria-disabled'].map((name) => chip.getAttribute(name)),
    ['false', 'true'],
  );
  assert.deepEqual(chosen.after('chip-ippatsu'), {});
  assert.deepEqual(chosen.notices, []);
});

test('counters go from nothing to 99', () => {
  const { after, all } = shown(situation, { situation: { honba: 98 } });
  assert.deepEqual(after('honba1', 'honba1'), { honba: 99 });
  assert.equal(all.querySelector('output').text, '99');
  assert.deepEqual(after('honba-1'), { honba: 98 });
  assert.deepEqual(shown(situation).after('honba-1'), {});
  assert.deepEqual(shown(situation, { situation: { honba: 1 } }).after('honba-1'), {});
});

test('the discarder is one of the possible seats, or unknown', () => {
  const { at, after } = shown(situation, { situation: { from: 'N' } });
  const options = at('from').querySelectorAll('option');
  assert.deepEqual(
    options.map(({ text, value }) => `${text} ${value}`),
    ['unknown ', 'South S', 'North N'],
  );
  assert.deepEqual(
    options.map(({ selected }) => Boolean(selected)),
    [false, false, true],
  );
  at('from').acts.change({ target: { value: 'S' } });
  assert.deepEqual(after(), { from: 'S' });
  at('from').acts.change({ target: { value: '' } });
  assert.deepEqual(after(), {});
});

test('a void suit is chosen and taken back', () => {
  const { after, pressed, at } = shown(situation);
  assert.equal(at('void-p').text, 'circles');
  assert.deepEqual(after('void-p'), { void: 'p' });
  assert.ok(pressed().includes('void-p'));
  assert.deepEqual(after('void-p'), {});
});

test('another tile of the hand can be the winning one', () => {
  const hand = { closed: ['1m', '3m', '1m', '2m'], melds: [], flowers: [], win: '2m' };
  const { all, edits, after } = shown(situation, {}, hand);
  const tiles = all.querySelector('.win-tiles').children;
  assert.deepEqual(
    tiles.map(({ dataset }) => dataset.key),
    ['win-1m', 'win-3m', 'win-2m'],
  );
  assert.deepEqual(
    tiles.map((one) => one.getAttribute('aria-pressed')),
    ['false', 'false', 'true'],
  );
  after('win-3m');
  const { closed, win } = edits[0](hand);
  assert.deepEqual([closed, win], [['1m', '1m', '2m', '3m'], '3m']);
  assert.equal(shown(situation).all.querySelector('.win-tiles'), null);
});
