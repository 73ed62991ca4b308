// @ts-check
// What house rules call a hand of their own.

import { t } from './index.js';

/** @import { HouseNames } from '../engine/core.d.ts' */

/** In the language in force; undefined without names, or before the words of fans. @param {HouseNames} [names] */
export const houseName = (names) => names?.[/** @type {'en'} */ (t('card.namesIn'))];
