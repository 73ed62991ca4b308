// @ts-check
// The Help view: the lessons, or the one that is open, and an article in the page's language.

import { h, refill } from '../lib/dom.js';
import { article, wayTo } from '../help/article.js';
import { adoptHelpStyles } from '../help/styles.js';
import { lessonsPart } from '../lessons/view.js';
import { writeLink } from '../state/link.js';
import { helpSections, needWords, t } from '../words/index.js';

/** @param {import('../state/context.js').Context} context */
export function create(context) {
  adoptHelpStyles();
  const lessons = lessonsPart(context);
  const title = h('h1', {}, t('help.title'));
  const body = h('div', { class: 'help-body' });
  // An open lesson has the view for itself.
  const cover = () => [title, body].forEach((part) => (part.hidden = lessons.isOpen));
  lessons.element.addEventListener('lesson-switch', cover);
  /** @type {unknown} */ let drawnWith;
  return {
    element: h('article', { class: 'help-view' }, title, lessons.element, body),
    async update(/** @type {import('../state/model.js').State} */ state) {
      lessons.update().catch(() => lessons.page.say(t('page.notFetched')));
      if (drawnWith === context.core) return;
      drawnWith = context.core;
      const { core } = context;
      const [sections, pictures] = await Promise.all([
        helpSections(),
        core?.danger ? import('../help/pictures.js') : null,
        needWords('teach'),
      ]);
      if (drawnWith !== core) return; // the module has loaded meanwhile
      const yaku = h('a', { href: writeLink({ ...state, view: 'yaku' }) }, t('teach.all'));
      refill(
        body,
        h('p', {}, yaku),
        article(sections, core, (id) => (core && pictures ? pictures.pictureOf(id, core) : null)),
      );
      const [{ fansSection }, further] = await Promise.all([
        import('../help/fans.js'),
        import('../help/further.js'),
        needWords('fans'),
      ]);
      if (drawnWith !== core) return;
      body.append(fansSection(core), further.sichuanSection(core), core ? further.specialSection(core) : '');
      body
        .querySelector('.help-contents')
        ?.append(
          wayTo('fan', t('fans.title')),
          wayTo('sichuan-fan', t('help.sichuanFans')),
          core ? wayTo('special', t('help.specials')) : '',
        );
    },
  };
}
