// @ts-check
// The code that shows the page's hand or replay on another site. Only here and in wiki.js does a user's text become
// HTML or wikitext, so it is escaped here and there.

import { writeWords } from '../elements/attributes.js';
import { initial } from '../state/model.js';
import { compact } from '../tiles/code.js';
import common from './recipes/common.txt';
import widget from './recipes/widget.txt';
import { lessonText } from './lesson-editor.js';
import { sampleProblem } from './sample-problem.js';

/** @typedef {import('../share/wiki.js').Kind} Kind */
/** @typedef {import('../share/wiki.js').Values} Values */

/**
 * The attributes of an element for a state.
 * @param {Kind} kind
 * @param {import('../state/model.js').State} state
 * @param {{size: string, theme: string, language: string, compact?: string}} look "" or "auto" for no attribute
 * @param {string} [replay] the text of the game
 * @returns {Values}
 */
export function valuesOf(kind, state, { size, theme, language, compact: short = '' }, replay = '') {
  const { deal = 0, step = 0, seat = 0 } = state.replay ?? {};
  const own = {
    hand: () => ({ text: state.text, dialect: state.dialect }),
    score: () => ({
      text: state.text,
      dialect: state.dialect,
      rules: state.ruleset,
      options: writeWords(state.options),
      situation: writeWords(state.situation),
      indicators: compact(state.indicators),
      'ura-indicators': compact(state.uraIndicators),
      compact: short,
    }),
    replay: () => ({ text: replay, deal: String(deal), step: String(step), seat: String(seat) }),
    problem: () => ({ text: sampleProblem }),
    lesson: () => ({ text: lessonText() }),
  }[kind]();
  const all = { ...own, size: kind === 'problem' || kind === 'lesson' ? '' : size, theme, language };
  return Object.fromEntries(
    Object.entries(all).filter(
      ([name, value]) =>
        value && value !== 'auto' && !(name === 'dialect' && value === initial.dialect) && value !== '0',
    ),
  );
}

/** @param {string} text */
const lines = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** @param {string} text */
const html = (text) => lines(text).replace(/\n/g, '&#10;');

/** @param {Kind} kind @param {Values} values */
const hashOf = (kind, values) =>
  `#${kind}${Object.entries(values)
    .map(([name, value]) => `&${name}=${encodeURIComponent(value)}`)
    .join('')}`;

/**
 * The address of the frame.
 * @param {string} site ends in a slash
 * @param {Kind} kind
 * @param {Values} values
 */
export const frameAddress = (site, kind, values) => `${site}embed.html${hashOf(kind, values)}`;

/** @param {string} site @param {Kind} kind @param {Values} values @param {number} height */
export const frameCode = (site, kind, values, height) =>
  `<iframe src="${html(frameAddress(site, kind, values))}" width="470" height="${height}" ` +
  'sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox" loading="lazy" ' +
  'style="border:0;max-width:100%" title="Mahjong"></iframe>';

/** @param {string} site @param {Kind} kind @param {Values} values */
export function elementCode(site, kind, values) {
  const { text, ...others } = values;
  const written = Object.entries(others)
    .map(([name, value]) => ` ${name}="${html(value)}"`)
    .join('');
  const script = `<script src="${html(site)}elements.js" defer></script>\n`;
  if (kind === 'replay')
    return `${script}<mahjong-replay${written} text="${html(text ?? '')}">A replay</mahjong-replay>`;
  // Without scripts the text of a lesson stays readable.
  if (kind === 'lesson')
    return `${script}<mahjong-lesson${written}>\n<pre>${lines(text ?? '')}</pre>\n</mahjong-lesson>`;
  if (kind === 'problem')
    return `${script}<mahjong-problem${written} text="${html(text ?? '')}">A problem</mahjong-problem>`;
  return `${script}<mahjong-${kind} text="${html(text ?? '')}"${written}>${html(text ?? '')}</mahjong-${kind}>`;
}

/** @param {string} recipe @param {string} site */
const placed = (recipe, site) => recipe.trim().replaceAll('SITE/', site);

/** @param {string} site */
export const commonCode = (site) => placed(common, site);

/** @param {string} site */
export const widgetCode = (site) => placed(widget, site);
