// What leaves the page with problems: the printed sheet and the text for Anki.

import './page.mjs';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ankiText } from '../problems/anki.js';
import { courseWords } from '../problems/answer.js';
import { readProblem } from '../problems/pack.js';
import { eachPage, sheetOf } from '../problems/sheet.js';
import { chooseLanguage, loadLanguage, needWords } from '../words/index.js';
import { many, sample } from './problem-samples.mjs';
import { packProblem } from '../problems/pack.js';

globalThis.location ??= { href: 'https://site.example/tehai/' };
await loadLanguage('en');
chooseLanguage('en', null);
for (const part of ['more', 'problems', 'review']) await needWords(part);
chooseLanguage('en', null);

/** All elements below one that have a class. */
const within = (element, name) =>
  (element.children ?? []).flatMap((child) => [
    ...((child.className ?? '').split(' ').includes(name) ? [child] : []),
    ...within(child, name),
  ]);

/** The win whose answer the module explains. */
const won = packProblem(
  sample({
    kind: 'score',
    won: { selfDrawn: true, riichi: 1, more: [] },
    answers: [7700, 8000].map((pays) => ({
      ...{ act: 'pays', tiles: [], then: '', right: pays === 8000, short: 0, pays },
      ...{ chances: null, danger: null, accepts: null, reason: null },
    })),
    made: -1,
  }),
);
const explain = ({ kind }) => (kind === 'score' ? ['Riichi (1 han)\n"quoted"\t<b>', '1 han 30 fu'] : []);

test('a sheet has twelve questions a page, in order, and all answers on the last page', () => {
  const sheet = sheetOf([...many(25), won], explain);
  const pages = within(sheet, 'sheet-page');
  assert.deepEqual(
    pages.map((one) => within(one, 'sheet-question').length),
    [eachPage, eachPage, 2, 0],
  );
  assert.equal(eachPage, 12);
  const numbers = pages
    .slice(0, 3)
    .flatMap((one) => within(one, 'sheet-asked').map(({ children }) => children[0].text));
  assert.deepEqual(
    numbers,
    Array.from({ length: 26 }, (_, at) => `${at + 1}. `),
  );
  const last = pages.at(-1);
  assert.ok(last.className.split(' ').includes('is-answers'));
  const answers = within(last, 'sheet-answers')[0].children;
  assert.equal(answers.length, 26);
  answers.forEach((one, at) => assert.ok(one.text.startsWith(`${at + 1}. `), one.text));
  assert.match(answers[25].text, /8,000.*Riichi \(1 han\).*1 han 30 fu/s);
  // The questions do not give the answer away.
  for (const page of pages.slice(0, 3)) assert.doesNotMatch(page.text, /tiles help|In the game/);
});

/**
 * The notes of a text, as Anki's importer reads it (rslib/src/import_export/text/csv): headers up to the first line
 * without #, then quoted fields. Columns that are not named fill the fields of the note type in their order, except
 * those of ids, tags and decks.
 */
function ankiNotes(text, fieldNames) {
  const columns = {};
  const rows = [];
  let heads = true;
  for (const line of text.split('\n').filter(Boolean)) {
    if (heads && line.startsWith('#')) {
      const [, name, value] = /^#([^:]*):(.*)$/.exec(line);
      columns[name] = value;
      continue;
    }
    heads = false;
    if (line.startsWith('#')) continue; // a comment: the note would be lost
    const cells = [];
    const cell = /(?:^|\t)(?:"((?:[^"]|"")*)"|([^\t"]*))/gy;
    for (let match = cell.exec(line); match; match = cell.lastIndex < line.length ? cell.exec(line) : null)
      cells.push(match[1]?.replaceAll('""', '"') ?? match[2]);
    rows.push(cells);
  }
  assert.equal(columns.separator, 'tab');
  assert.equal(columns.columns, undefined, 'names of columns fit the fields of one language only');
  const at = (name) => Number(columns[`${name} column`]) - 1;
  const taken = ['guid', 'tags', 'deck'].map(at);
  const free = rows[0].map((_, index) => index).filter((index) => !taken.includes(index));
  return rows.map((cells) => ({
    guid: cells[at('guid')],
    tags: cells[at('tags')].split(/\s+/),
    deck: cells[at('deck')],
    fields: Object.fromEntries(fieldNames.map((name, index) => [name, cells[free[index]] ?? ''])),
  }));
}

