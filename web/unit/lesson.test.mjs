// The text of lessons: what is read, what is refused and why, and that a lesson survives being written. Texts changed
// at random must be read without an error, within bounds, as a lesson that survives being written:
//
//	LESSON_FUZZ_SECONDS=600 go test ./web/unit -run TestScripts/lesson -timeout 20m -count=1
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import { piecesOf } from '../lessons/inline.js';
import { faultCodes, most } from '../lessons/lesson.js';
import { readLesson } from '../lessons/read.js';
import { writeLesson } from '../lessons/write.js';
import { lessonState } from '../state/lesson.js';

const format = readFileSync('../lessons/FORMAT.md', 'utf8');
const example = /## Example\n```\n([^]*?)```/.exec(format)[1];
const texts = readdirSync('../lessons/texts', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .flatMap(({ name: language }) =>
    readdirSync(`../lessons/texts/${language}`)
      .filter((name) => name.endsWith('.txt'))
      .map((name) => [`${language}/${name}`, readFileSync(`../lessons/texts/${language}/${name}`, 'utf8')]),
  );

/** What a text becomes, after a check that it survives being written. */
function read(text) {
  const { lesson, faults } = readLesson(text);
  if (lesson) {
    const again = readLesson(writeLesson(lesson));
    assert.deepEqual(again.lesson, lesson, 'a lesson changed by writing and reading it');
  }
  return { lesson, faults };
}

/** A lesson with one block. */
const around = (block) => `Tehai lesson 1\ntitle: T\n\n# C\n\nwords\n\n${block}\n`;
const blockOf = (block) => read(around(block)).lesson.chapters[0].blocks[1];

test('the documented example has no fault and all kinds of blocks', () => {
  const { lesson, faults } = read(example);
  assert.deepEqual(faults, []);
  assert.equal(lesson.title, 'Two waits');
  assert.deepEqual(
    lesson.chapters.map(({ title, blocks }) => [title, ...blocks.map(({ kind }) => kind)]),
    [
      ['Two sides', 'words', 'list', 'hand', 'question'],
      ['At the table', 'position', 'question'],
      ['A moment of a game', 'game'],
    ],
  );
  assert.doesNotMatch(JSON.stringify(lesson), /author's note/i);
});

test('the documentation names each bound and each field', async () => {
  for (const n of [most.characters, most.chapters, most.blocks, most.tiles, most.games])
    assert.ok(format.includes(n.toLocaleString('en')), `${n} is not in FORMAT.md`);
  const { fieldNames } = await import('../lessons/blocks.js');
  for (const name of Object.values(fieldNames).flat()) assert.ok(format.includes(`${name}:`), `${name}: is missing`);
});

test('a block becomes what its fields state', () => {
  assert.deepEqual(blockOf('hand: 123m 4s\n  5s +6s\nwaits: 36s\ncaption: a\nb'), {
    ...{ kind: 'hand', text: '123m 4s 5s +6s', caption: 'a b', waits: ['3s', '6s'], useful: [] },
  });
  const { position } = blockOf("position:\nround: S3\nyou: west\neast: 1000; *9m(_8p) 1z; 77'7z\nnorth: -500");
  assert.deepEqual(
    [position.round, position.number, position.left, position.seats.map(({ wind }) => wind)],
    ['S', 3, null, ['N', 'E']],
  );
  assert.deepEqual(position.seats[1].river, [
    { tile: '9m', riichi: true, drawn: false, claimed: false },
    { tile: '8p', riichi: false, drawn: true, claimed: true },
    { tile: '1z', riichi: false, drawn: false, claimed: false },
  ]);
  assert.deepEqual(position.seats[1].melds, ["77'7z"]);
  const question = blockOf('question: Why?\nwrong: a\nright: b {1m}\nwrong: c\nwhy: d');
  assert.deepEqual(
    question.choices.map(({ right }) => right),
    [false, true, false],
  );
  const game = blockOf('game: https://x.example/#v1&w=replay&g=AB-%5F&p=2.14.1\nvariation: 1.16 or so');
  assert.deepEqual([game.packed, game.deal, game.step, game.seat], ['AB-_', 2, 14, 1]);
  assert.deepEqual(game.variations, [{ branch: 1, step: 16, text: 'or so' }]);
});

test('words have emphasis and tiles, and other marks stay', () => {
  assert.deepEqual(
    piecesOf('a *b* **c** {12m} 2 * 3 * 4 {x} *'),
    [
      ['text', 'a '],
      ['em', 'b'],
      ['text', ' '],
      ['strong', 'c'],
      ['text', ' '],
      ['tiles', '12m'],
      ['text', ' 2 * 3 * 4 {x} *'],
    ].map(([kind, text]) => (kind === 'tiles' ? { kind, text, tiles: ['1m', '2m'] } : { kind, text })),
  );
});

/** A text, the faults that it has: line, code, what was found, the fix. */
const faulty = [
  ['', [[1, 'first-line', '', 'Tehai lesson 1']]],
  ['\n\nHello', [[3, 'first-line', 'Hello', 'Tehai lesson 1']]],
  ['Tehai lesson 2\ntitle: T', [[1, 'newer', '2', 'Tehai lesson 1']]],
  [`Tehai lesson 1\n${'x'.repeat(most.characters)}`, [[1, 'too-long', '120000', '']]],
  ['Tehai lesson 1\n\n# C\n\nwords', [[1, 'no-title', '', 'title: …']]],
  ['Tehai lesson 1\ntitle: T\n\nwords', [[4, 'no-chapter', 'words', '# T']]],
  ['Tehai lesson 1\ntitle: T\n# A\n# B\nwords', [[3, 'empty-chapter', 'A', '']]],
  [
    'Tehai lesson 1\ntitle: T\ntitle: U\nlanguage: 12\nauthor: x\n# A\nwords',
    [
      [3, 'twice', 'title:', ''],
      [4, 'language', '12', 'en'],
      [5, 'field', 'author:', ''],
    ],
  ],
  [around('hands: 123m'), [[8, 'block', 'hands:', 'hand:']]],
  [around('hand: 123m\ncaptoin: x'), [[9, 'field', 'captoin:', 'caption:']]],
  [around('hand: 12x'), [[8, 'tiles', '12x', '123m 456p 789s 1155z']]],
  [around('hand: 111m 11m'), [[8, 'copies', '1m', '']]],
  [around('hand: 123456789m 123456p'), [[8, 'tiles', '123456789m 123456p', '123m 456p 789s 1155z']]],
  [around('a {77} b'), [[8, 'tiles', '{77}', '{123m}']]],
  [around('hand: 11m\nwaits: none'), [[9, 'tiles', 'none', '36m25p']]],
  [around('question: Q\ndiscard: 1m'), [[8, 'no-hand', '', '']]],
  [around('question: Q\nhand: 123m 1p\ndiscard: 2p'), [[10, 'not-in-hand', '2p', '']]],
  [around('question: Q\nright: a'), [[8, 'no-answer', 'Q', '']]],
  [around('question: Q\nright: a\nright: b'), [[8, 'no-answer', 'Q', '']]],
  [around('question: Q\nwrong: a\nwrong: b'), [[8, 'no-answer', 'Q', '']]],
  [
    around('position:\neast: 1; 9'),
    [
      [8, 'seat', '', 'east: 25000; 9m1z; '],
      [9, 'seat', '1; 9', "east: 25000; 9m_1z*3s; 77'7z"],
    ],
  ],
  [around('position:\nyou: me\nhand: 1m'), [[9, 'seat', 'me', 'you: south']]],
  [around('position:\nround: N9\nhand: 1m'), [[9, 'number', 'N9', 'E2']]],
  [around('position:\nleft: many\nhand: 1m'), [[9, 'number', 'many', '0–140']]],
  [around('game: nothing'), [[8, 'game', 'nothing', 'game: https://…/#v1&w=replay&g=…']]],
  [around('game:\nvariation: 0.1\n> E 1 0 4'), [[9, 'number', '0.1', 'variation: 1.16']]],
  [around('problem: 1<b>'), [[8, 'problem', '1<b>', '']]],
];

test('each fault has its line, what was found and a fix, and the rest stays', () => {
  for (const [text, want] of faulty) {
    const { lesson, faults } = read(text);
    const got = faults.map(({ line, code, found, fix }) => [line, code, found, fix]);
    assert.deepEqual(got, want, text.slice(0, 200));
    if (text.includes('words')) assert.ok(lesson?.chapters[0].blocks.length, text);
  }
  const seen = new Set(faulty.flatMap(([, want]) => want.map(([, code]) => code)));
  const missing = faultCodes.filter((code) => !seen.has(code) && code !== 'too-many');
  assert.deepEqual(missing, [], 'codes without a row');
});

test('a question has at most so many choices, a river so many tiles', () => {
  const head = 'Tehai lesson 1\ntitle: T\n\n# C\n\n';
  const question = (/** @type {number} */ n) => `${head}question: Q\nright: a\n${'wrong: b\n'.repeat(n - 1)}`;
  for (const [n, codes] of [
    [most.choices, []],
    [most.choices + 1, ['too-many']],
    [most.choices + 5, ['too-many']],
  ]) {
    const { lesson, faults } = read(question(n));
    assert.equal(lesson.chapters[0].blocks[0].choices.length, most.choices);
    assert.deepEqual(
      faults.map(({ code }) => code),
      codes,
    );
  }
  const river = (/** @type {number} */ n) => `${head}position:\nyou: south\nhand: 1m\neast: ; ${'1m'.repeat(n)}`;
  assert.deepEqual(read(river(40)).faults, []);
  assert.deepEqual(
    read(river(41)).faults.map(({ code }) => code),
    ['seat'],
  );
});

test('what exceeds a bound is left out, with one fault', () => {
  const head = 'Tehai lesson 1\ntitle: T\n';
  const cases = [
    [head + '# C\nx\n\n'.repeat(most.chapters + 9), ({ chapters }) => chapters.length, most.chapters],
    [`${head}# C\n${'x\n\n'.repeat(most.blocks + 9)}`, ({ chapters }) => chapters[0].blocks.length, most.blocks],
    [`${head}# C\n${'game:\n> E\n\n'.repeat(most.games + 9)}`, ({ chapters }) => chapters[0].blocks.length, most.games],
    [
      `${head}# C\n${`x {${'1'.repeat(100)}m}\n\n`.repeat(most.tiles / 100 + 9)}`,
      ({ chapters }) => (JSON.stringify(chapters).match(/\{1+m\}/g) ?? []).length,
      most.tiles / 100,
    ],
  ];
  for (const [text, count, bound] of cases) {
    const { lesson, faults } = read(text);
    assert.equal(count(lesson), bound);
    assert.deepEqual([...new Set(faults.map(({ code }) => code))], ['too-many']);
  }
  const { faults } = readLesson(`${head}# C\nx\n\n${'hand: x\n\n'.repeat(500)}`);
  assert.equal(faults.length, most.faults);
});

test('a lesson is known by its first line, whatever its version', () => {
  for (const text of ['\uFEFFTehai lesson 1\n', '\n  tehai LESSON 9']) {
    const context = /** @type {any} */ ({ received: null });
    assert.deepEqual(lessonState(context, text), { view: 'help' });
    assert.deepEqual(context.received, { files: [], text });
  }
  for (const text of ['A Tehai lesson 1', '123m456p', '']) {
    const context = /** @type {any} */ ({ received: null });
    assert.equal(lessonState(context, text), null);
    assert.equal(context.received, null);
  }
});

const worded = ['text', 'why', 'ask', 'caption', 'comment', 'title', 'items'];
const marks = (text) => (text.match(/\{[^}]*\}/g) ?? []).sort();

/** What a block shows besides its words: of texts the tiles in them, in any order. @param {string} [name] */
function shapeOf(value, name = '') {
  if (Array.isArray(value)) return value.map((inner) => shapeOf(inner, name));
  if (typeof value === 'string') return worded.includes(name) && !/^[\dmpsz +]+$/.test(value) ? marks(value) : value;
  if (!value || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shapeOf(inner, key)]));
}

