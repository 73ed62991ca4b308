// @ts-check
// The text field: takes any notation, names its dialect, marks the place of an error and says in one line what was
// expected.

import { h, refill } from '../lib/dom.js';
import { attempt } from '../state/ask.js';
import { fanKey } from '../state/catalogue.js';
import { readLink } from '../state/link.js';
import { longestText } from '../state/model.js';
import { tileRow } from '../tiles/view.js';
import { isRefused } from '../engine/gate.js';
import { faultText, t } from '../words/index.js';

/** @import { Fault } from '../engine/core.d.ts' */
/** @import { Context } from '../state/context.js' */
/** @import { State } from '../state/model.js' */

const listDialects = /** @type {const} */ (['136', '34', '34-counts', 'tenhou']);
/** @param {string} text */
const isList = (text) => /^[\s\d,[\]-]+$/.test(text) && /\d/.test(text);

/** @param {import('../state/context.js').Context} context */
export function field(context) {
  const { store } = context;
  const marks = h('div', { class: 'field-marks', 'aria-hidden': 'true' });
  const input = h('input', {
    id: 'hand-text',
    type: 'text',
    class: 'field-input',
    placeholder: t('field.placeholder'),
    maxlength: longestText,
    autocomplete: 'off',
    autocapitalize: 'off',
    autocorrect: 'off',
    spellcheck: 'false',
    'aria-label': t('field.label'),
    'aria-describedby': 'hand-message',
    oninput: () => type(input.value),
    onscroll: () => {
      marks.scrollLeft = input.scrollLeft;
    },
    onpaste: paste,
  });
  const dialect = h('span', { class: 'field-dialect' });
  const message = h('div', { id: 'hand-message', class: 'message', role: 'status' });
  const element = h(
    'div',
    { class: 'field' },
    h('div', { class: 'field-line' }, marks, input),
    h('div', { class: 'field-notes' }, message, dialect),
  );
  let notice = '';
  context.onNotice((text) => {
    notice = text;
    message.classList.remove('is-fault');
    refill(message, h('p', {}, text));
  });

  /** @param {string} text */
  function type(text) {
    store.set({ text, dialect: isList(text) ? store.get().dialect : 'auto' });
  }

  /** @param {ClipboardEvent} event */
  function paste(event) {
    const text = event.clipboardData?.getData('text') ?? '';
    const at = text.indexOf('#v1&');
    const linked = at < 0 ? null : readLink(text.slice(at).trim());
    if (!linked && !/[\r\n\t]/.test(text)) return;
    event.preventDefault();
    if (linked) {
      store.open(linked);
      return;
    }
    const { selectionStart, selectionEnd, value } = input;
    type(
      (value.slice(0, selectionStart ?? 0) + text.trim().replace(/\s+/g, ' ') + value.slice(selectionEnd ?? 0)).slice(
        0,
        longestText,
      ),
    );
  }

  return {
    element,
    focus: () => input.focus(),
    /** @param {import('../state/model.js').State} state @param {import('../state/ask.js').Answer} answer */
    update(state, answer) {
      if (input.value !== state.text) input.value = state.text;
      const { fault } = answer;
      input.setAttribute('aria-invalid', String(Boolean(fault)));
      dialect.textContent =
        answer.dialect && state.text.trim() ? t('field.read', { dialect: t(`dialect.${answer.dialect}`) }) : '';
      refill(marks, fault ? marked(state.text, fault) : state.text);
      // Reading the height at once would force a layout.
      requestAnimationFrame(() => {
        marks.scrollLeft = input.scrollLeft;
      });
      message.classList.toggle('is-fault', Boolean(fault));
      if (fault) refill(message, faultLine(context, state, fault));
      else if (message.hasChildNodes()) refill(message);
      notice = '';
    },
    notice: () => notice,
  };
}

/**
 * The text with the faulty part marked; for a place between two characters the one before is marked.
 * @param {string} text
 * @param {import('../engine/core.d.ts').Fault} fault
 */
