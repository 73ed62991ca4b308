// @ts-check
// The settings: language, colours, romaji, indices on tiles, table strength.

import { h, refill, sheet } from '../lib/dom.js';
import { levels, saveSettings } from '../state/settings.js';
import { forgetEntries } from '../state/forget.js';
import { hasWord, languages, needWords, saysRomaji, t } from '../words/index.js';

/** @import { Settings } from '../state/settings.js' */

/**
 * @param {import('../state/settings.js').Settings} settings
 * @param {() => Promise<void>} changed draws the page again
 * @param {() => any} more what is shown below the settings
 */
export function settingsSheet(settings, changed, more) {
  /** @param {keyof Settings} name @param {any} value */
  async function set(name, value) {
    Object.assign(settings, { [name]: value });
    saveSettings(settings);
    if (name === 'keepMatches' && !value) forgetEntries();
    await changed();
    // The page was drawn again with a new sheet, which has to stay open.
    document.getElementById('settings')?.showPopover();
    /** @type {HTMLElement|null} */ (document.querySelector(`#settings [data-key="${name}"]`))?.focus();
  }
  /** @param {keyof Settings} name @param {{value: string, label: string, lang?: string}[]} options */
  const choice = (name, options) =>
    h(
      'label',
      { class: 'choice' },
      h('span', {}, t(`settings.${name}`)),
      h(
        'select',
        { data: { key: name }, onchange: (event) => set(name, event.target.value) },
        options.map(({ value, label, lang }) =>
          h('option', { value, lang, selected: settings[name] === value }, label),
        ),
      ),
    );
  /** @param {'theme' | 'level'} name @param {string[]} values with words of their own */
  const named = (name, values) =>
    choice(
      name,
      values.map((value) => ({ value, label: t(`${name}.${value}`) })),
    );
  /** @param {keyof Settings} name */
  const flag = (name, on = settings[name], disabled = false) =>
    h(
      'label',
      { class: 'switch' },
      h('input', {
        type: 'checkbox',
        checked: on,
        disabled,
        data: { key: name },
        onchange: (event) => set(name, event.target.checked),
      }),
      h('span', {}, t(`settings.${name}`)),
    );
  return sheet({
    id: 'settings',
    label: h(
      'span',
      {},
      h('span', { 'aria-hidden': 'true' }, '⚙'),
      h('span', { class: 'unseen' }, t('settings.title')),
    ),
    title: t('settings.title'),
    class: 'quiet settings-button',
    body: () => [
      choice('language', [
        { value: 'auto', label: t('language.auto') },
        ...languages.map(({ tag, name }) => ({ value: tag, label: name, lang: tag })),
      ]),
      named('theme', ['auto', 'light', 'dark']),
      flag('romajiNames', saysRomaji(), settings.plain),
      flag('plain'),
      flag('indices'),
      flag('keepMatches'),
      whenWorded(() => [named('level', levels), more()]),
    ],
  });
}

/**
 * Draws something that needs words which are loaded later. Its space is reserved, so that no switch moves when it
 * appears.
 * @param {() => any} draw
 */
function whenWorded(draw) {
  const place = h('div', { class: 'settings-more' });
  const fill = () => refill(place, draw());
  if (hasWord('settings.level')) fill();
  else needWords('more').then(fill, fill);
  return place;
}