test('Anki reads from the text a note for each problem, whatever its fields are named', () => {
  const packed = [...many(3), won];
  for (const names of [
    ['Front', 'Back'],
    ['Vorderseite', 'Rückseite'],
  ]) {
    const notes = ankiNotes(ankiText(packed, explain), names);
    assert.equal(notes.length, packed.length);
    assert.equal(new Set(notes.map(({ guid }) => guid)).size, packed.length);
    notes.forEach(({ guid, tags, deck, fields }, at) => {
      assert.match(guid, /^tehai-./);
      assert.deepEqual(tags, ['mahjong', readProblem(packed[at]).kind]);
      assert.ok(deck && !deck.includes('::'), deck);
      assert.match(fields[names[0]], /^<p>.*<img [^>]*src="data:image\/svg\+xml;base64,/s);
      assert.match(fields[names[1]], /^<p><b>.*Tehai<\/a><\/p>$/s);
    });
  }
});

test('the text for Anki is headers, then a line of five fields for each problem, with its picture inside', () => {
  const packed = [...many(3), won];
  const text = ankiText(packed, explain);
  assert.ok(text.endsWith('\n'));
  const lines = text.slice(0, -1).split('\n');
  const head = lines.filter((line) => line.startsWith('#'));
  assert.equal(
    lines.findIndex((line) => !line.startsWith('#')),
    head.length,
  );
  assert.equal(head[0], '#separator:tab');
  for (const wanted of ['#html:true', '#notetype:Basic', '#guid column:1', '#tags column:4', '#deck column:5'])
    assert.ok(head.includes(wanted), wanted);
  const notes = lines.slice(head.length);
  assert.equal(notes.length, packed.length);
  assert.doesNotMatch(text, /\r/);
  const ids = new Set();
  notes.forEach((note, at) => {
    const fields = note.split('\t');
    assert.equal(fields.length, 5, note);
    const [id, front, back, tags] = fields;
    ids.add(id);
    for (const field of [front, back]) {
      assert.match(field, /^"(?:[^"]|"")*"$/);
      assert.doesNotMatch(field, /<script|javascript:/);
    }
    assert.equal(tags, `mahjong ${readProblem(packed[at]).kind}`);
    const html = front.slice(1, -1).replaceAll('""', '"');
    const [, picture] = /src="data:image\/svg\+xml;base64,([A-Za-z0-9+/=]+)"/.exec(html);
    const svg = Buffer.from(picture, 'base64').toString('utf8');
    assert.ok(svg.startsWith('<svg') && svg.trimEnd().endsWith('</svg>'), svg.slice(0, 80));
    assert.doesNotMatch(svg, /(?:href|src)="(?!#)/); // no file of its own
    assert.equal((html.match(/src=/g) ?? []).length, 1);
  });
  assert.equal(ids.size, packed.length);
  // A line from elsewhere stays text, in one line.
  const back = notes.at(-1).split('\t')[2];
  assert.ok(back.includes('<p>Riichi (1 han) &#34;quoted&#34; &#60;b&#62;</p>'), back);
  // What is no problem makes no note.
  assert.equal(ankiText(['1', packed[0], '<b>']).split('\n').length, head.length + 2);
});

test('what a deal brought has its sign, and nothing has none', () => {
  for (const [points, said] of [
    [1500, '+1,500'],
    [-1500, '−1,500'],
    [0, '0'],
  ]) {
    const end = { kind: 'exhausted', winners: [], from: '', points };
    const words = courseWords(sample({ end })).join(' ');
    assert.equal(/[+−-]?[\d,]+(?=\D*$)/.exec(words)?.[0], said, words);
  }
});
