// @ts-check
// The sentence of the answer with its smaller lines, for screen and screen reader.

import { h, refill } from '../lib/dom.js';
import { glossed } from '../controls/glossary.js';
import { plainText, withPictures } from './headline.js';

/** @import { Headline } from './headline.js' */

export function sentenceLines() {
  const sentence = h('p', { class: 'sentence' });
  const more = h('p', { class: 'sentence-more' });
  const announce = announcer();
  let said = '';
  let plain = '';
  glossed(sentence, () => plain);

  return {
    elements: [sentence, more],
    announced: announce.element,
    /** @param {Headline} headline */
    say({ line, more: rest = [], plain: gloss = '' }) {
      plain = gloss;
      const lines = [line, ...rest.filter(Boolean)];
      const now = lines.map(plainText).join(' ');
      if (said === now) return;
      said = now;
      refill(sentence, withPictures(line));
      // A normal space where a line may break.
      refill(
        more,
        lines.slice(1).map((text) => [h('span', {}, withPictures(text)), ' ']),
      );
      announce.say(now);
    },
  };
}

/** How long typing must pause before the sentence is read out, in milliseconds. */
const pause = 700;

/** Reads out the last sentence once it has stayed for a moment, not at every click. */
function announcer() {
  const element = h('p', { class: 'announced unseen', role: 'status' });
  let timer = 0;
  return {
    element,
    /** @param {string} text */
    say(text) {
      clearTimeout(timer);
      element.ariaBusy = 'true';
      timer = setTimeout(() => {
        element.ariaBusy = null;
        element.textContent = text;
      }, pause);
    },
  };
}
