// Problems as text, on the device, and by day.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dueNow } from '../problems/due.js';
import { dose, doseOf, dueDay } from '../problems/dose.js';
import { nameOf, packProblem, packSet, readProblem, readSet } from '../problems/pack.js';
import { isRight, placeOf } from '../problems/problem.js';
import { dayOf } from '../problems/schedule.js';
import { ProblemStore } from '../problems/store.js';
import { longestFile } from '../problems/store-file.js';
import { many, sample, storageOf } from './problem-samples.mjs';

const noon = (day) => new Date(2026, 0, 1 + day, 12);

test('a problem comes back out of its text as it went in', () => {
  const call = sample({
    kind: 'call',
    offered: { tile: '7z', from: 'W' },
    drawn: false,
    closed: sample().closed.slice(0, 13),
    answers: [
      { ...sample().answers[0], act: 'pung', tiles: ['7z', '7z'], then: '8s' },
      { ...sample().answers[1], act: 'pass', tiles: [], accepts: null, danger: null },
    ],
  });
  const won = sample({
    kind: 'score',
    ura: ['1p'],
    won: { selfDrawn: true, riichi: 1, more: ['ippatsu', 'lastTile'] },
    answers: [7700, 8000].map((pays) => ({
      ...{ act: 'pays', tiles: [], then: '', right: pays === 8000, short: 0, pays },
      ...{ chances: null, danger: null, accepts: null, reason: null },
    })),
    made: -1,
    end: { kind: 'exhausted', winners: [], from: '', points: null },
  });
  for (const problem of [sample(), call, won]) {
    const text = packProblem(problem);
    assert.match(text, /^[\w-]{50,400}$/);
    assert.deepEqual(readProblem(text), problem);
  }
});

test('what is no problem is none: cut, longer, with other signs, with places that there are not', () => {
  const text = packProblem(sample());
  for (let at = 0; at < text.length; at++) assert.equal(readProblem(text.slice(0, at)), null, `cut at ${at}`);
  for (const bad of [`${text}A`, text.replace('1', '2'), text.replace(/.$/, '!'), '', '1', 'A'.repeat(3000)])
    assert.equal(readProblem(bad), null);
  // Any character in any place gives a valid problem or null.
  let read = 0;
  for (let at = 1; at < text.length; at++)
    for (const sign of 'A_9z') {
      const problem = readProblem(text.slice(0, at) + sign + text.slice(at + 1));
      if (!problem) continue;
      read += 1;
      assert.ok(problem.answers.some(({ right }) => right) && problem.made < problem.answers.length);
      assert.ok(problem.closed.length <= 14 && problem.seats.every(({ river }) => river.length <= 40));
      assert.notEqual(packProblem(problem), '', `${at} ${sign}`);
    }
  assert.ok(read > 100, `${read} of the changed texts could be read`);
});

test('a set is so many problems, what is none left out', () => {
  const texts = many(60);
  assert.equal(new Set(texts.map(nameOf)).size, 60);
  assert.equal(readSet(packSet(texts)).length, 40);
  assert.deepEqual(readSet(`${texts[0]}.<b>.${texts[1]}`), [texts[0], texts[1]]);
});

test('every answer within the tolerance is right; a plain five stands for a red one that is not told', () => {
  const problem = sample();
  assert.equal(isRight(problem, placeOf(problem, { act: 'discard', tiles: ['8s'] })), true);
  assert.equal(isRight(problem, placeOf(problem, { act: 'discard', tiles: ['2p'] })), false);
  assert.equal(placeOf(problem, { act: 'discard', tiles: ['6m'] }), -1);
  problem.answers[0].tiles = ['5m'];
  assert.equal(placeOf(problem, { act: 'discard', tiles: ['0m'] }), 0);
  // Where both are listed, each is itself.
  problem.answers[1].tiles = ['0m'];
  assert.equal(placeOf(problem, { act: 'discard', tiles: ['0m'] }), 1);
  assert.equal(placeOf(problem, { act: 'discard', tiles: ['5m'] }), 0);
});

