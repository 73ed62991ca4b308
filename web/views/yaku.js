// @ts-check
// The Yaku view: every yaku with an example, fu with pictures, limits and terms; it can be searched, and printed as
// one sheet.

import { h, refill } from '../lib/dom.js';
import { article } from '../teach/article.js';
import { bringKanji, teaching } from '../teach/row.js';
import { adoptHelpStyles } from '../help/styles.js';
import { adoptTeachStyles } from '../teach/styles.js';
import { nameOfRules } from '../controls/rules.js';
import { needWords, t } from '../words/index.js';

/** @import { Context } from '../state/context.js' */
/** @import { State } from '../state/model.js' */

/** @param {Context} context */
export function create(context) {
  const body = h('div', { class: 'teach-body' });
  const element = h('article', { class: 'teach-view' }, body);
  let drawnWith = '';
  adoptTeachStyles();
  adoptHelpStyles();
  return {
    element,
    /** @param {State} state */
    async update(state) {
      const ruleset = teaching(state.ruleset);
      const look = context.core ? ruleset : '';
      if (look === drawnWith) return;
      drawnWith = look;
      await Promise.all([needWords('teach'), bringKanji()]);
      if (!context.core) {
        refill(body, h('p', { class: 'quiet-text' }, t('page.needsAll')));
        return;
      }
      const found = article(context.core, ruleset);
      const search = h('input', {
        type: 'search',
        class: 'fan-search',
        data: { key: 'teach-search', answer: 'skip.search' },
        placeholder: t('teach.search'),
        'aria-label': t('teach.search'),
        oninput: (event) => found.search(event.target.value),
      });
      refill(
        body,
        h('h1', {}, t('teach.title')),
        h('p', { class: 'teach-intro' }, t('teach.intro', { rules: nameOfRules(ruleset) })),
        h(
          'div',
          { class: 'button-row teach-tools' },
          search,
          h('button', { type: 'button', class: 'button', onclick: () => print() }, t('teach.print')),
        ),
        found.element,
      );
    },
  };
}
