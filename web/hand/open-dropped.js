// @ts-check
// Opens a file that was dropped on the Hand view: a hand here, a lesson in the Help view. It is loaded when a file is
// dropped.

import { openFile, openedText } from '../controls/files.js';
import { mostOfFile, textOf } from '../engine/bounded.js';
import { lessonState } from '../state/lesson.js';
import { needWords, t } from '../words/index.js';

/**
 * @param {import('../state/context.js').Context} context
 * @param {File} file
 * @returns {Promise<string>} what to say, '' if a lesson was opened
 */
export async function openDropped(context, file) {
  await needWords('more').catch(() => {});
  if (file.type.startsWith('image/')) return t('files.picture', { name: file.name });
  const lesson = lessonState(context, await textOf(file, mostOfFile).catch(() => ''));
  if (lesson) {
    context.store.set(/** @type {{view: 'help'}} */ (lesson));
    return '';
  }
  return openedText(await openFile(context, file), file);
}
