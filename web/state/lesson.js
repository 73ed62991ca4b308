// @ts-check
// The text of a lesson from a file: kept until the Help view, which shows it, takes it.

/** @import { Context } from './context.js' */

/**
 * What to change in the page's state for a text that is a lesson, whatever its version: the Help view opens it.
 * @param {Context} context
 * @param {string} text
 */
export function lessonState(context, text) {
  if (!/^\W*Tehai lesson\b/i.test(text)) return null;
  context.received = { files: [], text };
  return { view: 'help' };
}
