// A new match: impossible combinations are corrected, and choices that were not made are those of the rules.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { learn } from '../state/catalogue.js';
import { fitting, requestOf, settle, tilesOf } from '../table/wishes.js';

const length = { key: 'gameLength', default: 'south', choices: ['east', 'south'] };
const rows = [
  { id: 'riichi-tenhou', three: 'riichi-3', tables: [4], set: '136', tiles: ['136'], options: [length] },
  { id: 'riichi-3', tables: [3], set: '136', tiles: ['136'], options: [] },
  { id: 'classical', tables: [3, 4, 6], set: 'uzje', tiles: ['uzje', '144'], options: [] },
  { id: 'mcr', tables: [4], set: '144', tiles: ['144', '136'], options: [] },
];
learn(/** @type {any} */ ({ rulesets: ({ rulesets: ids }) => rows.filter(({ id }) => !ids || ids.includes(id)) }));

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
