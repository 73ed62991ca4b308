// @ts-check
// What a new match is played with. What does not go together is not offered.

import { h, refill } from '../dom.js';
import { rulesets } from '../state/model.js';
import { t } from '../words/index.js';

const sets = ['uzje', '136', '144'];
const lengths = ['full', 'abbreviated'];

/**
 * @param {Record<string, any>} wishes kept by the caller
 * @param {(request: any) => void} start
 */
export function optionsForm(wishes, start) {
  const body = h('div', { class: 'option-grid' });
  const seed = h('input', { type: 'text', class: 'seed', id: 'table-seed', maxlength: 200, spellcheck: 'false', value: wishes.seed ?? '', oninput: () => { wishes.seed = seed.value; } });
  const element = h('form', { class: 'table-options', onsubmit: (event) => { event.preventDefault(); start(request()); } },
    h('p', { class: 'quiet-text' }, t('table.intro')), body,
    h('label', { class: 'choice' }, h('span', {}, t('table.seed')), seed, h('span', { class: 'quiet-text' }, t('table.seedHint'))),
    h('div', {}, h('button', { type: 'submit', class: 'button is-main' }, t('table.start'))));

  const value = (name, fallback) => wishes[name] ?? fallback;
  const players = () => Number(value('players', '4'));
  const tiles = () => value('tiles', '136');
  /** Rule sets that the number of players and the tiles allow. */
  const fitting = () => rulesets.filter((id) => {
    if (id === 'uzje') return true;
    if (tiles() === 'uzje' || players() === 6) return false;
    return id.startsWith('riichi') ? tiles() === '136' && (players() === 3) === id.endsWith('-3p') : true;
  });

  function segments(name, options, current, words = (option) => t(`table.${option}`)) {
    return h('div', { class: 'labelled' }, h('span', { class: 'label', id: `label-${name}` }, t(`table.${name}`)),
      h('div', { class: 'segments', role: 'radiogroup', 'aria-labelledby': `label-${name}` }, options.map((option) => h('label', { class: 'segment' },
        h('input', { type: 'radio', name: `table-${name}`, value: option, checked: option === current, data: { key: `${name}-${option}` }, onchange: () => { wishes[name] = option; draw(); } }), h('span', {}, words(option))))));
  }

  function draw() {
    const list = fitting();
    if (!list.includes(wishes.ruleset)) wishes.ruleset = tiles() === 'uzje' ? 'uzje' : list[list.includes('classical') && tiles() === '144' ? list.indexOf('classical') : list.findIndex((id) => id.startsWith('riichi'))] ?? list[0];
    refill(body,
      segments('players', ['3', '4', '6'], String(players()), (n) => n),
      segments('tiles', sets, tiles()),
      h('label', { class: 'labelled' }, h('span', { class: 'label' }, t('table.ruleset')), h('select', { data: { key: 'ruleset' }, onchange: (event) => { wishes.ruleset = event.target.value; } },
        list.map((id) => h('option', { value: id, selected: id === wishes.ruleset }, t(`ruleset.${id}`))))),
      tiles() !== 'uzje' ? null : [
        h('label', { class: 'switch' }, h('input', { type: 'checkbox', checked: value('flowers', true), data: { key: 'flowers' }, onchange: (event) => { wishes.flowers = event.target.checked; } }), h('span', {}, t('table.flowers'))),
        segments('winds', lengths, value('winds', 'full')),
        segments('circles', lengths, value('circles', players() === 4 ? 'abbreviated' : 'full'))]);
  }

  function request() {
    const uzje = tiles() === 'uzje';
    return {
      players: players(), tiles: tiles(), ruleset: wishes.ruleset,
      ...(uzje ? { flowers: value('flowers', true), winds: value('winds', 'full'), circles: value('circles', players() === 4 ? 'abbreviated' : 'full') } : {}),
      ...(seed.value.trim() ? { seed: seedOf(seed.value.trim()) } : {}),
    };
  }
  draw();
  return { element };
}

/** A number stands for itself, any other text for one made out of it: the same text always gives the same wall. */
function seedOf(text) {
  if (/^\d{1,15}$/.test(text)) return Number(text);
  let seed = 5381;
  for (const char of text) seed = (seed * 33 + /** @type {number} */ (char.codePointAt(0))) % 2 ** 45;
  return seed;
}
