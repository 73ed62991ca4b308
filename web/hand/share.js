// @ts-check
// Share: the link, the hand as text in common forms, pictures, and the system's share sheet if there is one.

import { pictureName } from '../share/wiki.js';
import { answered } from '../engine/gate.js';
import { h, refill, sheet } from '../lib/dom.js';
import { outcome } from '../controls/outcome.js';
import { writeLink } from '../state/link.js';
import { writeMpsz } from '../tiles/mpsz.js';
import { textForms } from '../share/forms.js';
import { t } from '../words/index.js';
import { button, pictureRow } from './picture-row.js';

/** @import { Answer } from '../state/ask.js' */
/** @import { Hand } from '../tiles/mpsz.js' */

/** @typedef {Answer & {hand: Hand}} Shareable */

/** @param {import('../state/context.js').Context} context */
export function shareSheet(context) {
  /** @type {Shareable | null} */ let answer = null;
  const result = outcome();
  const link = () => location.href.replace(/#.*$/, '') + writeLink({ ...context.store.get(), replay: null, game: '' });

  /** @param {string} what @param {string} text */
  const copy = (what, text) => result.copy(text, t('share.copied', { what }));

  /** Copies the answer as text. */
  async function copyAnswer() {
    result.say('');
    const { answerText, shownAnswer } = await import('../share/shown.js');
    copy(t('share.asText'), answerText(shownAnswer(), writeMpsz(shown().hand)));
  }

  const made = sheet({
    id: 'share',
    label: t('tool.share'),
    title: t('share.title'),
    body: () => [
      h(
        'div',
        { class: 'button-row' },
        button(t('share.link'), () => copy(t('share.link'), link())),
        'share' in navigator
          ? button(t('share.system'), () => navigator.share({ title: t('page.title'), url: link() }).catch(() => {}))
          : null,
      ),
      formsRow(),
      answer?.hand.closed.length
        ? [
            pictureRow(result, 'share.hand', {
              draw: (by) => by.handPicture(shown().hand),
              name: () => pictureName(writeMpsz(shown().hand)),
            }),
            pictureRow(result, 'share.card', {
              draw: (by) => by.cardPicture(shown(), context.store.get()),
              name: () => 'answer.svg',
            }),
          ]
        : null,
      ...result.elements,
    ],
  });

  const shown = () => /** @type {Shareable} */ (answer);

  /**
   * A button for each way to write the hand; those that need deferred functions of the module appear once these are
   * loaded.
   */
  function formsRow() {
    const row = h('div', { class: 'button-row' });
    const draw = (/** @type {string} */ mpsz, /** @type {string} */ unicode = '') =>
      refill(
        row,
        h('span', { class: 'label' }, t('share.copyAs')),
        shown().hand.closed.length ? button(t('share.asText'), copyAnswer) : null,
        Object.entries(textForms(mpsz, unicode, link())).map(([form, text]) =>
          button(t(`share.${form}`), () => copy(t(`share.${form}`), text)),
        ),
      );
    if (!answer) return row;
    const mpsz = writeMpsz(answer.hand);
    draw(mpsz);
    const { core } = context;
    if (!core) return row;
    answered(core, () => core.convert({ text: mpsz, from: 'mpsz', to: 'unicode' })).then(
      ({ text }) => draw(mpsz, text),
      () => {},
    );
    return row;
  }

  return {
    ...made,
    /** @param {Shareable | null} next */
    update(next) {
      answer = next;
    },
  };
}
