// The panel of a review: the order of its moments, which of them is on the board, and when it can be started.
import './page.mjs';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { reviewPanel } from '../review/panel.js';
import { learn } from '../state/catalogue.js';
import { chooseLanguage, needWords } from '../words/index.js';

for (const part of ['first', 'more', 'review', 'problems']) await needWords(part);
chooseLanguage('en', null);
learn(/** @type {any} */ ({ rulesets: ({ rulesets: [id] }) => [{ id, shows: ['dora', 'riichi'], ranked: true }] }));
globalThis.document.activeElement = null;

const moment = (deal, step, weight, more = {}) => ({
  ...{ deal, step, chair: 1, kind: 'discard', made: `${step}m`, better: `Ed${step}p`, row: 1, best: [] },
  ...{ loss: { win: 0, points: weight, weight }, size: 'mistake' },
  ...more,
});
const figures = { deals: 2, decisions: 40, agreed: 30, lossPoints: 900, wins: 1, dealIns: 0, payments: 100 };
const moments = [moment(1, 3, 900), moment(0, 9, 700), moment(0, 5, 300), moment(1, 2, 200)];
const game = { id: 'g', name: 'a.txt', text: 'a game', info: { title: '', deals: [{ rules: 'x' }, { rules: 'x' }] } };

/** The panel with a finished review, or without one. */
function drawn(found = { chair: 1, level: undefined, figures, moments }, at = { deal: 0, step: 4 }) {
  const heard = [];
  const tell =
    (name) =>
    (...given) =>
      void heard.push([name, ...given]);
  const panel = reviewPanel(
    /** @type {any} */ ({
      background: { ask: () => new Promise(() => {}) },
      settings: { level: 'usual' },
      done: new Map(found ? [['g 1', found]] : []),
      ...{ go: tell('go'), look: tell('look'), tryOn: tell('tryOn'), changed: tell('changed') },
      name: (chair) => `P${chair + 1}`,
    }),
  );
  const shown = /** @type {any} */ ({ game, seat: 1, ...at, label: (deal) => `deal ${deal}` });
  panel.update(shown);
  const all = /** @type {any} */ (panel.element);
  return {
    ...{ panel, all, heard, shown },
    keys: () => all.querySelectorAll('.moment').map(({ dataset }) => dataset.key.slice(7)),
    current: () => all.querySelectorAll('.moment[aria-current="step"]').map(({ dataset }) => dataset.key.slice(7)),
  };
}

test('the worst moments are first, or those of the game in its order', () => {
  const { all, keys } = drawn();
  assert.deepEqual(keys(), ['1-3', '0-9', '0-5', '1-2']);
  const order = () => all.querySelector('[data-key="review-order"]');
  assert.equal(order().getAttribute('aria-pressed'), 'false');
  order().click();
  assert.deepEqual(keys(), ['0-5', '0-9', '1-2', '1-3']);
  assert.equal(order().getAttribute('aria-pressed'), 'true');
  order().click();
  assert.deepEqual(keys(), ['1-3', '0-9', '0-5', '1-2']);
});

test('the moment on the board is marked, and a click shows another', () => {
  const { all, current, panel, shown, heard } = drawn();
  assert.deepEqual(current(), ['0-5']);
  all.querySelector('[data-key="moment-1-3"]').acts.click({ detail: 1 });
  assert.deepEqual(heard.at(-1), ['look', 1, 2]);
  panel.update({ ...shown, deal: 1, step: 2 });
  assert.deepEqual(current(), ['1-3']);
  panel.update({ ...shown, deal: 1, step: 3 });
  assert.deepEqual(current(), []);
});

test('keys lead to the next moment and to the one before', () => {
  const { panel } = drawn({
    chair: 1,
    level: undefined,
    figures,
    moments: [moments[2], moments[1], moments[3], moments[0]],
  });
  const next = (deal, step, way) => panel.next('g', 1, { deal, step }, way);
  assert.deepEqual(next(0, 0, 1), { deal: 0, step: 4 });
  assert.deepEqual(next(0, 4, 1), { deal: 0, step: 8 });
  assert.deepEqual(next(0, 8, 1), { deal: 1, step: 1 });
  assert.equal(next(1, 2, 1), undefined);
  assert.deepEqual(next(1, 2, -1), { deal: 1, step: 1 });
  assert.deepEqual(next(1, 0, -1), { deal: 0, step: 8 });
  assert.equal(next(0, 4, -1), undefined);
  assert.deepEqual(
    [0, 1].map((deal) => panel.marks('g', 1, deal).map(({ step }) => step)),
    [
      [5, 9],
      [2, 3],
    ],
  );
});

test('only a review that was stopped, or none yet, can be started', () => {
  const start = (found) => drawn(found).all.querySelector('[data-key="review-start"]');
  assert.equal(start(undefined), null);
  assert.equal(start({ chair: 1, level: undefined, figures, moments, stopped: true }).text, 'Review P2');
  assert.equal(start(null).text, 'Review P2');
});

test('the moments are saved as CSV, the whole review as JSON', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const contents = [];
  t.mock.method(URL, 'createObjectURL', (blob) => contents.push(blob) && 'blob:saved');
  const { all } = drawn();
  const saved = async (label) => {
    all
      .querySelectorAll('.button')
      .find(({ text }) => text === label)
      .click();
    return [all.querySelector('[role="status"]').text, await contents.at(-1).text()];
  };
  const [csvLine, table] = await saved('CSV');
  assert.match(csvLine, /\ba\.csv\b/);
  assert.deepEqual(
    table
      .trim()
      .split('\r\n')
      .map((line) => line.split(',').slice(0, 5).join(' ')),
    ['deal step chair kind made', '2 3 1 discard 3m', '1 9 1 discard 9m', '1 5 1 discard 5m', '2 2 1 discard 2m'],
  );
  const [jsonLine, text] = await saved('JSON');
  assert.match(jsonLine, /\ba\.json\b/);
  assert.deepEqual(JSON.parse(text), { chair: 1, figures, moments: JSON.parse(JSON.stringify(moments)) });
});
