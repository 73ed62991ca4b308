// Tiles as the text of a picture, and how light a colour of the page is.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import './page.mjs';
import { kinds } from '../tiles/code.js';
import { tilesSvgText } from '../tiles/tile.js';

/** @type {any} */ (globalThis).IntersectionObserver ??= class {
  observe() {}
};
/** @type {any} */ (globalThis).Element ??= class {};
const { lightness, onDark } = await import('../tiles/inline.js');

/** The box of a picture, and where its tiles stand. @param {any[]} list @param {object} [options] */
function drawn(list, options) {
  const svg = tilesSvgText(list, options);
  const [, ...box] = /viewBox="0 0 (\S+) (\S+)" width="(\S+)" height="(\S+)"/.exec(svg) ?? [];
  const at = [...svg.matchAll(/<g transform="translate\((\S+) (\S+)\)">/g)].map(([, x, y]) => `${x},${y}`);
  return [box.join(' '), ...at].join(' | ');
}

/** The picture of one tile. @param {any} item @param {object} [options] */
const one = (item, options) => tilesSvgText([item], options);
/** How many layers it has. @param {any} item @param {object} [options] */
const layers = (item, options) => one(item, options).split('<g ').length - 2;

test('tiles stand side by side, with gaps, turned ones on the same ground', () => {
  assert.equal(drawn([]), '0 800 0 80');
  assert.equal(drawn(['1m', '2m', '9s']), '1800 800 180 80 | 0,0 | 600,0 | 1200,0');
  assert.equal(drawn(['1m', null, '2m']), '1440 800 144 80 | 0,0 | 840,0');
  assert.equal(drawn(['1m', null, '2m'], { gap: 0.2 }), '1320 800 132 80 | 0,0 | 720,0');
  assert.equal(drawn([null, '1m'], { gap: 0.3334 }), '800 800 80 80 | 200,0');
  assert.equal(
    drawn(['1m', { code: '2m', turned: true }, { code: '3m' }, { code: '4m', dora: true }]),
    '2552 800 255.2 80 | 0,0 | 600,152 | 1352,0 | 1952,0',
  );
});

test('each tile has its picture, other spellings the same one', () => {
  const all = [...kinds, '0m', '0p', '0s', 'j', '?', '!', 'back', 'blank', '1f', '8f'];
  assert.equal(new Set(all.map((tile) => one(tile))).size, all.length);
  for (const [other, tile] of Object.entries({ '1t': '1p', '9t': '9p', E: '1z', N: '4z', P: '5z', F: '6z', C: '7z' }))
    assert.equal(one(other), one(tile), other);
  assert.equal(one('0z'), one('back'));
  for (const unknown of ['', 'x', '0f', 'constructor', '__proto__', '10m', '<b>']) assert.equal(one(unknown), one('!'));
  assert.equal(one({ code: '5m' }), one('5m'));
});

