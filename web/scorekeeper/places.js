// @ts-check
// The places of the players if the game ended now, or at its end, with buttons that copy or save the result.

import { fold, h } from '../lib/dom.js';
import { number, t } from '../words/index.js';
import { placedText, standings } from './text.js';

/** @import { SittingValue } from '../engine/core.d.ts' */
/** @import { Kept } from './saved.js' */

/**
 * @param {SittingValue} now
 * @param {object} given
 * @param {Kept} given.kept
 * @param {(chair: number) => string} given.name
 * @param {() => void} given.copy
 * @param {() => void} given.share
 */
export function placesPart(now, { kept, name, copy, share }) {
  const places = h(
    'ol',
    { class: 'scorekeeper-places' },
    standings(now).map(({ place, score, points, chair }) =>
      h(
        'li',
        {},
        h('strong', {}, `${place}.`),
        h('span', {}, name(chair)),
        h('span', {}, number(score)),
        h('strong', {}, placedText(kept, points)),
      ),
    ),
  );
  /** @param {string} word @param {() => void} onclick */
  const button = (word, onclick) =>
    h('button', { type: 'button', class: 'button', data: { key: word }, onclick }, t(word));
  const tools = h(
    'div',
    { class: 'button-row' },
    button('scorekeeper.copy', copy),
    'share' in navigator ? button('share.system', share) : null,
  );
  if (!now.over) return now.deals.length ? fold('sit-places', t('scorekeeper.now'), () => [places, tools]) : null;
  return h(
    'div',
    { class: 'scorekeeper-over plain' },
    h('h2', {}, t('scorekeeper.over')),
    h('p', { class: 'quiet-text' }, t(`scorekeeper.over.${now.over}`)),
    places,
    tools,
  );
}
