// @ts-check
// The lessons in one language, with the words around them.

import danger from './danger.txt';
import firstHand from './first-hand.txt';
import waits from './waits.txt';

export { table } from '../../../words/ko/lessons.js';

/** @type {Record<string, string>} */
export const texts = { 'first-hand': firstHand, waits, danger };
