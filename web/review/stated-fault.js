// @ts-check
// What is wrong with another program's review, in words.

import { t } from '../words/index.js';

/** @import { Fault } from './stated-file.js' */
/** @import { LeftOut } from './stated-place.js' */

/** A part of the file that cannot be read. @param {Fault} fault */
export function statedFault({ path, line, column, want, found }) {
  const where = line ? t('stated.at', { line: String(line), column: String(column) }) : path;
  const wanted = t(`stated.want.${want}`);
  return found ? t('stated.fault', { where, wanted, found }) : t('stated.faultNone', { where, wanted });
}

/**
 * Why an entry is left out.
 * @param {LeftOut} left
 * @param {(deal: number) => string} label
 */
export function leftOutText({ path, field, deal = 0, step }, label) {
  if (field === 'deal') return t('stated.left.deal', { path });
  if (step === undefined) return t('stated.left.tiles', { path, deal: label(deal) });
  return t('stated.left.differs', { path, field, place: t('review.place', { deal: label(deal), step }) });
}
