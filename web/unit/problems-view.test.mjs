// The Problems view: which problem is asked, what an answer saves, what the status says, and the problems of a link.
import './page.mjs';
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { sampleProblem } from '../embed/sample-problem.js';
import { packProblem, packSet, readProblem } from '../problems/pack.js';
import { ProblemStore } from '../problems/store.js';
import { create } from '../problems/view.js';
import { chooseLanguage, loadLanguage, needWords } from '../words/index.js';

await loadLanguage('en');
chooseLanguage('en', null);
await Promise.all(['more', 'review', 'problems'].map(needWords));

class Place {
  getItem(key) {
    return Object.hasOwn(this, key) ? this[key] : null;
  }
  setItem(key, value) {
    if (Place.full) throw new Error('full');
    this[key] = String(value);
  }
  removeItem(key) {
    delete this[key];
  }
}
Object.assign(Object.getPrototypeOf(document.createElement('p')), { focus() {}, scrollIntoView() {} });
/** @type {string[]} */ let addresses = [];
globalThis.history = /** @type {any} */ ({ replaceState: (_, __, address) => void addresses.push(address) });
const day = 86_400_000;
const noon = new Date(2026, 2, 4, 12).getTime();
// The time stands still, so that no day ends meanwhile.
globalThis.Date = /** @type {any} */ (
  class extends Date {
    constructor(...given) {
      if (given.length) super(.../** @type {[any]} */ (given));
      else super(noon);
    }
    static now() {
      return noon;
    }
  }
);
const packed = [1, 2, 3].map((step) => packProblem({ ...readProblem(sampleProblem), step }));
const { answers } = readProblem(sampleProblem);
const right = answers.findIndex((answer) => answer.right);
const wrong = answers.findIndex((answer) => !answer.right);

beforeEach(() => {
  Place.full = false;
  globalThis.localStorage = /** @type {any} */ (new Place());
  globalThis.location = /** @type {any} */ ({ hash: '#v1&w=problems', href: 'https://tiles.example/' });
  addresses = [];
});

/** The view, drawn. */
async function opened() {
  const context = /** @type {any} */ ({ core: null, arrived: new Promise(() => {}), store: { set() {} } });
  const view = create(context);
  await view.update();
  const all = /** @type {any} */ (view.element);
  const press = (key) => all.querySelector(`[data-key="problems-${key}"]`).click();
  return {
    all,
    press,
    status: () => all.querySelector('.problems-status').children.map(({ text }) => text),
    asked: () => /move (\d+)/i.exec(all.querySelector('.problem-place')?.text ?? '')?.[1],
    card: () => all.querySelector('.problem-card').text,
    keys: () => all.querySelectorAll('.button-row .button').map(({ dataset }) => dataset.key?.slice(9)),
    answer: (place) => {
      const choice = `discard ${answers[place].tiles[0]}`;
      all
        .querySelectorAll('[data-choice]')
        .find(({ dataset }) => dataset.choice === choice)
        .click();
    },
  };
}
const saved = () => [...new ProblemStore().all().values()].map((entry) => entry.answers.map(({ mark }) => mark));
/** Saves problems, the first with these answers, so many days ago. */
function keep(list, marks = []) {
  const store = new ProblemStore();
  store.add(list.map((one) => ({ packed: one, game: '' })));
  const [first] = store.all().values();
  for (const [mark, ago] of marks) store.answer(first.name, mark, new Date(Date.now() - ago * day));
}

test('without problems it says where they come from', async () => {
  const { card, status } = await opened();
  assert.match(card(), /problem/i);
  assert.match(status()[0], /0/);
});

test('a right answer is saved as remembered, a wrong one as forgotten', async () => {
  for (const [place, mark] of [
    [right, 3],
    [wrong, 1],
  ]) {
    globalThis.localStorage = /** @type {any} */ (new Place());
    keep(packed.slice(0, 1));
    const { answer, keys } = await opened();
    answer(place);
    assert.deepEqual(saved(), [[mark]]);
    assert.equal(keys().includes('unsure'), place === right);
    assert.ok(keys().includes('next') && keys().includes('aside'));
  }
});

test('an answer can be called unsure, and a problem put aside', async () => {
  keep(packed.slice(0, 1));
  const { answer, press, card } = await opened();
  answer(right);
  press('unsure');
  assert.deepEqual(saved(), [[3, 2]]);
  assert.match(card(), /\b1\b/, 'one was answered today');
  globalThis.localStorage = /** @type {any} */ (new Place());
  keep(packed.slice(0, 1));
  const again = await opened();
  again.answer(wrong);
  again.press('aside');
  assert.deepEqual(saved(), [[1, 0]]);
});

test('the status has what is left today, what was answered, and days in a row from two on', async () => {
  keep(packed);
  const { status, answer, press } = await opened();
  const before = status();
  assert.equal(before.length, 2);
  assert.ok(
    before.every((one) => /\b3\b/.test(one)),
    `${before}`,
  );
  answer(right);
  const [left, done, all] = status();
  assert.match(left, /\b2\b/);
  assert.match(done, /\b1\b.*\b10\b/);
  assert.match(all, /\b3\b/);
  press('next');
  assert.equal(status().length, 3);
  globalThis.localStorage = /** @type {any} */ (new Place());
  keep(packed, [
    [3, 0],
    [3, 1],
  ]);
  assert.equal((await opened()).status().length, 4, 'a row of two days');
});

test('when all of today is done, that is said with how many; when nothing is due, that', async () => {
  keep(packed.slice(0, 1), [[3, 0]]);
  const done = (await opened()).card();
  assert.match(done, /\b1\b/);
  globalThis.localStorage = /** @type {any} */ (new Place());
  keep(packed.slice(0, 1), [[3, 1]]);
  const none = (await opened()).card();
  assert.notEqual(none, done);
  assert.doesNotMatch(none, /\b1\b/);
});

test('a device without space says so beside the answer', async () => {
  keep(packed.slice(0, 1));
  const { answer, all } = await opened();
  Place.full = true;
  answer(right);
  assert.ok(all.querySelector('[role="alert"]'));
});

test('the problems of a link are asked in its order, and saved if the user wants', async () => {
  location.hash = `#v1&w=problems&q=${packSet(packed.slice(0, 2))}`;
  const { status, answer, press, keys } = await opened();
  assert.match(status()[0], /\b1\b.*\b2\b/);
  answer(right);
  assert.ok(!keys().includes('unsure') && !keys().includes('aside'));
  assert.deepEqual(saved(), []);
  press('next');
  assert.match(status()[0], /\b2\b.*\b2\b/);
  press('keep');
  assert.equal(saved().length, 2);
  assert.deepEqual(addresses, ['#v1&w=problems']);
  assert.match(status()[0], /\b2\b/);
});