test('200 days of ten problems at most: none before it is due, all of them seen, gaps that grow', () => {
  const store = new ProblemStore(storageOf());
  store.add(
    many(400).map((packed) => ({ packed, game: 'game' })),
    noon(0),
  );
  const entries = store.all(); // the days are answered here: the store reads everything again at every answer
  let seed = 11;
  const random = () => (seed = (seed * 48271) % 2147483647) / 2147483647;
  const gaps = new Map();
  const met = new Set();
  let most = 0;
  let answers = 0;
  for (let day = 1; day <= 200; day++) {
    const now = noon(day);
    const today = doseOf(entries.values(), now);
    assert.equal(today.streak, day - 1, 'streak before the first answer of a day');
    assert.equal(today.done, 0);
    most = Math.max(most, today.due.length);
    for (const { name, answers: before } of today.due) {
      const mark = random() < 0.85 ? 3 : 1;
      const last = before.at(-1);
      if (last) {
        const waited = day - Math.round((last.time - noon(0).getTime()) / 864e5);
        const gap = gaps.get(name);
        assert.ok(waited >= gap, `${name} came back after ${waited} of ${gap} days`);
      }
      met.add(name);
      entries.get(name).answers.push({ time: now.getTime(), mark });
      answers += 1;
    }
    for (const { name } of today.due) {
      const single = doseOf([entries.get(name)], now);
      assert.equal(single.due.length, 0, 'answered today, so not due today');
      gaps.set(name, dueDay(entries.get(name)) - dayOf(now));
    }
    const rest = doseOf(entries.values(), now);
    assert.equal(rest.due.length, Math.max(0, Math.min(dose - today.due.length, rest.due.length)));
    assert.equal(rest.streak, today.due.length ? day : day - 1);
  }
  assert.equal(most, dose);
  assert.ok(answers <= 2000 && answers > 1900, `${answers} answers`);
  assert.ok(met.size > 250, `${met.size} problems met`);
  assert.ok([...gaps.values()].filter((gap) => gap > 20).length > 100, 'gaps grow');
});

test('the longest due comes first, new ones last', () => {
  const entries = many(3).map((packed, at) => ({
    ...{ name: `n${at}`, packed, game: '', added: 1 },
    answers: [[{ time: noon(20).getTime(), mark: 1 }], [], [{ time: noon(1).getTime(), mark: 1 }]][at],
  }));
  const today = doseOf(entries, noon(60));
  assert.deepEqual(
    today.due.map(({ name }) => name),
    ['n2', 'n0', 'n1'],
  );
});

test('a problem put aside on one device is put aside on the other', () => {
  const [here, there] = [new ProblemStore(storageOf()), new ProblemStore(storageOf())];
  here.add(
    many(2).map((packed) => ({ packed, game: '' })),
    noon(0),
  );
  const [aside] = here.all().keys();
  here.answer(aside, 3, noon(1));
  here.answer(aside, 0, noon(2));
  const merged = there.merge(here.exported(), noon(3));
  assert.deepEqual([merged.added, merged.answers, merged.unread], [2, 2, 0]);
  assert.deepEqual([...there.all()], [...here.all()]);
  assert.equal(dueDay(there.all().get(aside)), Infinity);
});

test('a problem is due on its day, on the first screen too', () => {
  const storage = storageOf();
  const store = new ProblemStore(storage);
  store.add([{ packed: many(1)[0], game: '' }], noon(0));
  const [name] = store.all().keys();
  store.answer(name, 3, noon(1));
  const day = dueDay(store.all().get(name)) - dayOf(noon(0));
  assert.ok(day > 2, `due on day ${day}`);
  for (const [on, due] of [
    [day - 1, 0],
    [day, 1],
    [day + 1, 1],
  ]) {
    const shown = dueNow(noon(on), () => storage);
    assert.deepEqual([shown, doseOf(store.all().values(), noon(on)).due.length], [due, due], `day ${on}`);
  }
});

test('the first screen reads how many are due from one entry', () => {
  const storage = storageOf();
  const store = new ProblemStore(storage);
  assert.equal(
    dueNow(noon(0), () => storage),
    0,
  );
  store.add(
    many(25).map((packed) => ({ packed, game: '' })),
    noon(0),
  );
  assert.equal(
    dueNow(noon(0), () => storage),
    dose,
  );
  for (const { name } of doseOf(store.all().values(), noon(0)).due.slice(0, 4)) store.answer(name, 3, noon(0));
  assert.equal(
    dueNow(noon(0), () => storage),
    6,
  );
  for (const { name } of doseOf(store.all().values(), noon(0)).due) store.answer(name, 3, noon(0));
  assert.equal(
    dueNow(noon(0), () => storage),
    0,
  );
  for (const day of [1, 2, 3, 5])
    assert.equal(
      dueNow(noon(day), () => storage),
      doseOf(store.all().values(), noon(day)).due.length,
      `day ${day}`,
    );
  storage.setItem('tehai.due.v1', '{"days":7}');
  assert.equal(
    dueNow(noon(0), () => storage),
    0,
  );
  store.clear();
  assert.deepEqual(Object.keys(storage), []);
});

