// @ts-check
// Where a fault of house rules is in the form: the control for the path that the fault names, and what the form calls
// it.

import { hasWord, t } from '../words/index.js';

/** @import { Fault, HouseHand, HouseRules } from '../engine/core.d.ts' */

/**
 * `key` is that of the control, "" where there is none.
 * @typedef {{key: string, where: string, layout?: number}} Place
 */

/** The controls of the fields of a hand, and their words. @type {Record<string, [key: string, word: string]>} */
const handFields = {
  id: ['hand-name', 'house.handName'],
  names: ['hand-name', 'house.handName'],
  value: ['value', 'house.value'],
  concealed: ['concealed', 'house.concealed'],
  layouts: ['layouts', 'house.layouts'],
  tiles: ['tiles', 'house.tiles'],
  needs: ['needs', 'house.needs'],
  'win.by': ['drawn', 'house.ways'],
  'win.tiles': ['winning', 'house.winning'],
};

/**
 * @param {string} path such as hands[0].layouts[1][2]
 * @param {HouseRules} file
 * @param {(key: string) => string} optionWord what an option is called
 * @returns {Place | null} null for what the form does not show
 */
export function placeOf(path, file, optionWord) {
  if (path === 'name') return { key: 'house-name', where: t('house.name') };
  if (path === 'base') return { key: 'house-base', where: t('house.base') };
  if (path === 'options') return { key: '', where: t('house.options') };
  if (path.startsWith('options.')) return optionPlace(path.slice('options.'.length), optionWord);
  const [, list, index, rest] = /^(drop|hands)\[(\d+)\]\.?(.*)$/.exec(path) ?? [];
  if (list === 'drop') return dropPlace(String(file.drop?.[Number(index)]));
  const hand = list ? file.hands?.[Number(index)] : undefined;
  return hand ? handPlace(hand, Number(index), rest) : null;
}

/** @param {string} key @param {(key: string) => string} optionWord @returns {Place} */
const optionPlace = (key, optionWord) => ({ key, where: `${t('house.options')} · ${optionWord(key)}` });

/** A hand that the rules do not have has no control. @param {string} id @returns {Place} */
const dropPlace = (id) => ({
  key: `house-drop-${id}`,
  where: `${t('house.drop')} · ${hasWord(`limitHand.${id}`) ? t(`limitHand.${id}`) : id}`,
});

/** @param {HouseHand} hand @param {number} index @param {string} path behind the hand @returns {Place | null} */
function handPlace(hand, index, path) {
  const field = Object.keys(handFields).find((one) => path.startsWith(one) && /^($|[.[])/.test(path.slice(one.length)));
  if (!field) return null;
  const [key, word] = handFields[field];
  const name = Object.values(hand.names ?? {}).find((one) => one && typeof one === 'string') ?? hand.id;
  const [, layout, group] = (field === 'layouts' && /^layouts\[(\d+)\](?:\[(\d+)\])?/.exec(path)) || [];
  const what = layout === undefined ? t(word) : layoutWord(Number(layout), group);
  return {
    key: `house-${key}-${index}`,
    where: [name, what].filter((one) => typeof one === 'string').join(' · '),
    ...(layout === undefined ? {} : { layout: Number(layout) }),
  };
}

/** @param {number} layout @param {string | undefined} group */
const layoutWord = (layout, group) =>
  group === undefined
    ? t('house.atLayout', { layout: layout + 1 })
    : t('house.atGroup', { layout: layout + 1, group: Number(group) + 1 });

/**
 * Where a layout stands in the text of its field, whose blank lines are none.
 * @param {string} text @param {number} layout
 */
export function spanOfLayout(text, layout) {
  let start = 0;
  let at = -1;
  for (const line of text.split('\n')) {
    if (line.split(',').some((group) => group.trim())) at++;
    if (at === layout) return { start, end: start + line.length };
    start += line.length + 1;
  }
  return { start: 0, end: text.length };
}

/** @param {HTMLElement | null} control @param {string} told id of the element that says what is wrong */
export function markControl(control, told) {
  control?.setAttribute('aria-invalid', 'true');
  control?.setAttribute('aria-describedby', told);
  if (control) control.style.borderColor = 'var(--warning)';
}

/** @param {HTMLElement | null} control */
export function unmarkControl(control) {
  control?.removeAttribute('aria-invalid');
  control?.removeAttribute('aria-describedby');
  if (control) control.style.borderColor = '';
}

/**
 * A fault that names its place as the form does.
 * @param {Fault} fault @param {string} path @param {string} where @returns {Fault}
 */
export const placed = (fault, path, where) => ({
  ...fault,
  message: where + fault.message.slice(path.length),
  values: [where, ...(fault.values ?? []).slice(1)],
});

/**
 * Moves to a control that may lie in a fold; of a field with a line for each layout the line is selected, of a text the
 * place at fault.
 * @param {HTMLElement} control @param {number} [layout] @param {number} [place]
 */
export function showControl(control, layout, place) {
  for (let fold = control.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
    fold.open = true;
  control.focus();
  if (!(control instanceof HTMLTextAreaElement)) return;
  const { start, end } =
    layout === undefined ? { start: place ?? 0, end: place ?? 0 } : spanOfLayout(control.value, layout);
  control.setSelectionRange(start, end);
}
