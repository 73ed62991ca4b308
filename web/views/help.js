// @ts-check
// The Help view: one article in the page's language.

import { h, refill } from '../dom.js';
import { article } from '../help/article.js';
import { t } from '../words/index.js';
import { registerView } from './index.js';

/** @param {import('../context.js').Context} context */
function create(context) {
  const body = h('div', { class: 'help-body' });
  let drawnWith;
  return {
    element: h('article', { class: 'help-view' }, h('h1', {}, t('help.title')), body),
    update() {
      if (drawnWith === context.core) return;
      drawnWith = context.core;
      refill(body, article(context.core));
    },
  };
}

registerView({ id: 'help', order: 9, create });
