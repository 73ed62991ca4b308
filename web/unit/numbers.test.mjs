// Numbers in the form of each language are those of Intl.NumberFormat, which is slow to create; their sign is a minus.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chooseLanguage, languages, loadLanguage, number, share, signed } from '../words/index.js';

const numbers = [
  0, 1, -1, 12, 999, 1000, -1000, 7700, 12_345, 100_000, -1_234_567, 1e9, 0.5, -0.25, 12.3, 1234.5, 0.0625,
];
const shares = [0, 1, 0.005, 0.0004, 0.123, 0.285, 0.57, 0.145, 0.9995, 1 / 3, 29 / 200, 7 / 8, 1e-7, 1e-9];
// Every share of at most 136 tiles.
for (let all = 1; all <= 136; all += 1) for (let some = 0; some <= all; some += 1) shares.push(some / all);

for (const { tag } of languages) {
  test(`numbers: ${tag}`, async () => {
    await loadLanguage(tag);
    assert.equal(chooseLanguage(tag, false), tag);
    const plain = new Intl.NumberFormat(tag);
    for (const value of numbers) {
      assert.equal(number(value), plain.format(value).replace('-', '−'));
      assert.equal(signed(value), (value > 0 ? '+' : '') + number(value));
    }
    for (const digits of [0, 1]) {
      const percent = new Intl.NumberFormat(tag, {
        style: 'percent',
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      });
      for (const value of shares) assert.equal(share(value, digits), percent.format(value), String(value));
    }
  });
}
