// @ts-check
// The panels beside or below the board: tabs with one Tab stop, one panel at a time.

import { h } from '../lib/dom.js';
import { t } from '../words/index.js';

/**
 * @param {{id: string, label: string, element: HTMLElement, foot?: HTMLElement}[]} tabs `foot` stays in sight below
 *   the scrolling panel
 * @param {(id: string) => void} changed
 */
export function rail(tabs, changed) {
  let current = tabs[0].id;
  const body = h('div', { class: 'rail-body', role: 'tabpanel', id: 'rail-panel', tabindex: 0 });
  const foot = h('div', { class: 'rail-foot' });
  const buttons = tabs.map(({ id, label }) =>
    h(
      'button',
      {
        type: 'button',
        role: 'tab',
        class: 'tab',
        id: `tab-${id}`,
        'aria-controls': 'rail-panel',
        data: { tab: id },
        onclick: () => choose(id),
        onkeydown: onKey,
      },
      label,
    ),
  );
  const element = h(
    'div',
    { class: 'rail' },
    h('div', { class: 'tabs', role: 'tablist', 'aria-label': t('replay.panels') }, buttons),
    body,
    foot,
  );

  /** @param {KeyboardEvent} event */
  function onKey(event) {
    const way = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0;
    if (!way) return;
    event.preventDefault();
    event.stopPropagation();
    const at = buttons.findIndex((button) => button === event.currentTarget);
    const next = buttons[(at + way + buttons.length) % buttons.length];
    next.focus();
    next.click();
  }
  /** @param {string} id */
  function choose(id) {
    current = id;
    show();
    changed(id);
  }
  function show() {
    for (const button of buttons) {
      const on = button.dataset.tab === current;
      button.setAttribute('aria-selected', String(on));
      button.tabIndex = on ? 0 : -1;
    }
    body.setAttribute('aria-labelledby', `tab-${current}`);
    const { element: panel, foot: below } = /** @type {any} */ (tabs.find(({ id }) => id === current));
    if (body.firstChild === panel) return;
    body.replaceChildren(panel);
    body.scrollTop = 0;
    foot.replaceChildren(...(below ? [below] : []));
  }
  show();
  return { element, body, current: () => current, choose };
}
