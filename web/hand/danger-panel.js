// @ts-check
// The discards of the other players, entered on request, and the danger of each tile of the hand: a bar below the
// tile, a list with the chance and the class in words, and the discards in three orders. The module computes all of
// it.

import { h, refill, whenChanged } from '../lib/dom.js';
import { attempt, handText } from '../state/ask.js';
import { playersOf } from '../state/catalogue.js';
import { levelOf } from '../state/danger.js';
import { lacking } from '../state/edit.js';
import { openTiles } from '../state/model.js';
import { rivalsOf } from '../state/rivals.js';
import { compact, expand, kind } from '../tiles/code.js';
import { refusalText } from '../state/context.js';
import { tileFace } from '../tiles/view.js';
import { share, t } from '../words/index.js';
import { textFor } from '../state/discard-reason.js';
import { tileName } from '../tiles/spoken.js';
import { adoptDangerStyles } from './danger-styles.js';

/** @import { DangerRow, DiscardOrder, DiscardTo, Wind } from '../engine/core.d.ts' */
/** @import { Context } from '../state/context.js' */
/** @import { Answer } from '../state/ask.js' */
/** @import { Rival, State } from '../state/model.js' */

const winds = /** @type {const} */ (['E', 'S', 'W', 'N']);

/** @type {DiscardOrder[]} */
const orders = ['weighed', 'push', 'fold'];

/** The number of discards shown per order. */
const mostShown = 5;

/** @param {Context} context @param {HTMLElement} hand the element with the tiles of the hand */
export function dangerPanel(context, hand) {
  adoptDangerStyles();
  const entry = h('div', { class: 'rivals-entry' });
  const found = h('div', { class: 'danger-found', 'aria-live': 'polite' });
  const element = h('div', { class: 'danger-panel' }, h('p', { class: 'quiet-text' }, t('rivals.how')), entry, found);

  const drawEntry = whenChanged((/** @type {State} */ state, /** @type {Wind[]} */ others) =>
    refill(
      entry,
      others.map((wind) => line(context, state, wind)),
    ),
  );

  return {
    element,
    /** @param {State} state @param {Answer} answer */
    update(state, answer) {
      const others = othersOf(state);
      drawEntry([state.rivals, others, context.picking.mode, context.picking.where.rival], state, others);
      if (answer.fault) return;
      const rows = answer.hand?.closed.length && state.rivals.length ? dangersOf(context, state, answer) : [];
      mark(hand, rows);
      refill(found, rows.length ? [ordersOf(context, state, answer), list(rows)] : null);
    },
  };
}

/** The other seats in the order of play, from the next one. @param {State} state @returns {Wind[]} */
function othersOf({ ruleset, situation }) {
  const players = playersOf(ruleset);
  const own = winds.indexOf(/** @type {typeof winds[number]} */ (situation.seatWind ?? 'E'));
  return winds.slice(1, players).map((_, index) => winds[(own + 1 + index) % players]);
}

/** @param {Context} context @param {Wind} wind @param {(rival: Rival) => Rival} change */
function setRival(context, wind, change) {
  const { rivals } = context.store.get();
  const next = change(rivals.find((rival) => rival.wind === wind) ?? { wind, river: [] });
  const rest = rivals.filter((rival) => rival.wind !== wind);
  context.store.set({ rivals: next.river.length || next.melds?.length ? [...rest, next] : rest });
}

/**
 * One other player: a field, the discards, riichi.
 * @param {Context} context
 * @param {State} state
 * @param {Wind} wind
 */
function line(context, state, wind) {
  const rival = state.rivals.find((one) => one.wind === wind) ?? { wind, river: [] };
  const name = t(`wind.${wind}`);
  const picked = context.picking.mode === 'rival' && context.picking.where.rival === wind;
  return h(
    'div',
    { class: 'rival', role: 'group', 'aria-label': t('rivals.of', { wind: name }) },
    h('span', { class: 'label' }, name),
    h('input', {
      class: 'rival-field',
      type: 'text',
      value: compact(rival.river),
      placeholder: '9m1z3p',
      autocapitalize: 'off',
      autocomplete: 'off',
      spellcheck: 'false',
      'aria-label': t('rivals.of', { wind: name }),
      data: { key: `rival-${wind}` },
      onchange: (event) => enter(context, wind, event.target),
    }),
    h(
      'button',
      {
        type: 'button',
        class: 'chip',
        'aria-pressed': String(picked),
        data: { key: `rival-pick-${wind}` },
        onclick: () => {
          context.picking.mode = picked ? 'hand' : 'rival';
          context.picking.where.rival = wind;
          context.store.set({});
        },
      },
      t('rivals.pick'),
    ),
    h(
      'button',
      {
        type: 'button',
        class: 'chip',
        'aria-pressed': String(rival.riichi !== undefined),
        'aria-disabled': String(!rival.river.length),
        data: { key: `rival-riichi-${wind}` },
        onclick: () => {
          if (rival.river.length)
            setRival(context, wind, ({ riichi, ...one }) =>
              riichi === undefined ? { ...one, riichi: one.river.length - 1 } : one,
            );
        },
      },
      t('situation.riichi'),
    ),
    rival.river.length ? riverOf(context, rival) : null,
  );
}

/**
 * Enters what was typed, all of it or nothing.
 * @param {Context} context
 * @param {Wind} wind
 * @param {HTMLInputElement} field
 */
