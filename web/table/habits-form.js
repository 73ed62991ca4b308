// @ts-check
// The form for a user's preferences at the Table.

import { h } from '../lib/dom.js';
import { t } from '../words/index.js';
import { paces, saveHabits } from './habits.js';

/** @param {import('./habits.js').Habits} habits changed in place */
export function habitsForm(habits) {
  /** @param {'sound' | 'lift'} name */
  const flag = (name) =>
    h(
      'label',
      { class: 'switch' },
      h('input', {
        type: 'checkbox',
        checked: habits[name],
        data: { key: `habit-${name}` },
        onchange: (event) => {
          habits[name] = event.target.checked;
          saveHabits(habits);
        },
      }),
      h('span', {}, t(`table.${name}`)),
    );
  return h(
    'div',
    { class: 'button-row table-habits' },
    h(
      'label',
      { class: 'field-label' },
      h('span', {}, t('table.pace')),
      h(
        'select',
        {
          data: { key: 'habit-pace' },
          onchange: (event) => {
            habits.pace = event.target.value;
            saveHabits(habits);
          },
        },
        paces.map((pace) => h('option', { value: pace, selected: pace === habits.pace }, t(`table.pace.${pace}`))),
      ),
    ),
    flag('lift'),
    flag('sound'),
  );
}
