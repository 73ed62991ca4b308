// @ts-check
// The search in many games: a field for the question with frequent ones below it, a picker for shapes, all terms, what
// was found, and how often each kind of mistake was made.

import { fold, h, refill } from '../lib/dom.js';
import { rovingTabindex } from '../lib/roving-tabindex.js';
import { faultText, number, t } from '../words/index.js';
import { createSearcher, keyed } from './searcher.js';
import { forgetIndexes } from './saved-indexes.js';
import { frequent, joined } from './search-chips.js';
import { mistakeFigures } from './search-figures.js';
import { countLine, placeButton } from './search-results.js';
import { shapePicker } from './search-shape.js';
import { adoptSearchStyles } from './styles.js';

/** @import { SearchAskValue, SearchPlace, SearchTermsValue } from '../engine/core.d.ts' */

/** So many places are shown at a time. */
const page = 30;

/**
 * @param {object} given
 * @param {() => readonly File[]} given.files
 * @param {() => string} given.who whose deals, '' for all players
 * @param {(file: File, at: {deal: number, step: number, seat: number}) => void} given.open
 * @param {() => void} given.show unfolds the search
 */
export function searchPanel({ files, who, open, show }) {
  adoptSearchStyles();
  const searcher = createSearcher();
  /** @type {AbortController | null} */ let making = null;
  /** @type {Promise<void> | null} */ let ready = null;
  /** @type {Map<string, File>} */ let byKey = new Map();
  let asked = 0;
  const bar = h('progress', { class: 'review-progress', max: 1, value: 0, 'aria-label': t('search.making') });
  const status = h('p', { class: 'quiet-text', role: 'status' });
  const field = h('input', {
    type: 'text',
    class: 'search-field',
    maxlength: 1000,
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    'aria-describedby': 'search-fault',
    data: { key: 'search-field' },
  });
  const fault = h('p', { id: 'search-fault', class: 'note search-fault', role: 'alert', hidden: true });
  const found = h('div', { class: 'search-found' });
  const figures = h('div', {});
  const chips = h(
    'div',
    { class: 'chips', role: 'toolbar', 'aria-label': t('search.frequent') },
    frequent.map(([word, question]) =>
      h(
        'button',
        {
          type: 'button',
          class: 'chip',
          title: question,
          data: { key: `search-${word}` },
          onclick: () => look(question),
        },
        t(`search.chip.${word}`),
      ),
    ),
  );
  rovingTabindex(chips, 'button')();
  const form = h(
    'form',
    {
      class: 'search-form',
      onsubmit: (event) => {
        event.preventDefault();
        void run();
      },
    },
    h('label', { class: 'field-label' }, h('span', {}, t('search.question')), field),
    h('button', { type: 'submit', class: 'button is-main', data: { key: 'search-run' } }, t('search.run')),
  );
  const element = h(
    'div',
    { class: 'search' },
    bar,
    status,
    form,
    fault,
    chips,
    fold('search-shape', t('search.shape'), () => shapePicker((term) => put(joined(field.value, term)))),
    fold('search-terms', t('search.terms'), termList),
    found,
    h('p', { class: 'quiet-text' }, t('search.saved')),
    h(
      'button',
      { type: 'button', class: 'button', data: { key: 'search-forget' }, onclick: forget },
      t('search.forget'),
    ),
  );

  /** @param {string} question */
  function put(question) {
    field.value = question;
    field.focus();
  }

  /** @param {string} question */
  function look(question) {
    field.value = question;
    void run();
  }

  /** The decisions with a kind of mistake, which stand apart from the figures. @param {string} id */
  function lookAt(id) {
    show();
    look(`mistake:${id}`);
    field.focus();
  }

  async function forget() {
    await forgetIndexes();
    status.textContent = t('search.forgotten');
  }

  /** Makes the indexes that are missing, once. */
  function prepare() {
    ready ??= make().catch((error) => {
      ready = null;
      if (!making?.signal.aborted) status.textContent = t('search.failed', { why: String(error.message ?? error) });
    });
    return ready;
  }

  async function make() {
    const own = (making = new AbortController());
    const chosen = files();
    byKey = keyed(chosen);
    bar.hidden = false;
    const began = performance.now();
    const bad = await searcher.index(
      chosen,
      (done) => {
        bar.value = done / chosen.length;
        status.textContent = t('search.progress', { done: number(done), all: number(chosen.length) });
      },
      own.signal,
    );
    if (own.signal.aborted) return;
    bar.hidden = true;
    const seconds = number(Math.round((performance.now() - began) / 100) / 10);
    status.textContent = [t('search.ready', { n: searcher.size(), seconds }), bad ? t('survey.bad', { n: bad }) : '']
      .filter(Boolean)
      .join(' ');
    await drawFigures();
  }

  const player = () => (who() ? { player: who() } : {});

  async function run() {
    const question = field.value;
    const turn = (asked += 1);
    fault.hidden = true;
    field.removeAttribute('aria-invalid');
    await prepare();
    const began = performance.now();
    try {
      const answer = await searcher.ask({ question, most: page, ...player() });
      if (turn === asked) drawFound(answer, question, performance.now() - began);
    } catch (error) {
      if (turn === asked) drawFault(/** @type {any} */ (error));
    }
  }

  /** Shows what is wrong, and marks where. @param {any} error */
  function drawFault(error) {
    const { text, english } = faultText(error);
    const { start, end } = error;
    const marked = Number.isInteger(start) && Number.isInteger(end);
    fault.hidden = false;
    field.setAttribute('aria-invalid', 'true');
    refill(
      fault,
      h('span', {}, [text, english].filter(Boolean).join(' ')),
      marked
        ? h(
            'code',
            {},
            field.value.slice(0, start),
            h('mark', {}, field.value.slice(start, Math.max(end, start + 1)) || '␣'),
            field.value.slice(Math.max(end, start + 1)),
          )
        : null,
    );
    refill(found);
    if (marked) field.setSelectionRange(start, end);
  }

  /** @param {SearchAskValue} answer @param {string} question @param {number} took */
  function drawFound(answer, question, took) {
    const list = h('ol', { class: 'review-moments' }, answer.list.map(item));
    const more = h('div', { class: 'button-row' });
    refill(found, h('p', { role: 'status', class: 'search-count' }, countLine(answer, took)), list, more);
    next(answer.list.length);

    /** @param {number} shown */
    function next(shown) {
      refill(
        more,
        shown < answer.places
          ? h(
              'button',
              {
                type: 'button',
                class: 'button',
                data: { key: 'search-more' },
                onclick: async () => {
                  const further = await searcher.ask({ question, skip: shown, most: page, ...player() });
                  list.append(...further.list.map(item));
                  next(shown + further.list.length);
                },
              },
              t('search.more', { n: Math.min(page, answer.places - shown) }),
            )
          : null,
      );
    }
  }

  /** @param {SearchPlace} place */
  function item(place) {
    const file = byKey.get(place.key);
    const at = { deal: place.deal, step: place.step, seat: place.chair };
    return h(
      'li',
      {},
      placeButton(place, file?.name ?? '', () => file && open(file, at)),
    );
  }

  async function drawFigures() {
    if (!searcher.isReviewed(who())) {
      refill(figures);
      return;
    }
    const value = await searcher.figures(player());
    refill(
      figures,
      h('h3', {}, t('search.mistakes')),
      h('p', { class: 'quiet-text' }, t('search.mistake.about')),
      mistakeFigures(value, lookAt),
    );
  }

  /** The words that a question may have. */
  function termList() {
    const place = h('dl', { class: 'search-terms' });
    searcher.terms().then(
      (value) => refill(place, ...rows(value)),
      (error) => refill(place, h('dd', {}, String(error.message ?? error))),
    );
    return h('div', {}, h('p', { class: 'quiet-text' }, t('search.grammar')), place);
  }

  /** @param {SearchTermsValue} value */
  const rows = ({ terms }) =>
    terms.map(({ id, kind, words }) =>
      h(
        'div',
        {},
        h(
          'dt',
          {},
          h(
            'button',
            {
              type: 'button',
              class: 'chip',
              onclick: () => put(joined(field.value, id + (kind === 'flag' ? '' : ':'))),
            },
            h('code', {}, id + sample(kind)),
          ),
        ),
        h('dd', {}, t(`search.term.${id}`), words ? h('code', {}, ` ${words.join(' ')}`) : null),
      ),
    );

  /** @param {string} kind */
  const sample = (kind) =>
    ({ flag: '', number: '>=3', percent: '>=10%', tiles: ':34667p', word: ':…', date: '>=2026-03' })[kind] ?? '';

  return {
    element,
    /** How often each kind of mistake was made: empty before a review. */
    figures,
    prepare,
    /** Other files, or another player. */
    async changed() {
      making?.abort();
      ready = null;
      refill(found);
      await prepare();
    },
    /**
     * Takes the indexes of a review.
     * @param {readonly import('./searcher.js').Reviewed[]} list
     */
    async reviewed(list) {
      byKey = keyed(files());
      searcher.choose(files());
      await searcher.put(list.map(({ file, value }) => searcher.take(file, value, who())));
      await drawFigures();
    },
    stop() {
      making?.abort();
      searcher.stop();
    },
  };
}
/** @typedef {ReturnType<typeof searchPanel>} SearchPanel */
