// @ts-check
// A lesson on another page. The module is needed only for a place in a game, when it is opened.

import { adoptedCss, needElementWords } from './lesson-words.js';
import { gathered } from '../engine/bounded.js';
import { faultLines } from '../lessons/fault-lines.js';
import { most } from '../lessons/lesson.js';
import { readLesson } from '../lessons/read.js';
import { LessonReader } from '../lessons/reader.js';
import { unpackLesson } from '../lessons/link.js';
import { fold, h } from '../lib/dom.js';
import { writeLink } from '../state/link.js';
import { initial } from '../state/model.js';
import { installTiles } from '../tiles/tile.js';
import { t } from '../words/index.js';
import { drawings } from './more.js';
import { speakWhenTouched, wordsOf } from './words.js';

/** @typedef {import('./element.js').MahjongElement} MahjongElement */

const sheet = new CSSStyleSheet();
sheet.replaceSync(adoptedCss);

/** The chapter on screen, kept when an attribute changes. @type {WeakMap<MahjongElement, LessonReader>} */
const readers = new WeakMap();

/** A file of the page around, of a bounded size. @param {string} src */
async function fetched(src) {
  const answer = await fetch(new URL(src, document.baseURI));
  if (!answer.ok || !answer.body) throw new Error();
  return new TextDecoder().decode(await gathered(/** @type {any} */ (answer.body), most.characters * 4));
}

/** The text of the element. @param {MahjongElement} element */
async function textOf(element) {
  const own = element.text.trim();
  if (/^[\w-]+$/.test(own)) return unpackLesson(own);
  if (own) return own;
  const src = element.getAttribute('src');
  if (src) return fetched(src);
  return (element.querySelector('script[type="text/plain"]') ?? element).textContent ?? '';
}

/** @param {MahjongElement} element @param {(name: string) => string} address */
export async function drawLesson(element, address) {
  await needElementWords();
  const speak = await wordsOf(element);
  const text = await textOf(element).catch(() => {
    speak();
    throw new Error(t('lessons.notText', { name: element.getAttribute('src') ?? '' }));
  });
  speak();
  const { lesson, faults } = readLesson(text);
  if (!lesson) throw new Error(t('lessons.unreadable'));
  const before = readers.get(element);
  before?.close();
  const page = address('index.html');
  const reader = new LessonReader(lesson, before?.chapter ?? 0, {
    showGame: async (block) =>
      (await drawings()).lessonGame(element, block, address, (key, values) => (speak(), t(key, values))),
    linkTo: page ? (hand) => page + writeLink({ ...initial, text: hand }) : null,
    turned: () => {},
    leave: null,
    external: true,
  });
  readers.set(element, reader);
  const box = h(
    'div',
    { class: 'lesson-box' },
    reader.element,
    faults.length ? fold('lesson-faults', t('lessons.faults', { n: faults.length }), () => faultLines(faults)) : null,
  );
  speakWhenTouched(box, speak);
  element.root.adoptedStyleSheets = [element.root.adoptedStyleSheets[0], sheet];
  element.root.replaceChildren(box);
  installTiles(/** @type {any} */ (element.root));
}
