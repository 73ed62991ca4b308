// @ts-check
// The sentence of the answer, with what belongs to it in smaller type, for the eye and for who listens.

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
      // A space between what may be parted by a line's end alone.
      refill(
        more,
        lines.slice(1).map((text) => [h('span', {}, withPictures(text)), ' ']),
      );
      announce.say(now);
    },
  };
}

/** How long typing pauses before the sentence is read out, in milliseconds. */
const pause = 700;

/** Reads out what is said last once it has stood for a moment: not every tap of a hand that is being entered. */
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
