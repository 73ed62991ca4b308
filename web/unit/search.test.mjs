// The search in many games without its page: shapes as text, and which indexes are made and sent to the worker, also
// a second time.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { TehaiError } from '../engine/core.js';
import { frequent, joined, patternOf } from '../survey/search-chips.js';
import { createSearcher, keyed } from '../survey/searcher.js';

Object.defineProperty(globalThis, 'navigator', { value: { hardwareConcurrency: 2 }, configurable: true });

const plain = { anySuit: false, moved: false };

test('tiles that were picked become a pattern', () => {
  assert.equal(patternOf(['7p', '3p', '1z', '4p', '6p', '6p'], plain), '34667p1z');
  assert.equal(patternOf(['6s', '0s', '?s', '4s'], plain), '406?s');
  assert.equal(patternOf(['3p', '4s', '1z'], { anySuit: true, moved: false }), '34n1z');
  assert.equal(patternOf(['3p', '4p', '1z'], { anySuit: false, moved: true }), '~34p1z');
  // Red fives and patterns of wildcards alone cannot be moved between suits.
  assert.equal(patternOf(['0p', '6p', '?s'], { anySuit: true, moved: true }), '06?n');
  assert.equal(patternOf(['?m'], { anySuit: false, moved: true }), '?m');
});

test('a part goes behind a question', () => {
  assert.equal(joined('', 'won'), 'won');
  assert.equal(joined(' ready ', 'won'), 'ready won');
});

test('every frequent question is another one', () => {
  assert.equal(new Set(frequent.map(([word]) => word)).size, frequent.length);
  assert.equal(new Set(frequent.map(([, question]) => question)).size, frequent.length);
});

const file = (name, text = name) => new File([text], name, { lastModified: 5 });

test('files that are the same in name, size and time have keys of their own', () => {
  const keys = [...keyed([file('a'), file('a'), file('b'), file('a')]).keys()];
  assert.equal(new Set(keys).size, 4);
  assert.deepEqual(keys.slice(0, 2), ['a|1|5', 'a|1|5#2']);
});

/** Workers with a search each. */
function workers() {
  const all = [];
  const make = () => {
    const worker = {
      asked: [],
      /** @type {Map<string, any> | null} */ search: null,
      async ask(name, request) {
        this.asked.push(name);
        await null;
        if (name === 'searchIndex') {
          if (request.text === 'bad') throw new Error('bad');
          return { index: `of ${request.text}`, date: '2026-01-02', players: [] };
        }
        if (name === 'searchAdd') {
          if (!request.id) this.search = new Map();
          for (const one of request.files) this.search.set(one.key, one);
          return { id: 's1', files: this.search.size, refused: [] };
        }
        if (!this.search) throw new TehaiError({ code: 'unknown-id', message: 'no such search' });
        return { places: this.search.size, keys: [...this.search.keys()], list: [] };
      },
      stop() {},
    };
    all.push(worker);
    return worker;
  };
  return { all, make };
}

const signal = () => new AbortController().signal;

test('an index is made once a file, and one that cannot be read ends nothing', async () => {
  const { all, make } = workers();
  const searcher = createSearcher({ make });
  const files = ['a', 'bad', 'b', 'c'].map((name) => file(name));
  const heard = [];
  assert.equal(await searcher.index(files, (done) => heard.push(done), signal()), 1);
  assert.equal(heard.at(-1), 4);
  assert.equal((await searcher.ask({ question: '' })).places, 3);
  const made = () => all.flatMap(({ asked }) => asked).filter((name) => name === 'searchIndex').length;
  assert.equal(made(), 4);
  const further = [];
  await searcher.index([files[0], files[2], file('d')], (done) => further.push(done), signal());
  assert.equal(further.at(-1), 3, 'files with an index count as done');
  assert.deepEqual((await searcher.ask({ question: '' })).keys.toSorted(), ['a|1|5', 'b|1|5', 'd|1|5']);
  assert.equal(made(), 5);
});

test('the first question is not the one of the person', async () => {
  const { all, make } = workers();
  const questions = () => all.flatMap(({ asked }) => asked).filter((name) => name === 'searchAsk').length;
  const searcher = createSearcher({ make });
  await searcher.warm();
  assert.equal(questions(), 0, 'without a file there is nothing to ask');
  await searcher.index([file('a')], () => {}, signal());
  await searcher.warm();
  assert.equal(questions(), 1);
  assert.equal((await searcher.ask({ question: '' })).places, 1);
  searcher.stop();
});

test('a worker that was started anew is given everything again', async () => {
  const { all, make } = workers();
  const searcher = createSearcher({ make });
  await searcher.index([file('a'), file('b')], () => {}, signal());
  for (const worker of all) worker.search = null;
  assert.equal((await searcher.ask({ question: '' })).places, 2);
  searcher.stop();
  assert.equal((await searcher.ask({ question: '' })).places, 2);
});

test('the index of a review takes the place of the first one', async () => {
  const { make } = workers();
  const searcher = createSearcher({ make });
  const files = [file('a'), file('b')];
  await searcher.index(files, () => {}, signal());
  assert.equal(searcher.isReviewed('Ann'), false);
  searcher.choose(files);
  await searcher.put([searcher.take(files[0], { index: 'reviewed', date: '', players: [] }, 'Ann')]);
  assert.equal(searcher.isReviewed('Ann'), true);
  assert.equal(searcher.isReviewed('Bob'), false);
  await searcher.put([searcher.take(files[1], { index: 'everybody', date: '', players: [] }, '')]);
  assert.equal(searcher.isReviewed('Bob'), true, 'a review of everybody is one of each');
  assert.equal((await searcher.ask({ question: '' })).places, 2);
});

test('the indexes of a review are given in parts, each once', async () => {
  const { make } = workers();
  const files = Array.from({ length: 120 }, (_, at) => file(`f${at}`));
  const given = [];
  const list = files.map((one) => ({ file: one, value: { index: one.name, date: '2026-01-02', players: [] } }));
  const watched = () => {
    const worker = make();
    const answer = worker.ask.bind(worker);
    worker.ask = (name, request) => {
      if (name === 'searchAdd') given.push(request.files.length);
      return answer(name, request);
    };
    return worker;
  };
  const searcher = createSearcher({ make: watched });
  searcher.choose(files);
  await searcher.putReviewed(list, 'P1');
  assert.deepEqual(given, [50, 50, 20]);
  assert.equal((await searcher.ask({ question: '' })).places, 120);
  assert.ok(searcher.isReviewed('P1') && !searcher.isReviewed('P2'));
});
