// Names from outside are made safe to show.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cleanName, named, shownName } from '../lib/name.js';

test('names', () => {
  for (const [name, want] of [
    ['Ann', 'Ann'],
    ['ⓝ手牌 ', 'ⓝ手牌'],
    ['a\u202eb\u2066c\u200fd\u061ce', 'abcde'],
    ['a\u0000\n\u001b[31mb\u007f', 'a[31mb'],
    ['e\u0301\u0302\u0303\u0304\u0305', 'e\u0301\u0302\u0303'],
    ['👨‍👩‍👧', '👨‍👩‍👧'],
    ['x'.repeat(80), 'x'.repeat(80)],
    ['x'.repeat(81), `${'x'.repeat(80)}…`],
    ['🀇'.repeat(200), `${'🀇'.repeat(80)}…`],
    [`e${'\u0301'.repeat(1_000_000)}`, 'e\u0301\u0301\u0301'],
    ['\u202e'.repeat(1_000_000), ''],
    ['אבג 7', '\u2068אבג 7\u2069'],
    ['\u2068\u0645\u062d\u2069', '\u2068\u0645\u062d\u2069'],
    ['𐤀', '\u2068𐤀\u2069'],
    [5, ''],
    [undefined, ''],
  ])
    assert.equal(shownName(name), want);
  assert.equal(cleanName('אבג\u202e'), 'אבג');
  assert.deepEqual(named({ title: 't\u202e', players: ['\u200ea', 'b'], deals: [] }), {
    title: 't',
    players: ['a', 'b'],
    deals: [],
  });
});
