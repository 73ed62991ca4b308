// @ts-check
// Share: the link, the hand as text in the forms that people paste, pictures, and the system's own sheet where there is one.

import { h, sheet } from '../dom.js';
import { attempt } from '../state/ask.js';
import { writeLink } from '../state/link.js';
import { writeMpsz } from '../state/mpsz.js';
import { textForms } from '../share/forms.js';
import { cardPicture, handPicture, toPng } from '../share/picture.js';
import { t } from '../words/index.js';

/** @param {import('../context.js').Context} context */
export function shareSheet(context) {
  let answer = null;
  const outcome = h('p', { class: 'quiet-text', role: 'status' });
  const fallback = h('textarea', { class: 'copy-text', readonly: true, hidden: true, 'aria-label': t('share.failed'), rows: 3 });
  const link = () => location.href.replace(/#.*$/, '') + writeLink({ ...context.store.get(), replay: null, game: '' });

  async function copy(what, text) {
    fallback.hidden = true;
    try {
      await navigator.clipboard.writeText(text);
      outcome.textContent = t('share.copied', { what });
    } catch {
      outcome.textContent = t('share.failed');
      fallback.value = text;
      fallback.hidden = false;
      fallback.select();
    }
  }

  const button = (label, onclick) => h('button', { type: 'button', class: 'button', onclick }, label);
  const pictureRow = (word, picture, name) => h('div', { class: 'button-row' }, h('span', { class: 'label' }, t(word)),
    button(t('share.svg'), () => save(new Blob([picture()], { type: 'image/svg+xml' }), `${name}.svg`, outcome)),
    button(t('share.png'), async () => {
      const blob = await toPng(picture());
      if (blob) save(blob, `${name}.png`, outcome); else outcome.textContent = t('share.failed');
    }));

  const made = sheet({
    id: 'share', label: t('tool.share'), title: t('share.title'), body: () => [
      h('div', { class: 'button-row' }, button(t('share.link'), () => copy(t('share.link'), link())),
        'share' in navigator ? button(t('share.system'), () => navigator.share({ title: t('page.title'), url: link() }).catch(() => {})) : null),
      h('div', { class: 'button-row' }, h('span', { class: 'label' }, t('share.copyAs')), Object.entries(forms()).map(([form, text]) => button(t(`share.${form}`), () => copy(t(`share.${form}`), text)))),
      answer?.hand.closed.length ? [pictureRow('share.hand', () => handPicture(answer.hand), 'hand'), pictureRow('share.card', () => cardPicture(context.store.get(), answer), 'answer')] : null,
      outcome, fallback],
  });

  function forms() {
    if (!answer) return {};
    const mpsz = writeMpsz(answer.hand);
    const unicode = attempt(() => context.core.convert({ text: mpsz, from: 'mpsz', to: 'unicode' })).value?.text;
    return textForms(mpsz, unicode, link());
  }
  return { ...made, update(next) { answer = next; } };
}

function save(blob, name, outcome) {
  const url = URL.createObjectURL(blob);
  h('a', { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
  outcome.textContent = t('share.saved', { what: name });
}