test('the lessons of this site have no fault and are the same in five languages', () => {
  assert.equal(texts.length, 15);
  for (const [name, text] of texts) {
    const { lesson, faults } = read(text);
    assert.deepEqual(faults, [], name);
    const [language, file] = name.split('/');
    assert.equal(lesson.language, language);
    const english = readLesson(texts.find(([other]) => other === `en/${file}`)[1]).lesson;
    assert.deepEqual(shapeOf(lesson.chapters), shapeOf(english.chapters), name);
    assert.ok(lesson.title && lesson.about && (language === 'en' || lesson.title !== english.title));
    const kinds = lesson.chapters.map(({ blocks }) => blocks.some(({ kind }) => kind === 'question'));
    const without = kinds.map(String).join(' ').split('true');
    assert.ok(
      without.every((gap) => gap.trim().split(' ').length < 3),
      `${name}: chapters without a question`,
    );
  }
});

/** Random numbers from a seed, by mulberry32. */
function randomFrom(seed) {
  let state = seed;
  return (n) => {
    state = (state + 0x6d2b79f5) | 0;
    let x = Math.imul(state ^ (state >>> 15), state | 1);
    x ^= x + Math.imul(x ^ (x >>> 7), x | 61);
    return ((x ^ (x >>> 14)) >>> 0) % n;
  };
}

