// @ts-check
// The review of many games on screen: the progress while it runs; before and after it whose decisions are reviewed, the
// buttons, what was read, and the figures.

import { TooLarge } from '../engine/bounded.js';
import { h, refill } from '../lib/dom.js';
import { outcome } from '../controls/outcome.js';
import { cutJudged } from '../game/cut.js';
import { faultText, number, t } from '../words/index.js';
import { practiseFold } from '../review/practise.js';
import { results } from './results.js';

/** @typedef {import('./sums.js').Sums} Sums */
/** @typedef {import('./sums.js').Worst} Worst */
/**
 * What the person does.
 * @typedef {object} Acts
 * @property {() => void} review
 * @property {() => void} stop
 * @property {() => void} clear
 * @property {() => void} saveCsv
 * @property {() => void} saveJson
 * @property {(who: string) => void} choose the player whose decisions are reviewed, '' for all players
 * @property {(one: Worst) => void} open
 * @property {Parameters<typeof practiseFold>[0]} places the deals to make problems of
 * @property {() => void} toggleSearch
 */
/**
 * @typedef {object} Shown
 * @property {readonly File[]} files
 * @property {[name: string, files: number][]} names who plays
 * @property {number} looked how many files were searched for names
 * @property {string} who
 * @property {Sums | null} sums of a review
 * @property {number} seen how many files it read
 * @property {number} seconds it took
 * @property {HTMLElement | null} figures of the search
 */

/** How many files the page names at most that could not be read, or are incomplete. */
const mostNamed = 200;

export class SurveyPage {
  #acts;
  #bar = h('progress', { class: 'review-progress', max: 1, value: 0, 'aria-label': t('survey.title') });
  #count = h('p', { class: 'quiet-text', role: 'status' });
  #head = h('div', { class: 'survey-head' });
  #body = h('div', { class: 'survey-body' });
  /** Counts drawings: results that are still being drawn end with the next one. */ #drawing = 0;
  result = outcome();

  /** @param {Acts} acts */
  constructor(acts) {
    this.#acts = acts;
    this.searching = h(
      'details',
      { class: 'survey-search', ontoggle: acts.toggleSearch },
      h('summary', { data: { key: 'survey-search' } }, h('h3', {}, t('search.title'))),
    );
    this.element = h(
      'section',
      { class: 'survey', 'aria-label': t('survey.title') },
      h('h2', {}, t('survey.title')),
      this.#head,
      ...this.result.elements,
      this.searching,
      this.#body,
    );
  }

  /** Files are being read. @param {string} words */
  drawRunning(words) {
    this.#drawing += 1;
    this.searching.hidden = true;
    this.progress(0, words);
    refill(this.#head, this.#bar, this.#count, button('stop', this.#acts.stop));
    refill(this.#body);
  }

  /** @param {number} part of the files that were read @param {string} words */
  progress(part, words) {
    this.#bar.value = part;
    this.#count.textContent = words;
  }

  /** Nothing is under way. Resolves when all results are on screen. @param {Shown} shown */
  async draw(shown) {
    const drawing = (this.#drawing += 1);
    const { files, sums, figures } = shown;
    const acts = this.#acts;
    const reviewed = sums?.games.length;
    this.searching.hidden = false;
    refill(
      this.#head,
      h('p', {}, t('survey.count', { n: files.length })),
      whoSelect(shown, acts.choose),
      h(
        'div',
        { class: 'button-row' },
        button(sums ? 'again' : 'start', acts.review, { class: sums ? 'button' : 'button is-main' }),
        button('clear', acts.clear),
        reviewed ? button('csv', acts.saveCsv) : null,
        reviewed ? button('json', acts.saveJson) : null,
      ),
      sums ? outcomeLines(sums, shown) : null,
      sums?.worst.length ? practiseFold(acts.places) : null,
    );
    const shownResults = sums && reviewed ? results(sums, files, acts.open) : null;
    refill(this.#body, shownResults?.elements, figures);
    await shownResults?.fill(() => drawing !== this.#drawing);
  }

  /** The figures of the search, below those of the review. @param {HTMLElement} figures */
  append(figures) {
    this.#body.append(figures);
  }
}

/** @param {string} word @param {() => void} onclick @param {Record<string, any>} [more] */
const button = (word, onclick, more = {}) =>
  h(
    'button',
    { type: 'button', class: 'button', onclick, data: { key: `survey-${word}` }, ...more },
    word === 'csv' || word === 'json' ? word.toUpperCase() : t(`survey.${word}`),
  );

/** @param {Shown} shown @param {(who: string) => void} choose */
const whoSelect = ({ names, looked, who }, choose) =>
  h(
    'label',
    { class: 'field-label' },
    h('span', {}, t('survey.who')),
    h(
      'select',
      { data: { key: 'survey-who' }, onchange: (event) => choose(event.target.value) },
      h('option', { value: '', selected: who === '' }, t('survey.everybody')),
      names.map(([name, n]) =>
        h('option', { value: name, selected: who === name }, t('survey.whoCount', { who: name, n, of: looked })),
      ),
    ),
  );

/** What was read and what was not. @param {Sums} sums @param {Shown} shown */
const outcomeLines = ({ games, deals, absent, bad, level }, { files, seen, seconds, who }) => [
  h(
    'p',
    { role: 'status' },
    seen < files.length ? `${t('survey.stopped', { done: seen, all: files.length })} ` : '',
    games.length
      ? t('survey.done', { games: games.length, deals, seconds: number(Math.round(seconds * 10) / 10) })
      : t('survey.none'),
    absent ? ` ${t('survey.absent', { n: absent, who })}` : '',
  ),
  games.length ? h('p', { class: 'quiet-text' }, `${t('settings.level')}: ${t(`level.${level ?? 'usual'}`)}`) : null,
  named('bad', bad, ({ error }) => why(error)),
  named(
    'cut',
    games.filter(({ cut }) => cut),
    ({ cut }) => (cut ? cutJudged(cut) : ''),
  ),
];

/**
 * A list of files, with a sentence about each.
 * @template {{name: string}} T
 * @param {'bad' | 'cut'} word
 * @param {T[]} list
 * @param {(one: T) => string} said
 */
const named = (word, list, said) =>
  list.length
    ? h(
        'details',
        { class: 'survey-bad', data: { key: `survey-${word}` } },
        h('summary', {}, t(`survey.${word}`, { n: list.length })),
        h(
          'ul',
          {},
          list.slice(0, mostNamed).map((one) => h('li', {}, h('bdi', {}, one.name), ': ', said(one))),
        ),
      )
    : null;

/** Why a file could not be read. @param {any} error */
export function why(error) {
  if (error instanceof TooLarge) return t('replay.tooLarge');
  if (error?.code) {
    const { text, english } = faultText(error);
    return [text, english].filter(Boolean).join(': ');
  }
  return t('replay.notText');
}
