// @ts-check
// "Practise these": the button below a review. The code that makes problems is fetched at the first click.

import { h, refill } from '../lib/dom.js';
import { t } from '../words/index.js';

/** @typedef {Parameters<typeof import('../problems/index.js').madePanel>[0]} Places */

/** @param {Places} places */
export function practiseFold(places) {
  const element = h('div', { class: 'button-row practise' });
  const button = h('button', { type: 'button', class: 'button', data: { key: 'practise' }, onclick: make });
  button.textContent = t('review.practise');
  element.append(button);

  async function make() {
    button.disabled = true;
    try {
      const { madePanel } = await import('../problems/index.js');
      refill(element, button, await madePanel(places));
    } catch (error) {
      refill(element, button, h('span', { class: 'note', role: 'status' }, `${t('page.notFetched')} ${error}`));
    }
    button.disabled = false;
  }

  return element;
}
