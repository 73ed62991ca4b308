// The words below a graph do not overlap.
import assert from 'node:assert/strict';
import { test } from 'node:test';

globalThis.document = {
  createElementNS: (_, tag) => ({
    tag,
    at: {},
    children: [],
    setAttribute(name, value) {
      this.at[name] = value;
    },
    append(...children) {
      this.children.push(...children);
    },
  }),
};
const { lineGraph } = await import('../lib/lines.js');

/** The words below a graph of a number of deals. */
const below = (words) =>
  lineGraph({
    label: '',
    write: String,
    across: [0, words.length - 1],
    between: [0, 10],
    ticks: words.map((word, at) => [at, word]),
    series: [],
  })
    .children.filter(({ at }) => at['text-anchor'] === 'middle')
    .map(({ at, textContent }) => ({ text: textContent, at: Number(at.x) }));

test('words that would lie over the one before are left out', () => {
  const long = ['E1', 'E2', 'E3', 'E3, 1 honba', 'E3, 2 honba', 'E4, 1 honba', 'S1', 'S2', 'S3'];
  const shown = below(long);
  assert.deepEqual(
    shown.map(({ text }) => text),
    ['E1', 'E2', 'E3', 'E3, 2 honba', 'S1', 'S2', 'S3'],
  );
  const wide = below(['東1局', '東1局1本場', '東1局2本場', '東2局', '東3局', '東4局', '南1局', '南2局', '南3局']);
  for (const list of [shown, wide])
    list.slice(1).forEach(({ text, at }, index) => {
      const least = /[^\x20-\x7e]/.test(text) ? 9 : 5;
      const half = ([...text].length + [...list[index].text].length) * (least / 2);
      assert.ok(at - list[index].at >= half, `${list[index].text} and ${text} lie ${at - list[index].at} apart`);
    });
  assert.equal(below(['E1', 'E2', 'E3', 'E4', 'S1', 'S2', 'S3', 'S4', '']).length, 9, 'short ones all stay');
});
