// A new match: impossible combinations are corrected, and choices that were not made are those of the rules.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { learn } from '../state/catalogue.js';
import { isHouse, keepFile, keptFile, ownRules } from '../state/own-rules.js';
import { fitting, requestOf, settle, tilesOf } from '../table/wishes.js';

const length = { key: 'gameLength', default: 'south', choices: ['east', 'south'] };
const rows = [
  { id: 'riichi-tenhou', three: 'riichi-3', tables: [4], set: '136', tiles: ['136'], options: [length] },
  { id: 'riichi-3', players: 3, tables: [3], set: '136', tiles: ['136'], options: [] },
  { id: 'classical', tables: [3, 4, 6], set: 'uzje', tiles: ['uzje', '144'], options: [] },
  { id: 'mcr', tables: [4], set: '144', tiles: ['144', '136'], options: [] },
];
/** House rules: two texts of the same ones. */
const house = { id: '{"name":"club"}', name: 'club', players: 4, tables: [4], set: '144', tiles: ['144'], options: [] };
const core = /** @type {any} */ ({
  /** @param {any} request */
  rulesets: ({ rulesets: ids, house: file }) => {
    if (file === 'wrong' || ids?.includes('{wrong')) throw Object.assign(new Error('bad'), { code: 'bad-house-rules' });
    if (file) return [{ ...house, link: '(1club' }];
    if (ids?.some(isHouse)) return [house];
    return rows.filter(({ id }) => !ids || ids.includes(id));
  },
});
learn(core);

/** @param {any} wishes */
const settled = (wishes) => {
  settle(wishes);
  return wishes;
};

test('rules are for so many players, and the usual ones come first', () => {
  assert.deepEqual(
    fitting({ players: '3' }).map(({ id }) => id),
    ['riichi-3', 'classical'],
  );
  assert.equal(settled({}).ruleset, 'riichi-tenhou');
  assert.equal(settled({ players: '3', ruleset: 'riichi-tenhou' }).ruleset, 'riichi-3');
  assert.equal(settled({ players: '6', ruleset: 'mcr' }).ruleset, 'classical');
  assert.equal(settled({ players: '3', ruleset: 'classical' }).ruleset, 'classical');
});

test('other players forget the tiles of rules that they do not have', () => {
  assert.equal(settled({ players: '6', ruleset: 'mcr', tiles: '136' }).tiles, undefined);
});

test('other tiles choose rules that have them, those that are played with them first', () => {
  assert.equal(settled({ ruleset: 'riichi-tenhou', tiles: '144' }).ruleset, 'mcr');
  assert.equal(settled({ players: '3', ruleset: 'riichi-3', tiles: '144' }).ruleset, 'classical');
  assert.equal(settled({ ruleset: 'mcr', tiles: '136' }).ruleset, 'mcr');
  assert.equal(tilesOf({ ruleset: 'mcr' }), '144');
});

test('a length of the match stays where the rules have it', () => {
  assert.equal(settled({ ruleset: 'riichi-tenhou', gameLength: 'east' }).gameLength, 'east');
  assert.equal(settled({ ruleset: 'mcr', gameLength: 'east' }).gameLength, undefined);
});

test('the module is asked for what differs', () => {
  const riichi = { players: 4, tiles: '136', ruleset: 'riichi-tenhou' };
  assert.deepEqual(requestOf({ ruleset: 'riichi-tenhou', gameLength: 'south' }, ' '), riichi);
  assert.deepEqual(requestOf({ ruleset: 'riichi-tenhou', gameLength: 'east' }, '12'), {
    ...riichi,
    options: { gameLength: 'east' },
    seed: 12,
  });
  const uzje = { tiles: 'uzje', ruleset: 'classical', flowers: true, winds: 'full' };
  assert.deepEqual(requestOf({ ruleset: 'classical' }, ''), { players: 4, ...uzje, circles: 'abbreviated' });
  assert.deepEqual(requestOf({ ruleset: 'classical', players: '6', flowers: false, winds: 'abbreviated' }, ''), {
    ...uzje,
    players: 6,
    flowers: false,
    winds: 'abbreviated',
    circles: 'full',
  });
});

test('a text gives the same seed each time, another text another', () => {
  const seed = (/** @type {string} */ text) => requestOf({ ruleset: 'mcr' }, text).seed;
  assert.equal(seed('a wall'), seed(' a wall '));
  assert.notEqual(seed('a wall'), seed('another wall'));
  assert.ok(Number.isSafeInteger(seed('魔'.repeat(200))));
});

test('a new match begins with the rules of the page, for as many players', () => {
  assert.equal(settled({ usual: 'mcr' }).ruleset, 'mcr');
  assert.equal(settled({ usual: 'riichi-3' }).ruleset, 'riichi-3');
  assert.equal(settled({ usual: 'riichi-3', players: '4' }).ruleset, 'riichi-tenhou');
  assert.equal(settled({ usual: 'riichi-tenhou', players: '3' }).ruleset, 'riichi-3');
  assert.equal(settled({ usual: 'mcr', players: '6' }).ruleset, 'classical');
});

test('house rules can be chosen, for as many players as they have', () => {
  const houses = ['{"name":"club"}'];
  assert.deepEqual(fitting(/** @type {any} */ ({ houses })).at(-1)?.name, 'club');
  assert.ok(!fitting(/** @type {any} */ ({ houses, players: '3' })).some(({ name }) => name === 'club'));
  const wishes = settled({ houses, usual: houses[0] });
  assert.equal(wishes.ruleset, houses[0]);
  assert.deepEqual(requestOf(wishes, ''), { players: 4, tiles: '144', ruleset: houses[0] });
  assert.ok(!fitting(/** @type {any} */ ({ houses: ['{wrong'] })).some(({ id }) => id === '{wrong'));
});

test('house rules of page and device are each there once, and a wrong file is not', () => {
  const kept = new Map();
  /** @type {any} */ (globalThis).localStorage = {
    getItem: (/** @type {string} */ key) => kept.get(key) ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ text) => kept.set(key, text),
  };
  assert.deepEqual(ownRules(core, ['mcr', undefined]), []);
  keepFile('wrong');
  assert.deepEqual(ownRules(core, ['{wrong']), []);
  keepFile('{ "name": "club" }');
  assert.equal(keptFile(), '{ "name": "club" }');
  assert.deepEqual(ownRules(core, ['mcr']), ['(1club']);
  assert.deepEqual(ownRules(core, ['{"name":"club"}', 'mcr', '(1club']), ['{"name":"club"}']);
});
