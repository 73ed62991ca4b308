// @ts-check
// The fans of Sichuan and the special hands of western clubs, each with an example hand drawn as tiles.

import { h } from '../lib/dom.js';
import { hasWord, nameOf, t } from '../words/index.js';
import { handTiles } from '../teach/example.js';
import { examples } from '../teach/sichuan-examples.js';

/** @import { Tehai } from '../engine/core.d.ts' */

/** @param {Tehai | null} core @param {string} name @param {string} worth @param {string} hand */
const row = (core, name, worth, hand) =>
  h(
    'li',
    { class: 'fan-row' },
    h('p', { class: 'fan-name' }, h('strong', {}, name), ' ', worth),
    core ? handTiles(core, hand) : h('code', {}, hand),
  );

/** @param {Tehai | null} core */
export const sichuanSection = (core) =>
  h(
    'section',
    {},
    h('h2', { id: 'help-sichuan-fan', tabindex: -1 }, t('help.sichuanFans')),
    h('p', {}, t('help.sichuanIntro')),
    h(
      'ul',
      { class: 'plain fan-list' },
      examples.map(([id, fans, hand]) => row(core, nameOf('sichuan', id), t('help.fanCount', { n: fans }), hand)),
    ),
  );

const presets = /** @type {const} */ (['classical-dmjl', 'classical-bmja']);

/** The module draws the examples from the patterns of the hands. @param {Tehai} core */
export const specialSection = (core) =>
  h(
    'section',
    {},
    h('h2', { id: 'help-special', tabindex: -1 }, t('help.specials')),
    h('p', {}, t('help.specialsIntro')),
    core.rulesets({ rulesets: [...presets], examples: 1 }).map(({ id, specials = [] }) => [
      h('h3', {}, t(`ruleset.${id}`)),
      h(
        'ul',
        { class: 'plain fan-list' },
        specials.map((special) => {
          const key = `limitHand.${special.id}`;
          return row(core, hasWord(key) ? t(key) : special.id, '', special.fits[0] ?? '');
        }),
      ),
    ]),
  );
