// @ts-check
// Share: the link, the hand as text in the forms that people paste, pictures, and the system's own sheet where there
// is one.

import { pictureName } from '../share/wiki.js';
import { answered } from '../engine/gate.js';
import { h, refill, sheet } from '../lib/dom.js';
import { outcome } from '../controls/outcome.js';
import { writeLink } from '../state/link.js';
import { writeMpsz } from '../tiles/mpsz.js';
import { textForms } from '../share/forms.js';
import { t } from '../words/index.js';

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

  /** What the answer says, line by line. */
  async function copyAnswer() {
    result.say('');
    const { answerText, shownAnswer } = await import('../share/shown.js');
    copy(t('share.asText'), answerText(shownAnswer(), writeMpsz(shown().hand)));
  }

  /** @param {string} label @param {() => void} onclick */
  const button = (label, onclick) => h('button', { type: 'button', class: 'button', onclick }, label);
  /** The painter is fetched when somebody wants a picture. */
  const painter = () => {
    result.say('');
    return import('../share/picture.js');
  };
  /** @typedef {Awaited<ReturnType<typeof painter>>} Painter */
  const hand = (/** @type {Painter} */ by) => by.handPicture(shown().hand);
  const card = (/** @type {Painter} */ by) => by.cardPicture(shown(), context.store.get());

  /**
   * Copied where the browser can, saved elsewhere.
   * @param {(by: Painter) => string} picture @param {string} name of the SVG file
   */
  async function copyPicture(picture, name) {
    const by = await painter();
    const blob = await by.toPng(picture(by));
    if (!blob) return result.say(t('share.failed'));
    try {
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': blob })]);
      result.say(t('share.copied', { what: t('share.picture') }));
    } catch {
      result.save(name.replace(/svg$/, 'png'), blob);
    }
  }

  /** @param {string} word @param {(by: Painter) => string} picture @param {() => string} name of the SVG file */
  const pictureRow = (word, picture, name) =>
    h(
      'div',
      { class: 'button-row' },
      h('span', { class: 'label' }, t(word)),
      button(t('share.copyPicture'), () => copyPicture(picture, name())),
      button(t('share.svg'), async () => {
        const by = await painter();
        result.save(name(), new Blob([picture(by)], { type: 'image/svg+xml' }));
      }),
      button(t('share.png'), async () => {
        const by = await painter();
        const blob = await by.toPng(picture(by));
        if (blob) result.save(name().replace(/svg$/, 'png'), blob);
        else result.say(t('share.failed'));
      }),
      button(t('share.copySvg'), async () => copy(t('share.svg'), picture(await painter()))),
    );

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
            pictureRow('share.hand', hand, () => pictureName(writeMpsz(shown().hand))),
            pictureRow('share.card', card, () => 'answer.svg'),
          ]
        : null,
      ...result.elements,
    ],
  });

  const shown = () => /** @type {Shareable} */ (answer);

  /** A button for each way to write the hand; those that need the module's whole come once it can be asked. */
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
