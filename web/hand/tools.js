// @ts-check
// A row of buttons: samples, a random hand, clear, share.

import { h, sheet } from '../lib/dom.js';
import { isPlayed, tileSetOf } from '../state/catalogue.js';
import { initial, noHand } from '../state/model.js';
import { readMpsz, writeMpsz } from '../tiles/mpsz.js';
import { kinds } from '../tiles/code.js';
import { samples } from '../state/samples.js';
import { meldFaces, tileFace } from '../tiles/view.js';
import { t } from '../words/index.js';
import { shareSheet } from './share.js';

/** @import { State } from '../state/model.js' */

/** @param {import('../state/context.js').Context} context */
export function tools(context) {
  const { store } = context;
  const samplesSheet = sheet({
    id: 'samples',
    label: t('tool.samples'),
    title: t('sample.title'),
    body: () =>
      h(
        'ul',
        { class: 'plain sample-list' },
        samples.map(({ word, state }) =>
          h(
            'li',
            {},
            h(
              'button',
              {
                type: 'button',
                class: 'sample',
                onclick: () => {
                  samplesSheet.panel.hidePopover();
                  store.set({ ...noHand, options: {}, ruleset: initial.ruleset, ...state });
                },
              },
              h('span', {}, t(`sample.${word}`)),
              sampleTiles(state.text),
            ),
          ),
        ),
      ),
  });
  const share = shareSheet(context);
  const element = h(
    'div',
    { class: 'tools' },
    samplesSheet.button,
    h(
      'button',
      {
        type: 'button',
        class: 'button',
        onclick: () => store.set({ ...noHand, text: randomHand(store.get()) }),
      },
      t('tool.random'),
    ),
    h('button', { type: 'button', class: 'button', onclick: () => store.set({ ...noHand }) }, t('tool.clear')),
    share.button,
    h(
      'button',
      {
        type: 'button',
        class: 'button',
        data: { key: 'sitting' },
        onclick: () => store.set({ view: 'sitting' }),
      },
      t('view.sitting'),
    ),
    samplesSheet.panel,
    share.panel,
  );
  return {
    element,
    /** @param {import('./share.js').Shareable | null} answer */
    update(answer) {
      share.update(answer);
    },
  };
}

/** A sample as tiles; a text in another notation stays text. @param {string} text */
function sampleTiles(text) {
  const hand = readMpsz(text);
  if (!hand) return h('span', { class: 'sample-text' }, text);
  return h(
    'span',
    { class: 'tiles is-tiny' },
    hand.closed.map((tile) => tileFace(tile)),
    hand.melds.map((meld) => [' ', meldFaces(meld)]),
  );
}

/** Fourteen random tiles of those that the rules use, with their red fives. @param {State} state */
function randomHand(state) {
  const { reds } = tileSetOf(state);
  const wall = kinds
    .filter((tile) => isPlayed(tile, state))
    .flatMap((tile) =>
      Array.from({ length: 4 }, (_, copy) =>
        copy < reds && tile[0] === '5' && tile[1] !== 'z' ? `0${tile[1]}` : tile,
      ),
    );
  const random = crypto.getRandomValues(new Uint32Array(14));
  const closed = Array.from(random, (value) => wall.splice(value % wall.length, 1)[0]);
  return writeMpsz({ closed, melds: [], flowers: [], win: closed[13] });
}