test('two tabs lose nothing of each other, and what is put aside stays away', () => {
  const storage = storageOf();
  const [one, other] = [new ProblemStore(storage), new ProblemStore(storage)];
  one.add(
    many(5).map((packed) => ({ packed, game: 'a' })),
    noon(0),
  );
  const before = [...other.all().keys()];
  // Both read the same before either wrote.
  one.answer(before[0], 3, noon(1));
  other.answer(before[1], 1, noon(1));
  other.answer(before[0], 1, new Date(noon(1).getTime() + 5));
  one.answer(before[2], 0, noon(1));
  const found = one.all();
  assert.deepEqual(
    before.map((name) => found.get(name).answers.map(({ mark }) => mark)),
    [[3, 1], [1], [0], [], []],
  );
  assert.equal(doseOf(found.values(), noon(9)).all, 4);
});

test('5,000 problems put together with another device: nothing lost, twice the same', () => {
  const [here, there] = [storageOf(), storageOf()];
  const [mine, other] = [new ProblemStore(here), new ProblemStore(there)];
  mine.add(
    many(3000).map((packed) => ({ packed, game: 'mine' })),
    noon(0),
  );
  other.add(
    many(3000, 2000).map((packed) => ({ packed, game: 'other' })),
    noon(1),
  );
  const [ours, theirs] = [mine.all(), other.all()];
  const shared = [...ours.keys()].filter((name) => theirs.has(name));
  assert.equal(shared.length, 1000);
  const given = (storage, names, mark, from) => {
    for (const [at, name] of names.entries())
      storage.setItem(`tehai.answer.v1.${name}.${(noon(from).getTime() + at).toString(36)}.${mark}`, '');
  };
  given(here, [...mine.all().keys()], 3, 2);
  given(there, [...other.all().keys()], 1, 3);
  const merged = mine.merge(other.exported(), noon(4));
  assert.deepEqual(merged, { added: 2000, answers: 3000, unread: 0, full: 0 });
  assert.equal(mine.all().size, 5000);
  assert.equal(
    [...mine.all().values()].reduce((sum, { answers }) => sum + answers.length, 0),
    6000,
  );
  const both = mine.all();
  for (const name of shared)
    assert.deepEqual(
      both.get(name).answers.map(({ mark }) => mark),
      [3, 1],
    );
  // Merging the other way round gives the same, and merging again changes nothing.
  other.merge(mine.exported(), noon(4));
  assert.deepEqual(mine.merge(other.exported(), noon(4)), { added: 0, answers: 0, unread: 0, full: 0 });
  const plain = (store) => [...store.all().values()].map(({ name, packed, answers }) => [name, packed, answers]).sort();
  assert.deepEqual(plain(mine), plain(other));
  const fresh = new ProblemStore(storageOf());
  fresh.merge(mine.exported(), noon(5));
  assert.deepEqual(plain(fresh), plain(mine));
});

test('a full store says what it has no room for; a file may hold anything', () => {
  const store = new ProblemStore(storageOf(3000));
  const count = store.add(
    many(50).map((packed) => ({ packed, game: 'x' })),
    noon(0),
  );
  assert.ok(count.full > 30 && count.added + count.full === 50, JSON.stringify(count));
  assert.equal(store.all().size, count.added);
  for (const bad of ['', '{', '[]', 'null', '{"tehai":"problems"}', '{"tehai":"games","problems":[],"answers":[]}'])
    assert.equal(store.merge(bad), null, bad);
  const odd = {
    tehai: 'problems',
    version: 1,
    problems: [['<img>', 'g', 5], 7, [many(1)[0], 'g', 'x']],
    answers: [[1], ['a', 1, 9]],
  };
  assert.deepEqual(store.merge(JSON.stringify(odd)), { added: 0, answers: 0, unread: 5, full: 0 });
  assert.equal(dayOf(noon(1)) - dayOf(noon(0)), 1);
});

test('a problem that is saved already stays as it is, and an answer needs its problem', () => {
  const store = new ProblemStore(storageOf());
  const [packed, other] = many(2);
  store.add([{ packed, game: 'first' }], noon(0));
  assert.deepEqual(store.add([{ packed, game: 'second' }], noon(1)), { added: 0, known: 1, full: 0 });
  const [entry] = store.all().values();
  assert.deepEqual([entry.game, entry.added], ['first', noon(0).getTime()]);
  const answers = [
    [entry.name, noon(2).getTime(), 3],
    [nameOf(other), noon(2).getTime(), 3],
  ];
  const file = JSON.stringify({ tehai: 'problems', version: 1, problems: [], answers });
  assert.deepEqual(store.merge(file, noon(3)), { added: 0, answers: 1, unread: 0, full: 0 });
  assert.equal(store.merge(file.padEnd(longestFile + 1)), null, 'a file that is too long is refused');
});
