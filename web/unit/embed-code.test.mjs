// The code that shows something on another site: which attributes it has, and that a user's text stays text.
import './page.mjs';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { commonCode, elementCode, frameAddress, frameCode, valuesOf, widgetCode } from '../embed/code.js';
import { embedForm } from '../embed/form.js';
import { initial } from '../state/model.js';
import { chooseLanguage, loadLanguage, needWords } from '../words/index.js';

await loadLanguage('en');
chooseLanguage('en', null);
await needWords('more');

const site = 'https://tiles.example/';
const look = { size: '', theme: 'auto', language: 'auto' };
const state = {
  ...initial,
  text: '123m11z',
  ruleset: 'mcr',
  options: { minimum: 5, kan: true, local: false },
  situation: { riichi: 1, selfDrawn: true },
  indicators: ['3p', '4p'],
  uraIndicators: ['1s'],
};

test('a hand has its text, and the look that was chosen', () => {
  assert.deepEqual(valuesOf('hand', state, look), { text: '123m11z' });
  const chosen = { size: '24', theme: 'dark', language: 'ja' };
  assert.deepEqual(valuesOf('hand', { ...state, dialect: 'tenhou' }, chosen), {
    text: '123m11z',
    dialect: 'tenhou',
    ...chosen,
  });
});

test('a score has the rules, the situation and the indicators', () => {
  assert.deepEqual(valuesOf('score', state, { ...look, compact: '1' }), {
    text: '123m11z',
    rules: 'mcr',
    options: 'minimum=5 kan !local',
    situation: 'riichi=1 selfDrawn',
    indicators: '34p',
    'ura-indicators': '1s',
    compact: '1',
  });
});

test('a replay has its game and the place, but for zeros', () => {
  const replay = { deal: 3, step: 17, seat: 2 };
  assert.deepEqual(valuesOf('replay', { ...state, replay }, look, 'Scores: 1'), {
    text: 'Scores: 1',
    deal: '3',
    step: '17',
    seat: '2',
  });
  assert.deepEqual(valuesOf('replay', { ...state, replay: { deal: 0, step: 5 } }, look, 'a'), { text: 'a', step: '5' });
});

test('problems and lessons have no size', () => {
  for (const kind of ['problem', 'lesson'])
    assert.equal(valuesOf(kind, state, { size: '24', theme: 'dark', language: '' }).size, undefined);
});

test('text never ends an attribute or an element', () => {
  const text = '"><script>&\n';
  const escaped = '&#34;&#62;&#60;script&#62;&#38;';
  for (const kind of ['hand', 'score', 'replay', 'problem', 'lesson']) {
    const code = elementCode(site, kind, { text, theme: text });
    assert.equal(code.split('<script').length, 2, `${kind}: one script, ours`);
    assert.ok(code.startsWith(`<script src="${site}elements.js" defer></script>\n<mahjong-${kind}`), code);
    assert.ok(code.endsWith(`</mahjong-${kind}>`), code);
    assert.ok(code.includes(`theme="${escaped}&#10;"`), code);
    assert.ok(
      kind === 'lesson' ? code.includes(`<pre>${escaped}\n</pre>`) : code.includes(`text="${escaped}&#10;"`),
      code,
    );
  }
  assert.ok(elementCode(site, 'hand', { text: '1m' }).endsWith('<mahjong-hand text="1m">1m</mahjong-hand>'));
});

test('a frame is sandboxed, and its address says what it shows', () => {
  assert.equal(
    frameAddress(site, 'hand', { text: '1m&#', size: '24' }),
    `${site}embed.html#hand&text=1m%26%23&size=24`,
  );
  const code = frameCode(site, 'hand', { text: '1m', theme: '"' }, 120);
  assert.match(
    code,
    /^<iframe src="https:\/\/tiles\.example\/embed\.html#hand&#38;text=1m&#38;theme=%22" width="470" /,
  );
  assert.match(
    code,
    / height="120" sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox" loading="lazy" /,
  );
});

test('the recipes name the site', () => {
  for (const code of [commonCode(site), widgetCode(site)])
    assert.ok(code.includes(site) && !code.includes('SITE/'), code);
});

/** The form, and what is chosen in it. */
function formOf(page) {
  const heard = [];
  const chosen = { ...look, kind: 'score', compact: '1', size: '24', theme: 'dark', site };
  const box = document.createElement('form');
  box.append(...embedForm(chosen, page, (...one) => void heard.push(one)).filter(Boolean));
  return { box, heard, field: (key) => box.querySelector(`[data-key="${key}"]`) };
}
const chosenIn = (select) => select.children.filter(({ selected }) => selected).map(({ value }) => value);

test('the form has the choices of its kind, with what is chosen', () => {
  const { box, field } = formOf({ kind: 'score', game: true, empty: false });
  assert.deepEqual(
    field('kind').children.map(({ value }) => value),
    ['hand', 'score', 'replay', 'problem', 'lesson'],
  );
  assert.deepEqual(
    ['kind', 'compact', 'size', 'theme', 'language'].map((key) => chosenIn(field(key))[0]),
    [...['score', '1', '24', 'dark', 'auto']],
  );
  assert.equal(box.querySelectorAll('p').length, 0);
  const hand = formOf({ kind: 'hand', game: false, empty: true });
  assert.deepEqual(
    hand.field('kind').children.map(({ value }) => value),
    ['hand', 'score', 'problem', 'lesson'],
  );
  assert.equal(hand.field('compact'), null);
  assert.equal(hand.box.querySelectorAll('p').length, 1, 'that there is no hand');
  const problem = formOf({ kind: 'problem', game: false, empty: true });
  assert.deepEqual([problem.field('size'), problem.box.querySelectorAll('p').length], [null, 1]);
});

test('a choice is told, an address with one slash at its end', () => {
  const { heard, field } = formOf({ kind: 'score', game: false, empty: false });
  field('theme').acts.change({ target: { value: 'light' } });
  field('site').acts.change({ target: { value: 'https://other.example/a//' } });
  field('site').acts.change({ target: { value: 'https://other.example' } });
  assert.deepEqual(heard, [
    ['theme', 'light'],
    ['site', 'https://other.example/a/'],
    ['site', 'https://other.example/'],
  ]);
});