function marked(text, { start, end }) {
  if (start === undefined) return text;
  const from = Math.max(0, Math.min(start, text.length - (start === end ? 1 : 0)));
  const to = Math.max(from + 1, end ?? from);
  return [text.slice(0, from), h('mark', {}, text.slice(from, to) || ' '), text.slice(to)];
}

/**
 * The line while deferred functions of the module are loading, or if they could not be loaded.
 * @param {Context} context
 * @param {Fault} fault
 */
function missing({ core, again }, { code }) {
  if (code !== 'internal' || !core || !isRefused(core)) return null;
  return { text: t(again ? 'page.notFetched' : 'page.fetching'), english: '' };
}

/** @param {Context} context @param {State} state @param {Fault} fault */
function faultLine(context, state, fault) {
  if (isList(state.text) && state.dialect === 'auto') {
    const choices = [...suitFixes(context, state, fault), ...listChoices(context, state.text)];
    if (choices.length) return [h('p', {}, t('field.ambiguous')), h('div', { class: 'button-row' }, choices)];
  }
  const { text, english } = missing(context, fault) ?? faultText(fault, (key) => fanKey(key, state.ruleset));
  const fix = fixOf(context, state, fault);
  return [
    h(
      'p',
      {},
      text,
      text && english ? ' ' : '',
      text && english ? h('span', { lang: 'en', class: 'quiet-text' }, english) : english,
    ),
    fix ? fixButton(context, fix) : suitFixes(context, state, fault),
    fault.code === 'internal' && context.again
      ? h(
          'button',
          { type: 'button', class: 'button', data: { key: 'again' }, onclick: context.again },
          t('page.again'),
        )
      : null,
  ];
}

/**
 * A button that replaces the faulty part with its fix, and repeats that for the errors that follow.
 * @param {Context} context
 * @param {import('../state/model.js').State} state
 * @param {Fault | undefined} fault
 */
function fixOf(context, { text, dialect }, fault) {
  const before = text;
  for (let left = 20; left && fault?.hint !== undefined && fault.start !== undefined; left -= 1) {
    text = text.slice(0, fault.start) + fault.hint + text.slice(fault.end ?? fault.start);
    fault = attempt(() => context.engine().parse({ text, dialect })).fault;
  }
  return text === before ? null : text;
}

/** @param {Context} context @param {string} text */
const fixButton = (context, text) =>
  h(
    'button',
    {
      type: 'button',
      class: 'button fix',
      data: { key: 'fix', fix: text },
      onclick: () => {
        context.store.set({ text });
        document.getElementById('hand-text')?.focus();
      },
    },
    t('field.fix', { text }),
  );

/**
 * For numbers without a suit: the text with each suit that makes it valid.
 * @param {Context} context
 * @param {State} state
 * @param {Fault} fault
 */
function suitFixes(context, { text, dialect }, { code, start = text.length }) {
  const place = /^\s*\d+\s*$/.test(text) ? text.trimEnd().length : code === 'bad-suit' ? start : -1;
  if (place < 0) return [];
  return [...'mps']
    .map((suit) => text.slice(0, place) + suit + text.slice(place))
    .filter((fixed) => !attempt(() => context.engine().parse({ text: fixed, dialect })).fault)
    .map((fixed) => fixButton(context, fixed));
}

/** @param {Context} context @param {string} text */
function listChoices(context, text) {
  return listDialects.flatMap((dialect) => {
    const { value } = attempt(() => context.engine().parse({ text, dialect }));
    if (!value || !value.closed.length || value.closed.length > 18) return [];
    return [
      h(
        'button',
        {
          type: 'button',
          class: 'button',
          data: { key: `as-${dialect}` },
          onclick: () => context.store.set({ dialect }),
        },
        t(`dialect.${dialect}`),
        ' ',
        tileRow(value.closed, 'is-tiny'),
      ),
    ];
  });
}
