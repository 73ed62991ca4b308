// @ts-check
// What house rules call a hand of their own.

import { t } from './index.js';

/** @import { HouseNames } from '../engine/core.d.ts' */

/** In the language in force, else in English or any other; undefined without names. @param {HouseNames} [names] */
export const houseName = (names) =>
  names && (names[/** @type {'en'} */ (t('card.namesIn'))] ?? names.en ?? Object.values(names)[0]);
