// @ts-check
// The tabs of the Embed view: one for each kind of page that the code goes into.

import { h } from '../lib/dom.js';
import { rovingTabindex } from '../lib/roving-tabindex.js';
import { t } from '../words/index.js';

/** @param {string} id */
export const tabPanel = (id) =>
  h('div', { id: `embed-${id}`, class: 'embed-panel', role: 'tabpanel', 'aria-labelledby': `embed-tab-${id}` });

/** The tabs for the panels; one panel is shown. @param {Record<string, HTMLElement>} panels */
export function tabList(panels) {
  const list = h('div', { class: 'segments embed-tabs', role: 'tablist', 'aria-label': t('embed.for') });
  const settle = rovingTabindex(list, 'button');
  const tabs = Object.keys(panels).map((id) =>
    h(
      'button',
      {
        type: 'button',
        class: 'segment-button',
        role: 'tab',
        id: `embed-tab-${id}`,
        'aria-controls': `embed-${id}`,
        data: { key: `embed-tab-${id}` },
        onclick: () => show(id),
        onfocus: () => show(id),
      },
      t(`embed.for.${id}`),
    ),
  );
  list.append(...tabs);
  /** @param {string} chosen */
  function show(chosen) {
    Object.keys(panels).forEach((id, index) => {
      panels[id].hidden = id !== chosen;
      tabs[index].setAttribute('aria-selected', String(id === chosen));
    });
  }
  show(Object.keys(panels)[0]);
  settle();
  return list;
}
