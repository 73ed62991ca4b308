// @ts-check
// A file let fall on the Hand view: one with a hand is opened; of any other, a picture above all, a sentence says what
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
    // What is opened draws the view anew, and with it the line.
    requestAnimationFrame(() => context.notify(said));
  });
}
