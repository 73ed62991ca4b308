// @ts-check
// The code for other sites: its purpose, the code, and a button that copies it.

import { h } from '../lib/dom.js';
import { wikiCode } from '../share/wiki.js';
import { t } from '../words/index.js';
import { commonCode, elementCode, frameCode, widgetCode } from './code.js';
import api from './recipes/api.txt';
import gadget from './recipes/gadget.txt';
import templateProblem from '../problems/template-problem.txt';
import templateHand from './recipes/template-hand.txt';
import templateLesson from './recipes/template-lesson.txt';
import templateReplay from './recipes/template-replay.txt';
import templateScore from './recipes/template-score.txt';

/** @import { Kind, Values } from './code.js' */
/** @typedef {(text: string) => void} Copy */

const templates = {
  hand: templateHand,
  score: templateScore,
  replay: templateReplay,
  problem: templateProblem,
  lesson: templateLesson,
};

/**
 * The recipes by tab.
 * @param {string} site
 * @param {Kind} kind
 * @param {Values} values
 * @param {number} height of the frame
 * @param {Copy} copy
 */
export const recipes = (site, kind, values, height, copy) => ({
  wiki: [
    recipe('wiki', wikiCode(kind, values), copy),
    template(copy),
    common(site, copy),
    recipe('widget', widgetCode(site), copy),
  ],
  blog: [recipe('element', elementCode(site, kind, values), copy), recipe('api', api, copy)],
  frame: [recipe('iframe', frameCode(site, kind, values, height), copy)],
});

/** @param {string} word @param {any[]} parts */
const section = (word, ...parts) =>
  h(
    'section',
    { class: 'recipe' },
    h('h2', {}, t(`embed.${word}`)),
    h('p', { class: 'quiet-text' }, t(`embed.${word}Why`)),
    parts,
  );

/** @param {string} word @param {string} text @param {Copy} copy */
const recipe = (word, text, copy) => section(word, block(word, text, copy));

/** @param {Copy} copy */
const template = (copy) =>
  section(
    'template',
    Object.entries(templates).map(([name, text]) => [
      h('h3', {}, `Template:Mj ${name}`),
      block(`template-${name}`, text, copy, `Template:Mj ${name}`),
    ]),
  );

/** @param {string} site @param {Copy} copy */
const common = (site, copy) =>
  section(
    'common',
    block('common', commonCode(site), copy),
    h('h3', {}, t('embed.gadget')),
    block('gadget', gadget, copy),
  );

/** @param {string} key @param {string} text @param {Copy} copy @param {string} [name] for screen readers */
const block = (key, text, copy, name = t(`embed.${key}`)) =>
  h(
    'div',
    { class: 'recipe-code' },
    h('pre', { tabindex: 0, role: 'region', 'aria-label': name, data: { code: key } }, h('code', {}, text.trim())),
    h(
      'button',
      {
        type: 'button',
        class: 'button',
        data: { key: `copy-${key}` },
        'aria-label': `${t('embed.copy')}: ${name}`,
        onclick: () => copy(text.trim()),
      },
      t('embed.copy'),
    ),
  );
