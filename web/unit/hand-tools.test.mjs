// The tools of the Hand view: a random hand, clear, samples and the link to share; and the field with its marks.
import './page.mjs';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { field } from '../hand/field.js';
import { tools } from '../hand/tools.js';
import { learn } from '../state/catalogue.js';
import { readLink } from '../state/link.js';
import { initial } from '../state/model.js';
import { readMpsz } from '../tiles/mpsz.js';
import { chooseLanguage, needWords, t } from '../words/index.js';

for (const part of ['first', 'more']) await needWords(part);
chooseLanguage('en', null);
globalThis.requestAnimationFrame = (act) => setTimeout(act);
globalThis.location = /** @type {any} */ ({ href: 'https://example.org/x#v1&h=9m' });
/** @type {string[]} */ const copied = [];
const clipboard = { writeText: async (text) => void copied.push(text) };
Object.defineProperty(globalThis, 'navigator', { value: { clipboard }, configurable: true });
Object.getPrototypeOf(document.createElement('p')).hidePopover ??= () => {};

learn(
  /** @type {any} */ ({
    rulesets: ({ rulesets: [id] }) => [{ id, shows: [], absent: ['2m', '3m'], reds: 1, room: 14 }],
    possible: () => ({ absent: ['2m', '3m'], reds: 0, room: 14 }),
  }),
);

/** A hand with tiles around it, in a game that is open in the Replay view. */
const full = {
  ...{ ...initial, text: '123m', situation: { riichi: 1 }, indicators: ['1z'], uraIndicators: ['2z'], seen: ['3z'] },
  ...{ river: ['4z'], rivals: [{ wind: 'S', river: ['5z'] }], kept: ['6z'], options: { reds: 'none' } },
  ...{ replay: { deal: 2, step: 9 }, game: 't1.abc', ruleset: 'x' },
};

/** The tools, and the state that they change. */
function opened() {
  let state = /** @type {any} */ (full);
  const store = { get: () => state, set: (next) => (state = { ...state, ...next }) };
  const made = tools(/** @type {any} */ ({ store, core: null }));
  const all = /** @type {any} */ (made.element);
  const press = (word) =>
    all
      .querySelectorAll('button')
      .find(({ textContent }) => textContent === word)
      .click();
  return { all, made, press, now: () => state };
}
const around = ({ situation, indicators, uraIndicators, seen, river, rivals, kept }) =>
  JSON.stringify([situation, indicators, uraIndicators, seen, river, rivals, kept]);
const none = around(initial);

test('a random hand has fourteen tiles of the rules and nothing around it', () => {
  const { press, now } = opened();
  press(t('tool.random'));
  const hand = readMpsz(now().text);
  assert.equal(hand?.closed.length, 14);
  assert.ok(!hand?.closed.some((tile) => ['2m', '3m'].includes(tile) || tile[0] === '0'), now().text);
  assert.equal(around(now()), none);
  assert.deepEqual([now().ruleset, now().options], ['x', { reds: 'none' }]);
});

test('clear leaves the rules, a sample brings its own', () => {
  const { all, press, now } = opened();
  press(t('tool.clear'));
  assert.deepEqual([now().text, around(now()), now().ruleset], ['', none, 'x']);
  const panel = all.querySelector('#samples');
  panel.acts.beforetoggle({ newState: 'open' });
  panel.querySelector('.sample').click();
  assert.notEqual(now().text, '');
  assert.deepEqual([now().ruleset, now().options], [initial.ruleset, {}]);
});

test('the link to share has the hand and the tiles around it, and no game', async () => {
  const { all, made, press } = opened();
  made.update(/** @type {any} */ ({ stage: 'far', hand: readMpsz('123m') }));
  all.querySelector('#share').acts.beforetoggle({ newState: 'open' });
  press(t('share.link'));
  await new Promise((done) => setImmediate(done));
  const [address, hash] = copied[0].split('#');
  assert.equal(address, 'https://example.org/x');
  assert.deepEqual(readLink(`#${hash}`), { ...full, replay: null, game: '' });
});

test('the faulty part is marked; of a place between two characters the one before', () => {
  const context = { store: { get: () => full, set() {} }, onNotice() {}, core: null, engine: () => ({}) };
  const { element, update } = field(/** @type {any} */ (context));
  const marked = (text, start, end) => {
    const fault = { code: 'bad-tile', message: 'no such tile', ...(start === undefined ? {} : { start, end }) };
    update(/** @type {any} */ ({ ...initial, text }), /** @type {any} */ ({ fault }));
    const marks = /** @type {any} */ (element).querySelector('.field-marks');
    return [marks.textContent, marks.querySelector('mark')?.textContent];
  };
  assert.deepEqual(marked('12m9x3p', 3, 5), ['12m9x3p', '9x']);
  assert.deepEqual(marked('12m4', 4, 4), ['12m4', '4'], 'the end of the text');
  assert.deepEqual(marked('12m4s', 3, 3), ['12m4s', '4'], 'within the text');
  assert.deepEqual(marked('12m', undefined, undefined), ['12m', undefined]);
});
