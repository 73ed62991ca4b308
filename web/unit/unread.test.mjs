// A log that is no JSON is refused in the language of the page, with its place.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { sessionOf } from '../replay/session.js';
import { chooseLanguage, languages, loadLanguage, needWords } from '../words/index.js';

const fault = {
  code: 'bad-replay',
  message: 'line 2, column 7: JSON: want a value, found the end',
  pattern: 'line {0}, column {1}: JSON: {2}, found {3}',
  values: ['2', '7', 'want a value', 'the end'],
};

test('a log that is no JSON is refused in words', async () => {
  await needWords('more');
  const context = {
    engine: () => ({
      replayOpen() {
        throw Object.assign(new Error(fault.message), fault);
      },
    }),
  };
  for (const { tag } of languages) {
    await loadLanguage(tag);
    chooseLanguage(tag, null);
    const [said] = sessionOf(/** @type {any} */ (context)).open([{ name: 'a.json', text: '{' }]);
    assert.match(said, /2.*7.*JSON/, tag);
    if (tag !== 'en') assert.doesNotMatch(said, /want|column/, tag);
  }
});