const seeds = [example, ...faulty.map(([text]) => text).filter((text) => text.length < 5000)];
for (const [, text] of texts) seeds.push(text);
const pieces = [
  ...['\n', '\n\n', '# ', '- ', '* ', '**', '{', '}', '%', '>', ':', ';', '(', ')', '_', '+', "'", '…', '\u0000'],
  ...['hand: ', 'position:', 'question:', 'game: ', 'problem: ', 'right: ', 'wrong: ', 'discard: ', 'east: '],
  ...['title: ', 'language: ', '#v1&g=A', '123m', '0p', '9z', '\r', '\u2028', '\uFEFF', '\ud800', '<b>', '𝄞'],
];

/** A text changed in one to six places. */
function mutated(text, random) {
  let changed = text;
  for (let left = 1 + random(6); left > 0; left--) {
    const at = random(changed.length + 1);
    const end = Math.min(changed.length, at + random(40));
    const kind = random(5);
    if (kind === 0) changed = changed.slice(0, at) + changed.slice(end);
    else if (kind === 1) changed = changed.slice(0, at) + pieces[random(pieces.length)] + changed.slice(at);
    else if (kind === 2) changed = changed.slice(0, at) + pieces[random(pieces.length)] + changed.slice(end);
    else if (kind === 3) changed = changed.slice(0, end) + changed.slice(at);
    else {
      const other = seeds[random(seeds.length)];
      const from = random(other.length + 1);
      changed = changed.slice(0, at) + other.slice(from, from + random(200)) + changed.slice(at);
    }
  }
  return changed;
}

