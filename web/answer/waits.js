// @ts-check
// A ready hand: each wait in large type with its copies left, its kind, and what it pays by ron and by self-draw;
// without a yaku, what would give one.

import { h } from '../lib/dom.js';
import { word } from '../controls/glossary.js';
import { addTile } from '../state/edit.js';
import { shows } from '../state/catalogue.js';
import { worthOf } from '../state/worth.js';
import { tileFace } from '../tiles/view.js';
import { number, t } from '../words/index.js';
import { tileName } from '../tiles/spoken.js';
import { belowMinimumText } from './below-minimum.js';
import { situationWord, waitWord } from './situation-word.js';

/** @import { Score } from '../engine/core.d.ts' */

/**
 * @param {import('../state/context.js').Context} context
 * @param {import('../state/model.js').State} state
 * @param {import('../state/ask.js').Answer} answer
 */
export function waitTiles(context, { ruleset }, { pays }) {
  return [
    h('h2', { class: 'evidence-title' }, t('answer.waits')),
    h(
      'ul',
      { class: 'waits' },
      (pays ?? []).map((pay) => waitCard(context, ruleset, pay)),
    ),
  ];
}

/**
 * @param {import('../state/context.js').Context} context
 * @param {string} ruleset
 * @param {import('../state/ask.js').Pay} pay
 */
function waitCard(context, ruleset, { tile, left, kind, ron, tsumo, would }) {
  const fans = shows(ruleset, 'minimum');
  return h(
    'li',
    { class: left ? 'wait' : 'wait is-gone' },
    h(
      'button',
      {
        type: 'button',
        class: 'wait-tile',
        data: { key: `wait-${tile}` },
        'aria-label': t('answer.chooseWait', { tile: tileName(tile) }),
        onclick: () => context.edit((hand, state) => addTile(hand, tile, state)),
      },
      tileFace(tile),
    ),
    h(
      'div',
      { class: 'wait-facts' },
      h(
        'div',
        {},
        h('strong', {}, left ? t('count.left', { n: left }) : t('count.none')),
        kind ? h('span', { class: 'quiet-text' }, ' · ', fans ? waitWord(kind, ruleset) : word(`wait.${kind}`)) : null,
      ),
      ron || tsumo
        ? h(
            'dl',
            { class: 'wait-pays' },
            payment(fans ? situationWord('ron', ruleset) : word('wait.ron'), ron),
            payment(fans ? situationWord('selfDrawn', ruleset) : word('wait.tsumo'), tsumo),
          )
        : null,
      would ? h('p', { class: 'would' }, word(would)) : null,
    ),
  );
}

/** @param {any} name @param {Score | undefined} score */
function payment(name, score) {
  if (!score) return null;
  const worth = score.win ? number(worthOf(score)) : belowMinimumText(score);
  return h('div', { class: score.win ? '' : 'quiet-text' }, h('dt', {}, name), h('dd', {}, worth));
}
