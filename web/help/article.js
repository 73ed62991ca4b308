// @ts-check
// The help as elements: sections of paragraphs, lists and tables. Glossary and options of rule sets are filled in
// from their definitions.

import { h } from '../lib/dom.js';
import { t } from '../words/index.js';
import { carriedLicences } from '../engine/source.js';
import { optionName, shownValue } from '../controls/option-words.js';
import { glossary } from '../teach/terms.js';

/** @import { Option, Ruleset, Tehai } from '../engine/core.d.ts' */

/** @import { HelpPart, HelpSection } from '../words/index.js' */

/**
 * @param {HelpSection[]} sections
 * @param {Tehai | null} core null until the module has loaded
 * @param {(id: string) => any} picture returns the picture of a chapter
 */
export function article(sections, core, picture) {
  return [
    h('input', {
      type: 'search',
      class: 'fan-search help-search',
      data: { key: 'help-search', answer: 'skip.search' },
      placeholder: t('help.search'),
      'aria-label': t('help.search'),
      oninput: (event) => sift(event.target.closest('.help-body'), event.target.value),
    }),
    h('p', { class: 'quiet-text help-none', role: 'status', hidden: true }, t('help.none')),
    h(
      'nav',
      { class: 'help-contents', 'aria-label': t('help.title') },
      sections.map(({ id, title }) => wayTo(id, title)),
    ),
    sections.map(({ id, title, parts }) =>
      h(
        'section',
        {},
        h('h2', { id: `help-${id}`, tabindex: -1 }, title),
        parts.map((part) => drawn(part, core)),
        picture(id),
      ),
    ),
    licences(),
  ];
}

/** A line of the contents. @param {string} id of a chapter @param {string} title */
export const wayTo = (id, title) => h('button', { type: 'button', class: 'button', onclick: () => jump(id) }, title);

/** The parts of a chapter that are searched and hidden one by one. */
const pieces =
  'section > p, section > .terms-list > div, .bullets > li, tbody > tr, .help-pictures > figure, .fan-list > li';

/**
 * Shows the chapters that contain every word of the query, and within them only the parts that contain all, if some
 * do.
 * @param {HTMLElement} body
 * @param {string} asked
 */
function sift(body, asked) {
  const words = asked.toLowerCase().split(/\s+/).filter(Boolean);
  /** @param {Element} element */
  const holds = (element) => words.every((word) => (element.textContent ?? '').toLowerCase().includes(word));
  let found = false;
  for (const section of body.querySelectorAll('section')) {
    section.hidden = !holds(section);
    found ||= !section.hidden;
    const list = [.../** @type {NodeListOf<HTMLElement>} */ (section.querySelectorAll(pieces))];
    const some = list.some(holds);
    for (const piece of list) piece.hidden = some && words.length > 0 && !holds(piece);
  }
  const none = /** @type {HTMLElement} */ (body.querySelector('.help-none'));
  none.hidden = found;
}

/** The licences: a file of the site, or text in a single-file page. */
function licences() {
  const carried = carriedLicences();
  if (!carried) return h('p', { class: 'licences' }, h('a', { href: 'LICENSES.txt' }, t('help.licences')));
  return h('details', { class: 'licences' }, h('summary', {}, t('help.licences')), h('pre', {}, carried));
}

/** @param {string} id */
function jump(id) {
  const heading = document.getElementById(`help-${id}`);
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}

/** @param {HelpPart} part @param {Tehai | null} core */
function drawn(part, core) {
  if (typeof part === 'string') return h('p', {}, inline(part));
  if ('list' in part)
    return h(
      'ul',
      { class: 'bullets' },
      part.list.map((item) => h('li', {}, inline(item))),
    );
  if ('terms' in part)
    return h(
      'dl',
      { class: 'terms-list' },
      glossary.map((id) => h('div', {}, h('dt', {}, t(`term.${id}`)), h('dd', {}, t(`gloss.${id}`)))),
    );
  if ('rulesets' in part) return core ? rulesTable(core.rulesets({})) : h('p', {}, t('page.waiting'));
  return table(
    part.head,
    part.rows.map((row) => row.map(inline)),
  );
}

/** @param {string[]} head @param {any[][]} rows */
function table(head, rows) {
  return h(
    'div',
    { class: 'table-scroll', tabindex: 0, role: 'region', 'aria-label': head.filter(Boolean).join(', ') },
    h(
      'table',
      { class: 'help-table' },
      h(
        'thead',
        {},
        h(
          'tr',
          {},
          head.map((cell) => (cell ? h('th', { scope: 'col' }, cell) : h('td', {}))),
        ),
      ),
      h(
        'tbody',
        {},
        rows.map(([first, ...cells]) =>
          h(
            'tr',
            {},
            h('th', { scope: 'row' }, first),
            cells.map((cell) => h('td', {}, cell)),
          ),
        ),
      ),
    ),
  );
}

/** Text between backticks is code. @param {string} text */
const inline = (text) => text.split('`').map((piece, index) => (index % 2 ? h('code', {}, piece) : piece));

/**
 * A table of the options, one row per option and one column per riichi rule set, from the module.
 * @param {Ruleset[]} list
 */
function rulesTable(list) {
  const sets = list.filter(({ family }) => family === 'riichi');
  const keys = [...new Set(sets.flatMap(({ options }) => options.map(({ key }) => key)))];
  /** @param {Ruleset} set @param {string} key */
  const of = (set, key) => set.options.find((option) => option.key === key);
  /** @param {Option | undefined} option */
  const cell = (option) => (option ? `${shownValue(option.default, option.key)}${option.confirmed ? '' : ' ?'}` : '–');
  /** @param {string} key */
  const name = (key) => {
    const option = sets.map((set) => of(set, key)).find(Boolean);
    return option ? optionName(option) : key;
  };
  if (!sets.length) return null;
  return table(
    [t('rules.options'), ...sets.map(({ id }) => t(`ruleset.${id}`).replace(/^[^:：]*[:：]\s*/, ''))],
    keys.map((key) => [name(key), ...sets.map((set) => cell(of(set, key)))]),
  );
}