function enter(context, wind, field) {
  const river = expand(field.value.replaceAll(/\s/g, ''));
  if (!river || river.length > 40) {
    context.notify(t('rivals.unread'));
    return;
  }
  const state = context.store.get();
  const others = { ...state, rivals: state.rivals.filter((rival) => rival.wind !== wind) };
  const refused = river
    .map((tile) => lacking(tile, river.filter((one) => kind(one) === kind(tile)).length, context.hand, others))
    .find(Boolean);
  if (refused) context.notify(refusalText(refused));
  else
    setRival(context, wind, ({ riichi, ...one }) =>
      riichi !== undefined && riichi < river.length ? { ...one, river, riichi } : { ...one, river },
    );
}

/** The discards in order; the riichi tile lies sideways. A click removes a tile. */
function riverOf(/** @type {Context} */ context, /** @type {Rival} */ { wind, river, riichi }) {
  return h(
    'span',
    { class: 'rival-river' },
    river.map((tile, index) =>
      h(
        'button',
        {
          type: 'button',
          class: index === riichi ? 'small-tile is-riichi' : 'small-tile',
          data: { key: `rival-${wind}-${index}` },
          'aria-label':
            t('hand.removeFrom', { tile: tileName(tile), list: t('rivals.of', { wind: t(`wind.${wind}`) }) }) +
            (index === riichi ? `, ${t('situation.riichi')}` : ''),
          onclick: () =>
            setRival(context, wind, ({ riichi: at, ...one }) => {
              const rest = { ...one, river: one.river.toSpliced(index, 1) };
              return at === undefined || at === index ? rest : { ...rest, riichi: at > index ? at - 1 : at };
            }),
        },
        tileFace(tile),
      ),
    ),
  );
}

/** @param {Context} context @param {State} state @param {Answer} answer @returns {DangerRow[]} */
function dangersOf(context, state, { hand }) {
  if (!hand) return [];
  const { value } = attempt(() =>
    context.engine().danger({
      players: playersOf(state.ruleset),
      hand: handText(hand),
      dialect: 'mpsz',
      seen: openTiles(state),
      indicators: state.indicators,
      rivals: rivalsOf(state),
    }),
  );
  return value?.tiles ?? [];
}

/** A bar below each tile of the hand. @param {HTMLElement} hand @param {DangerRow[]} rows */
function mark(hand, rows) {
  const totals = new Map(rows.map(({ tile, total }) => [tile, total]));
  for (const button of /** @type {NodeListOf<HTMLElement>} */ (hand.querySelectorAll('.hand-tile'))) {
    const total = totals.get(kind(button.dataset.tile ?? ''));
    if (total === undefined) delete button.dataset.danger;
    else button.dataset.danger = String(levelOf(total));
  }
}

/** The discards in three orders: by value and safety weighed, and by each alone. */
function ordersOf(
  /** @type {Context} */ context,
  /** @type {State} */ state,
  /** @type {Answer} */ { hand, analysis },
) {
  if (!hand || !analysis?.discards?.length) return null;
  const { ruleset, options, situation } = state;
  return h(
    'dl',
    { class: 'danger-orders' },
    orders.map((order) => {
      const { value } = attempt(() =>
        context.engine().analyze({
          hand: handText(hand),
          dialect: 'mpsz',
          seen: openTiles(state),
          indicators: state.indicators,
          river: state.river,
          players: playersOf(ruleset),
          ruleset,
          options,
          situation: { seatWind: situation.seatWind, roundWind: situation.roundWind },
          rivals: rivalsOf(state),
          kept: state.kept,
          order,
        }),
      );
      const discards = value?.discards ?? [];
      const why = textFor(discards[0]?.reason);
      return h(
        'div',
        { class: 'danger-order', data: { order } },
        h('dt', {}, t(`rivals.${order}`)),
        h('dd', {}, discards.slice(0, mostShown).map(first), why ? h('span', { class: 'quiet-text' }, why) : null),
      );
    }),
  );
}

/** The first discard of an order. @param {DiscardTo} discard */
const first = ({ tile, danger = 0 }) =>
  h(
    'span',
    { class: 'danger-first', data: { tile } },
    tileFace(tile, { named: true }),
    h('span', { class: 'quiet-text' }, share(danger, 1)),
  );

/** The list of tiles, the safest first. @param {DangerRow[]} rows */
function list(rows) {
  const most = Math.max(0.1, ...rows.map(({ total }) => total));
  return h(
    'ul',
    { class: 'dangers', 'aria-label': t('rivals.dangers') },
    rows.map(({ tile, total, rivals }) =>
      h(
        'li',
        { class: 'danger', data: { tile, level: String(levelOf(total)) } },
        tileFace(tile, { named: true }),
        h(
          'span',
          { class: 'bar', 'aria-hidden': 'true' },
          h('span', { style: { 'inline-size': `${(100 * total) / most}%` } }),
        ),
        h('strong', {}, share(total, 1)),
        h(
          'span',
          { class: 'quiet-text' },
          rivals
            .map((rival) =>
              rivals.length > 1
                ? `${t(`wind.${rival.wind}`)} ${t(`danger.${rival.class}`)}`
                : t(`danger.${rival.class}`),
            )
            .join(' · '),
        ),
      ),
    ),
  );
}
