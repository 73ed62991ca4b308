// The review of many games and the search in them as a person uses them: what a click opens, and what is left of files
// that were chosen before.
import './page.mjs';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { practiseFold } from '../review/practise.js';
import { surveyPanel } from '../survey/panel.js';
import { dealsOf } from '../survey/practise.js';
import { chooseLanguage, loadLanguage, needWords } from '../words/index.js';

await loadLanguage('en');
chooseLanguage('en', null);
await Promise.all([needWords('more'), needWords('review')]);

Object.defineProperty(globalThis, 'navigator', { value: { hardwareConcurrency: 2 }, configurable: true });
globalThis.location = /** @type {any} */ ({ href: 'http://localhost/' });
document.getElementById = () => null;
globalThis.requestAnimationFrame = (act) => setTimeout(act);

const place = (step) => ({
  key: '',
  deal: 1,
  round: 'E',
  number: 2,
  repeat: 0,
  step,
  chair: 3,
  event: 'win',
  wind: 'S',
});
const found = (n, steps) => ({
  ...{ places: n, deals: n, files: 1, moments: 900, of: 'places' },
  list: steps.map((step) => ({ ...place(step), tiles: [], melds: [], payment: 8000 })),
});

/** What the module answers, by the names of its functions. */
const usual = {
  replaySurvey: ({ names, text }) => {
    if (names) return { players: ['A', text] };
    const figures = [{ chair: 2, wind: 'W', deals: 1, decisions: 1 }];
    const loss = { points: 900, win: 0.1, weight: 900 };
    const move = { step: 7, chair: 2, kind: 'discard', made: '1m', better: '9m', best: [], loss };
    const deals = [{ deal: 4, round: 'S', number: 1, repeat: 0, figures }];
    return { date: '', deals, worst: [{ deal: 4, move }], index: text, players: [] };
  },
  searchIndex: ({ text }) => ({ index: text, date: '', players: [] }),
  searchAdd: () => ({ id: 's', refused: [] }),
  searchFigures: () => ({ rows: [{ id: 'late-fold', made: 3, decisions: 9 }], enough: 100 }),
  searchAsk: () => found(0, []),
};

/** @type {{name: string, request: any}[]} */ const asked = [];
/** @type {Record<string, (request: any) => any>} */ let says = usual;
globalThis.Worker = /** @type {any} */ (
  class {
    async postMessage({ id, name, request }) {
      if (!name) return;
      asked.push({ name, request });
      const value = await says[name]?.(request);
      this.onmessage({ data: { id, value } });
    }
    terminate() {}
  }
);

const file = (name) => new File([name], name, { lastModified: 5 });

/** Waits until something is so. @param {() => any} isSo */
async function until(isSo) {
  for (let left = 2000; left > 0 && !isSo(); left -= 1) await new Promise((next) => setTimeout(next, 1));
  assert.ok(isSo(), String(isSo));
}

/** A panel with files. @param {Record<string, (request: any) => any>} [more] other answers */
async function panelOf(names, more = {}) {
  says = { ...usual, ...more };
  asked.length = 0;
  const opened = [];
  const open = (chosen, at) => opened.push([chosen.name, at]);
  const panel = surveyPanel({ settings: /** @type {any} */ ({ level: 'usual' }), open, left() {} });
  await panel.begin(names.map(file));
  const all = /** @type {any} */ (panel.element);
  const key = (name) => all.querySelector(`[data-key="${name}"]`);
  const fold = all.querySelector('.survey-search');
  const review = async () => {
    (key('survey-start') ?? key('survey-again')).click();
    await until(() => all.querySelector('.mistake-figures'));
  };
  const unfold = async () => {
    Object.assign(fold, { open: true }).acts.toggle();
    await until(() => /can be searched/.test(all.querySelector('.search')?.text ?? ''));
  };
  const ask = (question) => {
    all.querySelector('.search-field').value = question;
    all.querySelector('.search-form').acts.submit({ preventDefault() {} });
  };
  return { panel, all, opened, key, fold, review, unfold, ask };
}
const indexed = () => asked.filter(({ name }) => name === 'searchIndex').map(({ request }) => request.text);

test('a moment opens its game before the move, at the seat of the player', async () => {
  const { all, review, opened } = await panelOf(['a.xml']);
  await review();
  all.querySelector('.survey-body .moment').click();
  assert.deepEqual(opened, [['a.xml', { deal: 4, step: 6, seat: 2 }]]);
});

test('other files have no results before they are reviewed', async () => {
  const { panel, all, review, key } = await panelOf(['a.xml']);
  await review();
  assert.ok(key('survey-again') && all.querySelector('.review-figures'));
  await panel.begin(['b.xml', 'c.xml'].map(file));
  assert.ok(key('survey-start') && !key('survey-again'));
  assert.equal(all.querySelector('.review-figures'), null);
  assert.equal(all.querySelector('.mistake-figures'), null, 'the mistakes are those of the files before');
});

test('the chosen files are searched, also if they were chosen while the search was folded', async () => {
  const { panel, all, fold, unfold } = await panelOf(['a.xml']);
  await unfold();
  assert.deepEqual(indexed(), ['a.xml']);
  await panel.begin(['b.xml', 'c.xml'].map(file));
  assert.deepEqual(indexed().sort(), ['a.xml', 'b.xml', 'c.xml'], 'the search is open');
  fold.open = false;
  await panel.begin(['d.xml', 'e.xml', 'f.xml'].map(file));
  assert.equal(indexed().length, 3, 'nothing is read for a search that is folded');
  await unfold();
  await until(() => /3 files can be searched/.test(all.querySelector('.search').text));
  assert.deepEqual(indexed().slice(3).sort(), ['d.xml', 'e.xml', 'f.xml']);
});

