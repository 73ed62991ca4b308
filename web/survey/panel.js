// @ts-check
// Many games at once: whose decisions, the progress with its end, what could not be read, and what it comes to.

import { TooLarge } from '../engine/bounded.js';
import { h, refill } from '../lib/dom.js';
import { outcome } from '../controls/outcome.js';
import { cutJudged } from '../game/cut.js';
import { faultText, number, t } from '../words/index.js';
import { practiseFold } from '../review/practise.js';
import { allJson, gamesCsv } from './export.js';
import { askAll } from './pool.js';
import { dealsOf } from './practise.js';
import { results } from './results.js';
import { createSums, worstEach } from './sums.js';

/** @typedef {import('./sums.js').Sums} Sums */
/** @typedef {import('./sums.js').Worst} Worst */

/** So many files are looked into for who plays. */
const samples = 24;
const mostNames = 40;
/** The page names no more files that could not be read, or are not whole. */
const mostNamed = 200;
/** How often the progress is drawn, in milliseconds. */
const beat = 200;

/** @param {{open: (file: File, at: {deal: number, step: number, seat: number}) => void, left: () => void}} actions */
export function surveyPanel({ open, left }) {
  /** @type {readonly File[]} */ let files = [];
  /** @type {[string, number][]} */ let names = [];
  let looked = 0;
  let who = '';
  /** @type {AbortController | null} */ let running = null;
  /** @type {Sums | null} */ let sums = null;
  let seconds = 0;
  let seen = 0; // files that were gone through
  /** @type {import('./search.js').SearchPanel | null} */ let search = null;
  const searching = h('details', { class: 'survey-search', ontoggle: openSearch });
  const bar = h('progress', { class: 'review-progress', max: 1, value: 0, 'aria-label': t('survey.title') });
  const count = h('p', { class: 'quiet-text', role: 'status' });
  const head = h('div', { class: 'survey-head' });
  const body = h('div', { class: 'survey-body' });
  const result = outcome();
  const element = h(
    'section',
    { class: 'survey', 'aria-label': t('survey.title') },
    h('h2', {}, t('survey.title')),
    head,
    ...result.elements,
    searching,
    body,
  );
  refill(searching, h('summary', { data: { key: 'survey-search' } }, h('h3', {}, t('search.title'))));

  /** @param {string} word @param {() => void} onclick @param {Record<string, any>} [more] */
  const button = (word, onclick, more = {}) =>
    h('button', { type: 'button', class: 'button', onclick, data: { key: `survey-${word}` }, ...more }, label(word));
  /** @param {string} word */
  const label = (word) => (word === 'csv' || word === 'json' ? word.toUpperCase() : t(`survey.${word}`));

  /** @param {readonly File[]} chosen */
  async function begin(chosen) {
    running?.abort();
    files = chosen;
    sums = null;
    names = [];
    who = '';
    await look();
    draw();
    if (searching.open) await search?.changed();
  }

  /** Fetches the search when it is first opened. */
  async function openSearch() {
    if (!searching.open || running) return;
    search ??= await fetchSearch();
    await search?.prepare();
  }

  async function fetchSearch() {
    const place = h('p', { class: 'quiet-text', role: 'status' }, t('page.fetching'));
    searching.append(place);
    try {
      const { searchPanel } = await import('./search.js');
      search ??= searchPanel({ files: () => files, who: () => who, open, show: () => (searching.open = true) });
      place.replaceWith(search.element);
      return search;
    } catch (error) {
      place.textContent = `${t('page.notFetched')} ${error}`;
      searching.ontoggle = () => place.remove();
      return null;
    }
  }

  /** Who plays in some of the files, the most frequent first. */
  async function look() {
    const some = files.filter((_, index) => index % Math.ceil(files.length / samples) === 0);
    /** @type {Map<string, number>} */ const found = new Map();
    const looking = (running = new AbortController());
    looked = 0;
    bar.value = 0;
    count.textContent = t('survey.looking');
    draw();
    await askAll(
      some,
      { names: true },
      (_, { value }) => {
        looked += 1;
        for (const name of new Set(value?.players ?? [])) if (name) found.set(name, (found.get(name) ?? 0) + 1);
      },
      looking.signal,
    );
    if (running !== looking) return;
    running = null;
    names = [...found].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0])).slice(0, mostNames);
    // A player who is in most of the files, and more often than any other, is taken for the user.
    if (names.length && names[0][1] > looked / 2 && names[0][1] > (names[1]?.[1] ?? 0)) who = names[0][0];
  }

  async function review() {
    const found = createSums();
    const reviewing = (running = new AbortController());
    const began = performance.now();
    let drawn = 0;
    seen = 0;
    sums = null;
    bar.value = 0;
    count.textContent = t('survey.progress', { done: 0, all: files.length, deals: 0 });
    draw();
    /** @type {import('./searcher.js').Reviewed[]} */ const indexed = [];
    await askAll(
      files,
      { worst: worstEach, index: true, ...(who ? { player: who } : {}) },
      (index, { value, error }) => {
        if (value?.index) {
          const { index: facts, date, players } = value;
          indexed.push({ file: files[index], value: { index: facts, date, players } });
        }
        if (value) found.add(index, files[index], value);
        else found.bad.push({ name: files[index].name, error });
        seen += 1;
        if (performance.now() - drawn < beat) return;
        drawn = performance.now();
        bar.value = seen / files.length;
        count.textContent = t('survey.progress', { done: seen, all: files.length, deals: found.deals });
      },
      reviewing.signal,
    );
    if (running !== reviewing) return;
    running = null;
    sums = found.finish();
    seconds = (performance.now() - began) / 1000;
    draw();
    search ??= await fetchSearch();
    if (!search) return;
    body.append(search.figures);
    await search.reviewed(indexed);
  }

  function draw() {
    searching.hidden = running !== null;
    if (running) {
      refill(
        head,
        bar,
        count,
        button('stop', () => running?.abort()),
      );
      refill(body);
      return;
    }
    refill(
      head,
      h('p', {}, t('survey.count', { n: files.length })),
      whose(),
      h(
        'div',
        { class: 'button-row' },
        button(sums ? 'again' : 'start', review, { class: sums ? 'button' : 'button is-main' }),
        button('clear', () => {
          running?.abort();
          search?.stop();
          left();
        }),
        sums?.games.length ? button('csv', () => result.save('games.csv', gamesCsv(/** @type {Sums} */ (sums)))) : null,
        sums?.games.length
          ? button('json', () => result.save('games.json', allJson(/** @type {Sums} */ (sums), files, why)))
          : null,
      ),
      sums ? outcomeLines(sums) : null,
      sums?.worst.length ? practiseFold(() => dealsOf(/** @type {Sums} */ (sums).worst, files)) : null,
    );
    refill(body, sums?.games.length ? results(sums, files, (one) => show(one)) : null, search?.figures);
  }

  /** @param {Worst} one */
  const show = ({ file, deal, move }) => open(files[file], { deal, step: move.step - 1, seat: move.chair });

  function whose() {
    return h(
      'label',
      { class: 'field-label' },
      h('span', {}, t('survey.who')),
      h(
        'select',
        {
          data: { key: 'survey-who' },
          onchange: (event) => {
            who = event.target.value;
            if (searching.open) void search?.changed();
          },
        },
        h('option', { value: '', selected: who === '' }, t('survey.everybody')),
        names.map(([name, n]) =>
          h('option', { value: name, selected: who === name }, t('survey.whoCount', { who: name, n, of: looked })),
        ),
      ),
    );
  }

  /** @param {Sums} found */
  function outcomeLines({ games, deals, absent, bad }) {
    return [
      h(
        'p',
        { role: 'status' },
        seen < files.length ? `${t('survey.stopped', { done: seen, all: files.length })} ` : '',
        games.length
          ? t('survey.done', { games: games.length, deals, seconds: number(Math.round(seconds * 10) / 10) })
          : t('survey.none'),
        absent ? ` ${t('survey.absent', { n: absent, who })}` : '',
      ),
      named('bad', bad, ({ error }) => why(error)),
      named(
        'cut',
        games.filter(({ cut }) => cut),
        ({ cut }) => (cut ? cutJudged(cut) : ''),
      ),
    ];
  }

  /**
   * Files by name, and what is said of each.
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

  return { element, begin };
}

/** @param {any} error */
function why(error) {
  if (error instanceof TooLarge) return t('replay.tooLarge');
  if (error?.code) {
    const { text, english } = faultText(error);
    return [text, english].filter(Boolean).join(': ');
  }
  return t('replay.notText');
}
