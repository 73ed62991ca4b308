// @ts-check
// The field for typed commands: several separated by spaces, all or none; an error marks its place and changes
// nothing.

import { h, refill } from '../lib/dom.js';
import { faultText, t } from '../words/index.js';

/** @import { Fault } from '../engine/core.d.ts' */

/** @param {(text: string) => import('../engine/core.d.ts').Fault | undefined} play */
export function commandField(play) {
  const marks = h('div', { class: 'field-marks', 'aria-hidden': 'true' });
  const message = h('p', { class: 'message', id: 'command-message', role: 'status' });
  const field = h('input', {
    type: 'text',
    class: 'field-input',
    id: 'command',
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    maxlength: 4000,
    'aria-label': t('table.command'),
    'aria-describedby': 'command-message',
    placeholder: t('table.commandHint'),
    oninput: () => show(undefined),
    onscroll: () => {
      marks.scrollLeft = field.scrollLeft;
    },
  });
  const element = h(
    'form',
    { class: 'command', onsubmit: submit },
    h(
      'div',
      { class: 'command-line' },
      h('div', { class: 'field-line' }, marks, field),
      h('button', { type: 'submit', class: 'button' }, t('table.do')),
    ),
    message,
  );

  /** @param {SubmitEvent} event */
  function submit(event) {
    event.preventDefault();
    if (!field.value.trim()) return;
    const fault = play(field.value);
    show(fault);
    if (!fault) field.value = '';
    field.focus();
  }

  /** @param {Fault | undefined} fault */
  function show(fault) {
    field.setAttribute('aria-invalid', String(Boolean(fault)));
    message.classList.toggle('is-fault', Boolean(fault));
    message.textContent = fault ? sentenceOf(fault) : '';
    const { start = 0, end = 0 } = fault ?? {};
    refill(
      marks,
      field.value.slice(0, start),
      end > start ? h('mark', {}, field.value.slice(start, end)) : null,
      field.value.slice(end),
    );
  }

  return { element, clear: () => show(undefined) };
}

/** The sentence in the page's language if there is one, else the module's. @param {Fault} fault */
function sentenceOf(fault) {
  const { text, english } = faultText(fault);
  return english || text;
}
