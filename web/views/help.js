// @ts-check
// The Help view: one article in the page's language.

import { h } from '../dom.js';
import { t } from '../words/index.js';
import { registerView } from './index.js';

function create() {
  return { element: h('article', { class: 'help-view' }, h('h1', {}, t('help.title'))), update() {} };
}

registerView({ id: 'help', order: 9, create });
