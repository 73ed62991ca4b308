// @ts-check
// A file dropped on the Hand view: a file with a hand is opened; for any other, such as a picture, a line lists what
// can be dropped.

import { needWords, t } from '../words/index.js';
import { openFile, openedText } from '../controls/files.js';

/** @param {import('../state/context.js').Context} context @param {HTMLElement} element */
export function takeDropped(context, element) {
  element.addEventListener('dragover', (event) => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
  });
  element.addEventListener('drop', async (event) => {
    const [file] = event.dataTransfer?.files ?? [];
    if (!file) return;
    event.preventDefault();
    await needWords('more').catch(() => {});
    const picture = file.type.startsWith('image/');
    const said = picture ? t('files.picture', { name: file.name }) : openedText(await openFile(context, file), file);
    // Opening draws the view again, and with it the line; so the line is written after that.
    requestAnimationFrame(() => context.notify(said));
  });
}
