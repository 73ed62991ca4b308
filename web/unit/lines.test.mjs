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

/** A graph of a few points, with its parts by class. */
function drawn(look) {
  const graph = lineGraph({
    label: 'label',
    write: (value) => `${value}`,
    across: [2, 6],
    between: [-10, 30],
    series: [],
    ...look,
  });
  const of = (name) => graph.children.filter(({ at }) => at.class?.split(' ')[0] === name);
  return { graph, of };
}

test('values beside the graph are round, few, and at their height', () => {
  for (const [low, high] of [
    [0, 10],
    [-10, 30],
    [0, 1],
    [0.1, 0.35],
    [23_000, 28_500],
    [-8000, 64_000],
    [0, 3],
    [5, 5],
    [0, 49],
  ]) {
    const { of } = drawn({ between: [low, high] });
    const values = of('graph-text').map(({ textContent }) => Number(textContent));
    assert.ok(values.length <= 6 && (high === low || values.length >= 2), `${low} to ${high}: ${values}`);
    values.forEach((value, index) => {
      assert.ok(value > low - 1e-6 && value < high + 1e-6, `${value} of ${low} to ${high}`);
      if (!index) return;
      const step = values[index] - values[index - 1];
      assert.match(step.toExponential(6), /^[125]\.0+e/, `step ${step}`);
      assert.ok(Math.abs(values[1] - values[0] - step) < 1e-6, `uneven: ${values}`);
    });
    if (values.length > 1) {
      const step = values[1] - values[0];
      assert.ok(
        values[0] - step < low && values.at(-1) + step > high,
        `values are lacking: ${low} to ${high}, ${values}`,
      );
    }
    // Heights: 8 at the top, 18 less than 150 below.
    of('graph-grid').forEach(({ at }, index) => {
      const wanted = 8 + ((high - values[index]) / (high - low || 1)) * 124;
      assert.ok(Math.abs(at.y1 - wanted) < 1e-6 && at.y1 === at.y2, `${values[index]} at ${at.y1}`);
    });
  }
});

test('lines, dots, the step and the names at the ends', () => {
  const points = [
    [2, -10],
    [4, 10],
    [6, 30],
  ];
  const { of, graph } = drawn({ series: [{ name: 'East', style: 'is-a', points }], dots: true, now: 4 });
  assert.equal(graph.at['aria-label'], 'label');
  assert.equal(graph.at.role, 'img');
  // The graph is 290 wide, from 44.
  assert.equal(of('graph-line')[0].at.points, '44.0,132.0 189.0,70.0 334.0,8.0');
  assert.deepEqual(
    of('graph-dot').map(({ at }) => [Number(at.cx), Number(at.cy), at.r]),
    [
      [44, 132, '2'],
      [189, 70, '3.5'],
      [334, 8, '2'],
    ],
  );
  assert.deepEqual([of('graph-now')[0].at.x1, of('graph-now')[0].at.x2], ['189', '189']);
  assert.deepEqual(
    of('graph-name').map(({ at, textContent }) => [at.y, textContent]),
    [['12', 'East']],
  );
  const bare = drawn({ series: [{ name: 'East', style: 'is-a', points }] });
  assert.equal(bare.of('graph-dot').length + bare.of('graph-now').length, 0);
});

test('names at the ends of lines lie a line apart, none below the graph, in the order of their values', () => {
  const ends = { a: 12, b: 12, c: 11, d: -10, e: -10 };
  const series = Object.entries(ends).map(([name, value]) => ({ name, style: `is-${name}`, points: [[6, value]] }));
  const { of } = drawn({ series });
  const names = of('graph-name').map(({ at, textContent }) => [textContent, Number(at.y) - 4]);
  assert.deepEqual(
    names.map(([name]) => name),
    ['a', 'b', 'c', 'd', 'e'],
  );
  names.slice(1).forEach(([, at], index) => assert.ok(at - names[index][1] >= 12 - 1e-9, `${names}`));
  assert.ok(Math.abs(names[4][1] - 132) < 1e-9);
  assert.ok(Math.abs(names[0][1] - (8 + (18 / 40) * 124)) < 1e-9, 'the first stays at its value');
});

test('a touch seeks the nearest step, and no further than the ends', () => {
  const sought = [];
  const graph = { classes: [], listeners: {} };
  const plain = globalThis.document.createElementNS;
  globalThis.document.createElementNS = (space, tag) =>
    Object.assign(plain(space, tag), {
      classList: { add: (name) => graph.classes.push(name) },
      addEventListener: (name, heard) => (graph.listeners[name] = heard),
      getBoundingClientRect: () => ({ left: 100, width: 720 }),
    });
  drawn({ seek: (x) => sought.push(x) });
  globalThis.document.createElementNS = plain;
  // Twice as wide as drawn: step 2 is at 100 + 88, step 6 at 100 + 668, steps 145 apart.
  for (const clientX of [188, 188 + 72, 188 + 73, 188 + 290, 768, 0, 2000]) graph.listeners.click({ clientX });
  assert.deepEqual(sought, [2, 2, 3, 4, 6, 2, 6]);
  assert.deepEqual(graph.classes, ['is-seeking']);
});
