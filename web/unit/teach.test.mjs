// What is taught of a yaku: its value closed and open by the module, under the rules in force.
import './page.mjs';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { examples } from '../teach/yaku-examples.js';
import { rowOf, worthOf, worthText } from '../teach/row.js';
import { chooseLanguage, loadLanguage, needWords } from '../words/index.js';

await loadLanguage('en');
chooseLanguage('en', null);
await Promise.all(['more', 'teach'].map(needWords));

const closed = ['x', '123m', '', '123m 4m'];
const two = { id: 'x', han: 2 };
const one = { id: 'x', han: 1 };

test('the value closed and open', () => {
  assert.equal(worthText(closed, { closed: two, open: one }), 'closed 2 han · open 1 han');
  assert.equal(worthText(['x', '123m', ''], { closed: two }), 'closed 2 han · closed only');
  assert.equal(worthText(closed, { closed: two }), 'closed 2 han · not under these rules');
  assert.equal(worthText(['x', '', '', '123m'], { open: one }), 'open hands only · open 1 han');
  assert.equal(worthText(closed, {}), 'not under these rules');
  assert.equal(worthText(closed, { closed: { id: 'x', yakuman: 1 } }).split(' · ')[0], 'closed yakuman');
  assert.equal(worthText(closed, { closed: { id: 'x', yakuman: 2 } }).split(' · ')[0], 'closed 2 yakuman');
});

test('both examples of a yaku are scored, and its own value is taken', () => {
  const row = examples.find(([, shut, , open]) => shut && open);
  const [id, shut, , open] = row;
  const asked = [];
  const core = {
    rulesets: () => [],
    score(request) {
      asked.push([request.hand, request.ruleset]);
      const han = request.hand === shut ? 3 : 2;
      return {
        win: true,
        yaku: [
          { id: 'other', han: 9 },
          { id, han },
        ],
      };
    },
  };
  const found = worthOf(core, row, 'riichi-tenhou');
  assert.deepEqual([found.closed.han, found.open.han], [3, 2]);
  assert.deepEqual(asked, [
    [shut, 'riichi-tenhou'],
    [open, 'riichi-tenhou'],
  ]);
  const without = { ...core, score: () => ({ win: true, yaku: [{ id: 'other', han: 9 }] }) };
  assert.deepEqual([worthOf(without, row, 'riichi-tenhou').closed], [undefined], 'another yaku is none');
  assert.equal(worthOf({ ...core, score: () => ({ win: false }) }, row, 'riichi-tenhou').open, undefined);
});

test('a row is found by its yaku', () => {
  assert.equal(rowOf('pinfu')[0], 'pinfu');
  assert.equal(rowOf('no such yaku'), undefined);
});
