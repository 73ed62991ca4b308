// @ts-check
// The situation of a win as one compact block: winds, ron or self-draw, chips; what is impossible is off and says why.

import { h, refill, whenChanged } from '../dom.js';
import { isRiichi } from '../state/model.js';
import { winOn } from '../state/edit.js';
import { chipsFor } from '../state/situation.js';
import { tileFace } from '../tile-view.js';
import { t } from '../words/index.js';
import { tileName } from '../words/spoken.js';
import { term } from '../glossary.js';

const winds = ['E', 'S', 'W', 'N'];

/** @param {import('../context.js').Context} context */
export function situation(context) {
  const { store } = context;
  const body = h('div', { class: 'situation-body' });
  const element = h('section', { class: 'situation', 'aria-label': t('situation.title') }, body);

  function set(key, value) {
    const { [key]: _, ...rest } = store.get().situation;
    store.set({ situation: value === undefined ? rest : { ...rest, [key]: value } });
  }

  const segments = (key, choices, current) => h('div', { class: 'segments', role: 'group', 'aria-label': t(`situation.${key}`) },
    choices.map(({ value, label, stored }) => h('button', {
      type: 'button', class: 'segment-button', 'aria-pressed': String(value === current), data: { key: `${key}-${value}` }, onclick: () => set(key, stored),
    }, label)));

  const windPicker = (key, current) => labelled(t(`situation.${key}`), segments(key,
    winds.map((wind) => ({ value: wind, label: t(`wind.${wind}`), stored: wind === 'E' ? undefined : wind })), current ?? 'E'));

  const wayPicker = (current) => labelled(t('situation.win'), segments('selfDrawn', [
    { value: false, label: t('situation.ron'), stored: undefined }, { value: true, label: t('situation.selfDrawn'), stored: true },
  ], current === true));

  const chip = (row, values, hand) => {
    const on = values[row.key] === row.value;
    const reason = row.blocked({ ...values, [row.key]: undefined }, hand);
    const label = t(`situation.${row.word}`);
    return h('button', {
      type: 'button', class: 'chip', 'aria-pressed': String(on && !reason), 'aria-disabled': String(Boolean(reason)), data: { key: `chip-${row.word}` },
      title: reason ? t(reason) : null, 'aria-label': reason ? `${label}: ${t(reason)}` : label,
      onclick: () => (reason ? context.notify(`${label}: ${t(reason)}`) : set(row.key, on ? undefined : row.value)),
    }, label);
  };

  const counter = (key, values, most, label) => h('span', { class: 'counter' }, h('span', { class: 'label' }, label),
    [-1, 1].map((step) => h('button', {
      type: 'button', class: 'step', 'aria-label': `${t(`situation.${key}`)} ${step < 0 ? '−' : '+'}1`, data: { key: `${key}${step}` },
      onclick: () => set(key, Math.min(most, Math.max(0, (values[key] ?? 0) + step)) || undefined),
    }, step < 0 ? '−' : '+')).toSpliced(1, 0, h('output', {}, String(values[key] ?? 0))));

  const chooseWind = (key, current, own) => h('label', { class: 'choice' }, h('span', { class: 'label' }, t(`situation.${key}`)),
    h('select', { data: { key }, onchange: (event) => set(key, event.target.value || undefined) },
      ['', ...winds.filter((wind) => wind !== own)].map((wind) => h('option', { value: wind, selected: wind === (current ?? '') }, wind ? t(`wind.${wind}`) : t('situation.nobody')))));

  function riichiParts(values, hand, state) {
    const three = state.ruleset.endsWith('-3p');
    const own = values.seatWind ?? 'E';
    return [
      wayPicker(values.selfDrawn),
      h('div', { class: 'chips' }, chipsFor(state.ruleset).map((row) => chip(row, values, hand))),
      h('div', { class: 'situation-line' },
        counter('honba', values, 99, term('honba', t('situation.honba'))), counter('deposits', values, 99, term('deposits', t('situation.deposits'))),
        three ? counter('north', values, 4, t('situation.north')) : null,
        values.selfDrawn ? null : chooseWind('from', values.from, own), chooseWind('liable', values.liable, own)),
    ];
  }

  const draw = whenChanged((state, hand) => {
    const values = state.situation;
    refill(body,
      h('div', { class: 'situation-line' }, windPicker('seatWind', values.seatWind), windPicker('roundWind', values.roundWind)),
      isRiichi(state.ruleset) ? riichiParts(values, hand, state)
        : h('div', { class: 'chips' }, chipsFor(state.ruleset).map((row) => chip(row, values, hand))),
      hand.win ? winPicker(context, hand) : null);
  });

  return {
    element,
    /** @param {import('../state/model.js').State} state @param {import('../state/mpsz.js').Hand} hand */
    update(state, hand) {
      draw([state.situation, state.ruleset, hand.melds, hand.win && hand.closed], state, hand);
    },
  };
}

const labelled = (label, part) => h('div', { class: 'labelled' }, h('span', { class: 'label' }, label), part);

/** Any tile that the hand holds may have been the last. */
function winPicker(context, hand) {
  const different = [...new Set(hand.closed)].sort((a, b) => hand.closed.indexOf(a) - hand.closed.indexOf(b));
  return labelled(t('situation.winTile'), h('div', { class: 'win-tiles', role: 'group', 'aria-label': t('situation.winTile') },
    different.map((tile) => h('button', {
      type: 'button', class: 'small-tile', 'aria-pressed': String(tile === hand.win), 'aria-label': tileName(tile), data: { key: `win-${tile}` },
      onclick: () => context.edit((current) => winOn(current, tile)),
    }, tileFace(tile)))));
}
