import { deepEqual } from 'node:assert/strict';
import { test } from 'node:test';
import { faultsOf } from './functions.mjs';

const lines = (n) => '\n'.repeat(n - 1);
const list = '.ci/lengths/functions.mjs';

const rows = [
  ['short enough', `function deal() {${lines(100)}}`, {}, []],
  ['too long', `\nfunction deal() {${lines(101)}}`, {}, ['a.js:2: deal has 101 lines: want at most 100']],
  ['an arrow', `const deal = () => {${lines(101)}};`, {}, ['a.js:1: deal has 101 lines: want at most 100']],
  ['a method', `class A { #b() {${lines(101)}} }`, {}, ['a.js:1: b has 101 lines: want at most 100']],
  ['one in a call', `deal(() => {${lines(101)}});`, {}, ['a.js:1: a function has 101 lines: want at most 100']],
  ['one in another', `function a() { function b() {${lines(101)}} }`, {}, 2],
  ['as listed', `function deal() {${lines(120)}}`, { 'a.js deal': 120 }, []],
  ['longer than listed', `function deal() {${lines(121)}}`, { 'a.js deal': 120 }, 1],
  [
    'shorter than listed',
    `function deal() {${lines(110)}}`,
    { 'a.js deal': 120 },
    [`${list}: a.js deal: has 110 lines now: want that, not 120`],
  ],
  [
    'listed for nothing',
    `function deal() {${lines(100)}}`,
    { 'a.js deal': 120 },
    [`${list}: a.js deal: no such function of more than 100 lines: want it off the list`],
  ],
  ['another file is listed', `function deal() {}`, { 'b.js deal': 120 }, []],
];

for (const [name, text, bounds, want] of rows)
  test(name, () => {
    const found = faultsOf('a.js', text, bounds);
    deepEqual(typeof want === 'number' ? found.length : found, want);
  });
