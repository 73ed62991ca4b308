// A log that is no JSON, or too large, is refused in the page's language, with the place of the error.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { sessionOf } from '../replay/session.js';
import { chooseLanguage, languages, loadLanguage, needWords } from '../words/index.js';

/** @param {string} pattern @param {string[]} values */
function faultOf(pattern, values) {
  const message = pattern.replace(/\{(\d)\}/g, (_, n) => values[n]);
  return { code: 'bad-replay', message, pattern, values };
}

const noJSON = faultOf('line {0}, column {1}: JSON: {2}, found {3}', ['2', '7', 'want a value', 'the end']);
const tooMuch = ['values', 'levels', 'items in a list'].map((of) =>
  faultOf('line {0}, column {1}: JSON: want no more than {2} {3}, found {4}', ['2', '7', '64', of, "'x'"]),
);

test('a log that is no JSON is refused in words', async () => {
  await needWords('more');
  for (const fault of [noJSON, ...tooMuch]) {
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
      assert.match(said, fault === noJSON ? /2.*7.*JSON/ : /2.*7.*JSON.*64|2.*7.*64.*JSON/, tag);
      if (tag !== 'en') assert.doesNotMatch(said, /want|column|values|levels|items/, tag);
    }
  }
});