test('the answer to the last question is shown, whichever comes last', async () => {
  /** @type {((value: any) => void)[]} */ const waiting = [];
  const searchAsk = ({ most }) => (most === 1 ? found(0, []) : new Promise((answer) => waiting.push(answer)));
  const { all, unfold, ask } = await panelOf(['a.xml'], { searchAsk });
  await unfold();
  ask('won');
  await until(() => waiting.length === 1);
  ask('riichi');
  await until(() => waiting.length === 2);
  waiting[1](found(1, [5]));
  await until(() => all.querySelector('.search-place'));
  waiting[0](found(1, [9]));
  await new Promise((next) => setTimeout(next, 20));
  assert.match(all.querySelector('.search-place').text, /step 5/);
});

test('what was found in the files before is gone, also what is found later', async () => {
  /** @type {((value: any) => void)[]} */ const waiting = [];
  const searchAsk = ({ most }) => (most === 1 ? found(0, []) : new Promise((answer) => waiting.push(answer)));
  const { panel, all, unfold, ask } = await panelOf(['a.xml'], { searchAsk });
  await unfold();
  ask('won');
  await until(() => waiting.length === 1);
  waiting[0](found(1, [5]));
  await until(() => all.querySelector('.search-place'));
  ask('riichi');
  await until(() => waiting.length === 2);
  await panel.begin([file('b.xml')]);
  assert.equal(all.querySelector('.search-place'), null);
  waiting[1](found(1, [9]));
  await new Promise((next) => setTimeout(next, 20));
  assert.equal(all.querySelector('.search-place'), null);
  assert.match(all.querySelector('.search').text, /1 file can be searched/);
});

test('a search that is prepared stops when other files are chosen while it is folded', async () => {
  /** @type {(() => void)[]} */ const waiting = [];
  const searchIndex = ({ text }) =>
    new Promise((answer) => waiting.push(() => answer({ index: text, date: '', players: [] })));
  const names = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `${name}.xml`);
  const { panel, all, fold } = await panelOf(names, { searchIndex });
  Object.assign(fold, { open: true }).acts.toggle();
  await until(() => waiting.length > 0);
  fold.open = false;
  await panel.begin([file('g.xml')]);
  const before = waiting.length;
  for (const answer of waiting) answer();
  await new Promise((next) => setTimeout(next, 20));
  assert.equal(waiting.length, before, 'nothing more is read of the files before');
  assert.doesNotMatch(all.querySelector('.search').text, /files prepared|can be searched/);
});

test('mistakes are counted in the files that were chosen last', async () => {
  const { panel, review } = await panelOf(['a.xml'], { searchFigures: ({ id }) => usual.searchFigures(id) });
  await review();
  asked.length = 0;
  await panel.begin([file('b.xml')]);
  await review();
  await until(() => asked.some(({ name }) => name === 'searchFigures'));
  const calls = asked.map(({ name }) => name).filter((name) => /^search(Add|Close|Figures)$/.test(name));
  assert.deepEqual(calls, ['searchClose', 'searchAdd', 'searchFigures']);
});

test('the button for more asks the same question again, and says how many it adds', async () => {
  const pages = [
    [1, 2, 3],
    [4, 5],
  ];
  const searchAsk = ({ most, skip = 0 }) => found(5, most === 1 ? [] : pages[skip ? 1 : 0]);
  const { all, unfold, ask, key } = await panelOf(['a.xml'], { searchAsk });
  await unfold();
  ask('won');
  await until(() => key('search-more'));
  assert.match(key('search-more').text, /2/);
  all.querySelector('.search-field').value = 'riichi';
  key('search-more').click();
  await until(() => all.querySelectorAll('.search-place').length === 5);
  assert.deepEqual([asked.at(-1).request.question, asked.at(-1).request.skip], ['won', 3]);
  assert.equal(key('search-more'), null);
});

test('each file of the worst moments is opened once, and each deal asked for in its own file', async () => {
  asked.length = 0;
  says = {
    ...usual,
    replayOpen: ({ text }) => ({ id: `game ${text}` }),
    replayReview: () => ({}),
    replayClose: () => ({}),
  };
  const worst = [
    [1, 0, 2],
    [0, 5, 1],
    [1, 0, 2],
    [1, 3, 0],
  ].map(([of, deal, chair]) => ({ file: of, deal, move: { chair } }));
  const told = [];
  for (const one of dealsOf(/** @type {any} */ (worst), ['a.xml', 'b.xml'].map(file))) {
    told.push([one.game, one.deal, one.chair]);
    await one.ask('replayReview', { deal: one.deal });
  }
  assert.deepEqual(told, [
    ['a.xml', 5, 1],
    ['b.xml', 0, 2],
    ['b.xml', 3, 0],
  ]);
  assert.deepEqual(
    asked.map(({ name, request: { id, text, deal } }) => [name, id ?? text, deal].filter((part) => part !== undefined)),
    [
      ['replayOpen', 'a.xml'],
      ['replayReview', 'game a.xml', 5],
      ['replayClose', 'game a.xml'],
      ['replayOpen', 'b.xml'],
      ['replayReview', 'game b.xml', 0],
      ['replayReview', 'game b.xml', 3],
    ],
  );
});

test('the button that makes problems can be pressed again, also after a failure', async () => {
  let tries = 0;
  const fold = /** @type {any} */ (
    practiseFold(() => {
      tries += 1;
      throw new Error('no deals');
    })
  );
  const button = fold.querySelector('button');
  for (const n of [1, 2]) {
    await button.click();
    await until(() => fold.querySelector('[role="status"]') && !button.disabled);
    assert.equal(tries, n);
  }
});
