// @ts-check
// The form that chooses what the code shows, and how.

import { h } from '../lib/dom.js';
import { languages, t } from '../words/index.js';

/** @import { Kind } from './code.js' */

/** @typedef {{kind: string, compact: string, size: string, theme: string, language: string, site: string}} Chosen */
/** @typedef {(name: keyof Chosen, value: string) => void} Choose */

const sizes = ['', '20', '24', '40', '48'];

/**
 * @param {Chosen} chosen
 * @param {object} page
 * @param {Kind} page.kind of the element
 * @param {boolean} page.game whether a replay is open
 * @param {boolean} page.empty whether there is neither a hand nor a replay
 * @param {Choose} choose
 */
export function embedForm(chosen, { kind, game, empty }, choose) {
  /** @param {keyof Chosen} name @param {string} word @param {string[][]} options */
  const select = (name, word, options) =>
    h(
      'label',
      { class: 'choice' },
      h('span', {}, t(word)),
      h(
        'select',
        { data: { key: name }, onchange: (event) => choose(name, event.target.value) },
        options.map(([value, label]) =>
          h('option', { value, selected: (name === 'kind' ? kind : chosen[name]) === value }, label),
        ),
      ),
    );
  return [
    select('kind', 'embed.kind', [
      ['hand', t('embed.hand')],
      ['score', t('embed.score')],
      ...(game ? [['replay', t('embed.replay')]] : []),
      ['problem', t('embed.problem')],
      ['lesson', t('embed.lesson')],
    ]),
    kind === 'problem' ? h('p', { class: 'quiet-text' }, t('embed.problemSample')) : null,
    kind === 'score'
      ? select('compact', 'embed.form', [
          ['', t('embed.form.full')],
          ['1', t('embed.form.compact')],
        ])
      : null,
    kind === 'problem' || kind === 'lesson'
      ? null
      : select(
          'size',
          'embed.size',
          sizes.map((size) => [size, size ? `${size} px` : '32 px']),
        ),
    select(
      'theme',
      'embed.theme',
      ['auto', 'light', 'dark'].map((theme) => [theme, t(`theme.${theme}`)]),
    ),
    select('language', 'settings.language', [
      ['auto', t('language.auto')],
      ...languages.map(({ tag, name }) => [tag, name]),
    ]),
    h(
      'label',
      { class: 'choice' },
      h('span', {}, t('embed.where')),
      h('input', {
        type: 'url',
        value: chosen.site,
        data: { key: 'site' },
        onchange: (event) => choose('site', event.target.value.replace(/\/*$/, '/')),
      }),
    ),
    empty && kind !== 'problem' && kind !== 'lesson' ? h('p', { class: 'quiet-text' }, t('embed.empty')) : null,
  ];
}
