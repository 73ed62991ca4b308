// @ts-check
// The hand of a question: closed tiles, melds, and the winning tile apart.

import { h } from '../lib/dom.js';
import { meldFaces, tileFace } from '../tiles/view.js';
import { number, t } from '../words/index.js';
import { spokenHand } from '../tiles/spoken.js';

/** @import { Situation } from '../engine/core.d.ts' */
/** @import { Hand } from '../tiles/mpsz.js' */

/** @param {Hand} hand */
export function handFaces(hand) {
  const { closed, melds, win } = hand;
  const rest = closed.toSpliced(closed.lastIndexOf(win ?? ''), win ? 1 : 0);
  return h(
    'div',
    { class: 'practice-hand', role: 'img', 'aria-label': spokenHand(hand) },
    h(
      'span',
      { class: 'tiles' },
      rest.map((tile) => tileFace(tile)),
    ),
    melds.map(meldFaces),
    win ? h('span', { class: 'tiles' }, tileFace(win)) : null,
  );
}

/**
 * How the hand was won: "ron, riichi, seat South, round East"; or the suit that it is to be without.
 * @param {Situation} situation
 */
export function said({ selfDrawn, seatWind, roundWind, riichi, north, void: suit }) {
  const without = suit ? t('practice.without', { suit: t(`suit.${suit}`) }) : '';
  if (without) return selfDrawn === undefined ? without : `${t('situation.ron')} · ${without}`;
  const parts = [
    t(selfDrawn ? 'situation.selfDrawn' : 'situation.ron'),
    riichi ? t('situation.riichi') : '',
    `${t('situation.seatWind')} ${t(`wind.${seatWind}`)}`,
    `${t('situation.roundWind')} ${t(`wind.${roundWind}`)}`,
    north ? `${t('situation.north')} ${number(north)}` : '',
  ];
  return parts.filter(Boolean).join(' · ');
}
