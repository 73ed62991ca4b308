// @ts-check
// The buttons that copy or save a picture. The code that draws pictures is fetched at the first use.

import { h } from '../lib/dom.js';
import { t } from '../words/index.js';

/** @typedef {typeof import('../share/picture.js')} Painter */
/** @typedef {ReturnType<typeof import('../controls/outcome.js').outcome>} Outcome */
/** @typedef {{draw: (by: Painter) => string, name: () => string}} Picture as SVG, with its file name */

/** @param {string} label @param {() => void} onclick */
export const button = (label, onclick) => h('button', { type: 'button', class: 'button', onclick }, label);

/** @param {Outcome} result @param {string} word @param {Picture} picture */
export const pictureRow = (result, word, { draw, name }) => {
  const painter = () => {
    result.say('');
    return import('../share/picture.js');
  };
  const png = async () => {
    const by = await painter();
    return by.toPng(draw(by));
  };
  const pngName = () => name().replace(/svg$/, 'png');
  return h(
    'div',
    { class: 'button-row' },
    h('span', { class: 'label' }, t(word)),
    button(t('share.copyPicture'), () => copyPicture(result, png, pngName())),
    button(t('share.svg'), async () =>
      result.save(name(), new Blob([draw(await painter())], { type: 'image/svg+xml' })),
    ),
    button(t('share.png'), async () => {
      const blob = await png();
      if (blob) result.save(pngName(), blob);
      else result.say(t('share.failed'));
    }),
    button(t('share.copySvg'), async () =>
      result.copy(draw(await painter()), t('share.copied', { what: t('share.svg') })),
    ),
  );
};

/**
 * Copies a picture if the browser can, else saves it.
 * @param {Outcome} result
 * @param {() => Promise<Blob | null>} png
 * @param {string} name the file name
 */
async function copyPicture(result, png, name) {
  const blob = await png();
  if (!blob) return result.say(t('share.failed'));
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': blob })]);
    result.say(t('share.copied', { what: t('share.picture') }));
  } catch {
    result.save(name, blob);
  }
}
