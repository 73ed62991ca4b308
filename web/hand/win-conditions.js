// @ts-check
// The main circumstances of a win in one thin row above the picker, always in sight: ron or self-draw, riichi, the
// seat, the round, the dora; further circumstances open by a click.

import { h, refill, whenChanged } from '../lib/dom.js';
import { offers, saying } from '../state/situation.js';
import { tileFace } from '../tiles/view.js';
import { withoutDora } from '../state/catalogue.js';
import { t } from '../words/index.js';
import { ownWord, situationWord } from '../answer/situation-word.js';

/** @import { PossibleField, SituationKey } from '../engine/core.d.ts' */
/** @import { Context } from '../state/context.js' */
/** @import { State } from '../state/model.js' */
/** @import { Hand } from '../tiles/mpsz.js' */

const winds = /** @type {const} */ (['E', 'S', 'W', 'N']);

/**
 * @param {string} key
 * @param {any} label
 * @param {boolean | undefined} on
 * @param {() => void} onclick
 * @param {string} [said]
 */
const button = (key, label, on, onclick, said) =>
  h(
    'button',
    {
      type: 'button',
      class: 'win-condition',
      data: { key: `decide-${key}` },
      'aria-pressed': on === undefined ? null : String(on),
      'aria-label': said ?? null,
      onclick,
    },
    label,
  );

/**
 * @param {Context} context
 * @param {{dora: () => void, more: () => void}} act dora: pick an indicator next; more: open the further
 *   circumstances
 */
export function winConditions(context, { dora, more }) {
  const { store } = context;
  const element = h('div', { class: 'win-conditions', role: 'group', 'aria-label': t('situation.title') });

  /** @param {PossibleField} field @param {any} value */
  const say = (field, value) => store.set({ situation: saying(store.get(), field, value) });

  /**
   * A wind; a click goes to the next one.
   * @param {PossibleField} field
   * @param {'seatWind' | 'roundWind'} key
   * @param {State} state
   */
  function wind(field, key, { ruleset, situation }) {
    const now = situation[key] ?? 'E';
    const next = winds[(winds.findIndex((one) => one === now) + 1) % winds.length];
    const label = ownWord(`winConditions.${key}`, ruleset, { wind: t(`winConditions.${now}`) });
    const said = t('winConditions.next', { label, wind: t(`wind.${next}`) });
    return button(key, label, undefined, () => say(field, next === 'E' ? undefined : next), said);
  }

  /** @param {PossibleField} field @param {State} state */
  const ways = (field, { ruleset, situation: { selfDrawn } }) => {
    const [ron, tsumo] = withoutDora(ruleset)
      ? [situationWord('ron', ruleset), situationWord('selfDrawn', ruleset)]
      : [t('winConditions.ron'), t('winConditions.tsumo')];
    return h(
      'span',
      { class: 'win-condition-pair' },
      button('ron', ron, selfDrawn === false, () => say(field, selfDrawn === false ? undefined : false)),
      button('tsumo', tsumo, selfDrawn === true, () => say(field, selfDrawn === true ? undefined : true)),
    );
  };

  const draw = whenChanged((/** @type {State} */ state, /** @type {Hand} */ hand, /** @type {boolean} */ choosing) => {
    const fields = context.core ? offers(context.core, state, hand) : new Map();
    const own = (/** @type {SituationKey} */ key, /** @type {(field: PossibleField) => any} */ made) => {
      const field = fields.get(key);
      return field?.possible ? made(field) : null;
    };
    refill(
      element,
      own('selfDrawn', (field) => ways(field, state)),
      own('riichi', (field) =>
        button('riichi', t('situation.riichi'), Boolean(state.situation.riichi), () =>
          say(field, state.situation.riichi ? undefined : 1),
        ),
      ),
      own('seatWind', (field) => wind(field, 'seatWind', state)),
      own('roundWind', (field) => wind(field, 'roundWind', state)),
      own('indicators', () =>
        button(
          'dora',
          [
            t('mode.dora'),
            h(
              'span',
              { class: 'tiles' },
              state.indicators.map((tile) => tileFace(tile)),
            ),
          ],
          choosing,
          dora,
          t('winConditions.dora'),
        ),
      ),
      fields.size ? button('more', '⋯', undefined, more, t('winConditions.more')) : null,
    );
  });

  return {
    element,
    /** @param {State} state @param {Hand} hand @param {boolean} choosing whether the next tile is an indicator */
    update(state, hand, choosing) {
      const { situation, ruleset, options, indicators } = state;
      const look = [situation, ruleset, options, indicators, hand.melds, choosing, Boolean(context.core)];
      draw(look, state, hand, choosing);
    },
  };
}
