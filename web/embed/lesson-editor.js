// @ts-check
// The Embed view's field in which a lesson is written, with the faults of its text, a short guide to the format, and
// ways to pass the lesson on.

import { h, fold, refill } from '../lib/dom.js';
import { adoptLessonStyles } from '../lessons/styles.js';
import guide from '../lessons/cheat-sheet.txt';
import { faultLines } from '../lessons/fault-lines.js';
import { addressOf, packLesson } from '../lessons/link.js';
import { readLesson } from '../lessons/read.js';
import { needWords, shippedText } from '../lessons/shipped.js';
import { t } from '../words/index.js';

/** @import { outcome } from '../controls/outcome.js' */

/** How long a change waits for the next one before the lesson is drawn again, in milliseconds. */
const pause = 300;

/** What was written, kept while the page is open. */
let written = '';

/** The text of the lesson for the code. */
export const lessonText = () => written;

/**
 * @param {ReturnType<typeof outcome>} result
 * @param {() => void} changed called when the text has changed
 */
export function lessonEditor(result, changed) {
  const element = h('section', { class: 'lesson-editor' });
  const faults = h('div', { class: 'lesson-editor-faults', role: 'status' });
  let language = '';
  let timer = 0;

  function judge() {
    const found = readLesson(written).faults;
    refill(faults, found.length ? faultLines(found) : h('p', { class: 'quiet-text' }, t('lessons.none')));
  }

  /** @param {string} word @param {() => void} onclick */
  const button = (word, onclick) =>
    h('button', { type: 'button', class: 'button', data: { key: `write-${word}` }, onclick }, t(`lessons.${word}`));

  async function link() {
    const packed = await packLesson(written);
    if (packed) await result.copy(addressOf(packed, 0), t('lessons.copied'));
    else result.say(t('lessons.tooLong'));
  }

  function draw() {
    const field = h('textarea', {
      class: 'lesson-field',
      rows: 16,
      spellcheck: 'true',
      value: written,
      'aria-label': t('lessons.write'),
      data: { key: 'lesson-text' },
      oninput: () => {
        written = field.value;
        clearTimeout(timer);
        timer = setTimeout(() => {
          judge();
          changed();
        }, pause);
      },
    });
    refill(
      element,
      h('p', { class: 'quiet-text' }, t('lessons.sample')),
      field,
      faults,
      h(
        'div',
        { class: 'button-row' },
        button('link', () => void link()),
        button('save', () => result.save('mahjong-lesson.txt', written)),
      ),
      fold('lesson-guide', t('lessons.format'), () => h('pre', { class: 'lesson-guide', tabindex: 0 }, guide)),
    );
    judge();
  }

  return {
    element,
    /** Draws the field in the language in force; a first text is the lesson about waits. */
    async update() {
      const { lang } = document.documentElement;
      if (language === lang) return;
      adoptLessonStyles();
      await needWords();
      written ||= await shippedText('waits', lang);
      language = lang;
      draw();
    },
  };
}