/** What is wrong with a lesson, '' if nothing is. */
function unsound({ lesson, faults }) {
  if (faults.length > most.faults || faults.some(({ code, line }) => !faultCodes.includes(code) || !(line > 0)))
    return 'a fault is unknown';
  if (!lesson) return faults.length ? '' : 'no lesson and no fault';
  const blocks = lesson.chapters.flatMap((chapter) => chapter.blocks);
  if (lesson.chapters.length > most.chapters || blocks.length > most.blocks) return 'too much came out';
  if (lesson.chapters.some((chapter) => !chapter.title || !chapter.blocks.length)) return 'a chapter is empty';
  const open = blocks.filter(
    ({ kind, discard, choices }) => kind === 'question' && !discard.length && !choices.some(({ right }) => right),
  );
  return open.length ? 'a question has no answer' : '';
}

test('texts changed at random are read as sound lessons that survive being written', () => {
  const seconds = Number(process.env.LESSON_FUZZ_SECONDS ?? 0);
  const until = Date.now() + seconds * 1000;
  const random = randomFrom(seconds ? Date.now() : 20_260);
  let done = 0;
  for (; done < 4000 || Date.now() < until; done++) {
    const text = mutated(seeds[random(seeds.length)], random);
    try {
      assert.equal(unsound(read(text)), '');
    } catch (error) {
      throw new Error(`${error.message}\nthe text was ${JSON.stringify(text)}`, { cause: error });
    }
  }
});