test('marks, numbers and colours', () => {
  assert.deepEqual(
    ['5m', '0m', { code: '5m', dora: true }, { code: '0m', dora: true }, 'back'].map((item) => layers(item)),
    [2, 3, 3, 4, 2],
  );
  assert.deepEqual(
    ['5m', '0m', '1z', 'back'].map((item) => layers(item, { indices: true })),
    [3, 4, 3, 2],
  );
  assert.equal(one({ code: '5m', indices: true }), one('5m', { indices: true }));
  assert.equal(one({ code: '5m', indices: false }, { indices: true }), one('5m'));
  assert.match(one('5m', { indices: true, live: true }), /<g fill="var\(--ink-[a-z]+\)">/);
  assert.doesNotMatch(one('5m', { live: true }), /<g fill="var/);
  assert.match(one('5m', { live: true }), /var\(--tile-face\)/);
  assert.doesNotMatch(one('5m'), /var\(/);
  assert.match(one('5m'), /#fffdf7/);
  assert.match(one('5m', { dark: true }), /#2c3034/);
  assert.doesNotMatch(one('5m', { dark: true }), /#fffdf7|var\(/);
  assert.match(one('5m', { stretched: true }), / height="80" preserveAspectRatio="none">/);
  assert.doesNotMatch(one('5m'), /preserveAspectRatio/);
});

test('what lies is turned with its marks, and smaller where a number stands in the corner', () => {
  const turn = 'matrix(0 -1 1 0 8 592)';
  const shrink = 'matrix(.78 0 0 .78 116 132)';
  const moved = (item, options) =>
    one(item, options)
      .split(/(?=<g )/)
      .slice(2)
      .map((g) => / transform="([^"]*)"/.exec(g.split('>')[0])?.[1]);
  assert.deepEqual(moved('0m'), [undefined, undefined, undefined]);
  assert.deepEqual(moved({ code: '0m', turned: true, dora: true }), [undefined, turn, turn, turn]);
  assert.deepEqual(moved('0m', { indices: true }), [undefined, shrink, undefined, undefined]);
  assert.deepEqual(moved({ code: '5m', turned: true }, { indices: true }), [undefined, `${turn} ${shrink}`, turn]);
  const bodies = ['5m', 'back'].flatMap((code) => [false, true].map((turned) => one({ code, turned }).split('<g ')[2]));
  assert.equal(new Set(bodies).size, 4, 'a body for tiles and their backs, upright and lying');
});

test('how light a colour is, whatever the browser calls it', () => {
  for (const [colour, light] of /** @type {[string, number | null][]} */ ([
    ['rgb(255, 255, 255)', 1],
    ['rgb(0, 0, 0)', 0],
    ['rgb(255, 0, 0)', 0.3],
    ['rgb(0, 255, 0)', 0.59],
    ['rgb(0, 0, 255)', 0.11],
    ['rgba(0, 0, 0, 0)', null],
    ['rgba(255, 255, 255, 0.49)', null],
    ['rgba(255, 255, 255, 0.5)', 1],
    ['rgb(255 255 255 / 0.2)', null],
    ['oklch(0.7 0.1 200)', 0.7],
    ['oklab(0.2 0.1 0.1 / 0.3)', null],
    ['oklab(0.25 0.1 0.1 / 1)', 0.25],
    ['lab(50 20 30)', 0.5],
    ['lch(80 1 2)', 0.8],
    ['color(srgb 1 1 1)', 1],
    ['color(srgb 1 0 0)', 0.3],
    ['color(display-p3 0 1 0 / 0.9)', 0.59],
    ['color(srgb 0 0 0 / 0)', null],
    ['oklch(1e-3 0 0)', 0.001],
    ['transparent', null],
    ['', null],
  ])) {
    const found = lightness(colour);
    if (light === null) assert.equal(found, null, colour);
    else assert.ok(found !== null && Math.abs(found - light) < 1e-9, `${colour}: ${found}, want ${light}`);
  }
});

test('the ground of an element is that of the nearest one that has any', () => {
  /** @param {string} backgroundColor @param {object} [more] */
  const element = (backgroundColor, more = {}) =>
    Object.assign(Object.create(Element.prototype), { backgroundColor, color: 'rgb(0, 0, 0)', ...more });
  /** @type {any} */ (globalThis).getComputedStyle = (/** @type {any} */ of) => of;
  const none = 'rgba(0, 0, 0, 0)';
  const dark = element('rgb(20, 20, 20)');
  const light = element('rgb(250, 250, 250)');
  assert.equal(onDark(dark), true);
  assert.equal(onDark(light), false);
  assert.equal(onDark(element('rgb(127, 127, 127)')), true);
  assert.equal(onDark(element('rgb(128, 128, 128)')), false);
  assert.equal(onDark(element(none, { parentNode: dark })), true);
  assert.equal(onDark(element(none, { parentNode: element(none, { parentNode: light }) })), false);
  assert.equal(onDark(element('rgb(250, 250, 250)', { parentNode: dark })), false);
  assert.equal(onDark(element(none, { parentNode: { host: dark } })), true, 'a shadow tree');
  assert.equal(onDark(element(none, { assignedSlot: element(none, { parentNode: dark }), parentNode: light })), true);
  assert.equal(onDark(element(none)), false, 'black text on what the browser has');
  assert.equal(onDark(element(none, { color: 'rgb(250, 250, 250)' })), true, 'white text');
  assert.equal(onDark(element(none, { color: none })), false);
});
