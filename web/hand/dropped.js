// @ts-check
// A file dropped on the Hand view is opened; for one that cannot be, such as a picture, a line lists what can be
// dropped.

import { t } from '../words/index.js';

/** @param {import('../state/context.js').Context} context @param {HTMLElement} element */
export function takeDropped(context, element) {
  element.addEventListener('dragover', (event) => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
  });
  element.addEventListener('drop', async (event) => {
    const [file] = event.dataTransfer?.files ?? [];
    if (!file) return;
    event.preventDefault();
    const said = await import('./open-dropped.js').then(
      ({ openDropped }) => openDropped(context, file),
      () => t('page.notFetched'),
    );
    // Opening draws the view again, and with it the line; so the line is written after that.
    if (said) requestAnimationFrame(() => context.notify(said));
  });
}
