// The strength of the table in the review of many games: the field of its requests, and what the results say.
import './page.mjs';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { allJson } from '../survey/export.js';
import { surveyPanel } from '../survey/panel.js';
import { createSums } from '../survey/sums.js';
import { chooseLanguage, loadLanguage, needWords } from '../words/index.js';

await loadLanguage('en');
chooseLanguage('en', null);
await Promise.all([needWords('more'), needWords('review')]);

/** What the workers were asked. @type {{name: string, request: any}[]} */ const asked = [];
globalThis.navigator ??= /** @type {any} */ ({ hardwareConcurrency: 2 });
globalThis.location = /** @type {any} */ ({ href: 'http://localhost/' });
document.getElementById = () => null;
globalThis.requestAnimationFrame = (act) => setTimeout(act);
globalThis.Worker = /** @type {any} */ (
  class {
    postMessage({ id, name, request }) {
      if (!name) return;
      asked.push({ name, request });
      const deals = [{ deal: 0, round: 'E', number: 1, figures: [{ chair: 0, wind: 'E', deals: 1, decisions: 1 }] }];
      const value = request.names ? { players: ['A'] } : { date: '', deals, worst: [] };
      queueMicrotask(() => this.onmessage({ data: { id, value } }));
    }
    terminate() {}
  }
);

/** All elements within one. @returns {any[]} */
const within = (element) => [element, ...(element?.children ?? []).flatMap(within)];

test('every file is asked about with the level, and the results say which it was', async () => {
  const settings = /** @type {any} */ ({ level: 'strongest' });
  const panel = surveyPanel({ settings, open() {}, left() {} });
  const files = ['a.xml', 'b.xml'].map((name) => new File(['x'], name));
  await panel.begin(files);
  const lines = () => within(panel.element).map((one) => one?.text ?? '');
  /** @param {string} key @param {string} done the line after it */
  const review = async (key, done) => {
    asked.length = 0;
    within(panel.element)
      .find((one) => one?.dataset?.key === key)
      .acts.click();
    for (let left = 1000; left > 0 && !lines().includes(done); left--) await new Promise((next) => setTimeout(next, 1));
    assert.ok(lines().includes(done), `${done}: ${lines().join(' | ')}`);
    return asked.map(({ name, request }) => [name, request.worst > 0, request.level]);
  };
  const all = (level) => files.map(() => ['replaySurvey', true, level]);
  assert.deepEqual(await review('survey-start', 'Table strength: Strongest'), all('strongest'));
  settings.level = 'usual';
  assert.ok(lines().includes('Table strength: Strongest'), 'the figures on screen are of the level before');
  assert.deepEqual(await review('survey-again', 'Table strength: Strong'), all(undefined));
  settings.level = 'ordinary';
  assert.deepEqual(await review('survey-again', 'Table strength: Ordinary'), all('ordinary'));
});

test('the saved figures say the level', () => {
  const level = (/** @type {any} */ chosen) => JSON.parse(allJson(createSums(chosen).finish(), [], String)).level;
  assert.deepEqual([level('strongest'), level(undefined)], ['strongest', undefined]);
});
