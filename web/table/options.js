// @ts-check
// What a new match is played with. What does not go together is not offered.

import { h, refill } from '../lib/dom.js';
import { initial } from '../state/model.js';
import { catalogue, rulesetOf } from '../state/catalogue.js';
import { nameOfRules } from '../controls/rules.js';
import { strengthSelect } from './strength-select.js';
import { number, t } from '../words/index.js';

/** @import { Wishes } from './match.js' */
/** @import { GameNewRequest } from '../engine/core.d.ts' */

const sets = /** @type {const} */ (['uzje', '136', '144']);
const lengths = ['full', 'abbreviated'];
/** Who comes to an empty table plays against somebody; whoever wants to move every seat says so. */
const usualOpponents = 'steady';
/**
 * @param {Wishes} wishes kept by the caller
 * @param {{start: (request: GameNewRequest) => void, changed: () => void}} actions
 */
export function optionsForm(wishes, { start, changed }) {
  const body = h('div', { class: 'option-grid' });
  const seed = h('input', {
    type: 'text',
    class: 'seed',
    id: 'table-seed',
    maxlength: 200,
    spellcheck: 'false',
    value: wishes.seed ?? '',
    oninput: () => {
      wishes.seed = seed.value;
      changed();
    },
  });
  const element = h(
    'form',
    {
      class: 'table-options',
      onsubmit: (event) => {
        event.preventDefault();
        start(request());
      },
    },
    body,
    h(
      'label',
      { class: 'choice' },
      h('span', {}, t('table.seed')),
      seed,
      h('span', { class: 'quiet-text' }, t('table.seedHint')),
    ),
    h('p', { class: 'quiet-text' }, t('table.intro')),
    h(
      'div',
      { class: 'table-start' },
      h('button', { type: 'submit', class: 'button is-main table-deal' }, t('table.start')),
    ),
  );

  const players = () => /** @type {3 | 4 | 6} */ (Number(wishes.players ?? '4'));
  /** Rule sets that so many may play by. */
  const fitting = () => catalogue().filter((row) => row.tables.includes(players()));
  const row = () => fitting().find(({ id }) => id === wishes.ruleset);
  /** What was chosen, else what the rules are played with. */
  const tiles = () => wishes.tiles ?? row()?.set ?? '136';
  /** What the page begins with, for three players its row for three. */
  const usual = () => [initial.ruleset, rulesetOf(initial.ruleset)?.three ?? initial.ruleset];
  /** The winds that a match may last for; none where the rules leave no choice. */
  const length = () => row()?.options.find(({ key }) => key === 'gameLength');

  /** Another number of players or other tiles may need other rules; those bring their own tiles. */
  function settle() {
    const list = fitting();
    if (!row()) {
      wishes.ruleset = (list.find(({ id }) => usual().includes(id)) ?? list[0])?.id;
      wishes.tiles = undefined;
    }
    const chosen = wishes.tiles;
    if (chosen && !row()?.tiles.includes(chosen))
      wishes.ruleset = (list.find(({ set }) => set === chosen) ?? list.find((one) => one.tiles.includes(chosen)))?.id;
    if (!length()?.choices?.includes(wishes.gameLength ?? '')) wishes.gameLength = undefined;
  }

  /** @param {string[]} winds @param {string} current */
  const lengthSelect = (winds, current) =>
    h(
      'label',
      { class: 'labelled' },
      h('span', { class: 'label' }, t('table.gameLength')),
      h(
        'select',
        {
          data: { key: 'gameLength' },
          onchange: (event) => {
            wishes.gameLength = event.target.value;
            changed();
          },
        },
        winds.map((wind) => h('option', { value: wind, selected: wind === current }, t(`table.length.${wind}`))),
      ),
    );

  /** Of what the rules are played with, three players may leave some out. @param {string} set */
  const setName = (set) => (set === '136' && row()?.set === set ? number(row()?.setSize ?? 136) : t(`table.${set}`));

  /**
   * @param {'players' | 'tiles' | 'winds' | 'circles'} name
   * @param {readonly string[]} options @param {string} current
   */
  function segments(name, options, current, words = (/** @type {string} */ option) => t(`table.${option}`)) {
    return h(
      'div',
      { class: 'labelled' },
      h('span', { class: 'label', id: `label-${name}` }, t(`table.${name}`)),
      h(
        'div',
        { class: 'segments', role: 'radiogroup', 'aria-labelledby': `label-${name}` },
        options.map((option) =>
          h(
            'label',
            { class: 'segment' },
            h('input', {
              type: 'radio',
              name: `table-${name}`,
              value: option,
              checked: option === current,
              data: { key: `${name}-${option}` },
              onchange: () => {
                Object.assign(wishes, { [name]: option });
                draw();
                changed();
              },
            }),
            h('span', {}, words(option)),
          ),
        ),
      ),
    );
  }

  function draw() {
    settle();
    const lasting = length();
    refill(
      body,
      segments('players', ['3', '4', '6'], String(players()), (n) => n),
      segments('tiles', sets, tiles(), setName),
      h(
        'label',
        { class: 'labelled' },
        h('span', { class: 'label' }, t('table.ruleset')),
        h(
          'select',
          {
            data: { key: 'ruleset' },
            onchange: (event) => {
              wishes.ruleset = event.target.value;
              wishes.tiles = undefined;
              draw();
              changed();
            },
          },
          fitting().map(({ id }) => h('option', { value: id, selected: id === wishes.ruleset }, nameOfRules(id))),
        ),
      ),
      h(
        'label',
        { class: 'labelled' },
        h('span', { class: 'label' }, t('table.opponents')),
        strengthSelect((wishes.against ??= usualOpponents), 'against', (value) => {
          wishes.against = value;
        }),
      ),
      lasting?.choices ? lengthSelect(lasting.choices, wishes.gameLength ?? String(lasting.default)) : null,
      tiles() !== 'uzje'
        ? null
        : [
            h(
              'label',
              { class: 'switch' },
              h('input', {
                type: 'checkbox',
                checked: wishes.flowers ?? true,
                data: { key: 'flowers' },
                onchange: (event) => {
                  wishes.flowers = event.target.checked;
                  changed();
                },
              }),
              h('span', {}, t('table.flowers')),
            ),
            segments('winds', lengths, wishes.winds ?? 'full'),
            segments('circles', lengths, wishes.circles ?? (players() === 4 ? 'abbreviated' : 'full')),
          ],
    );
  }

  /** @returns {GameNewRequest} */
  function request() {
    const uzje = tiles() === 'uzje';
    return {
      players: players(),
      tiles: tiles(),
      ruleset: wishes.ruleset,
      ...(uzje
        ? {
            flowers: wishes.flowers ?? true,
            winds: wishes.winds ?? 'full',
            circles: wishes.circles ?? (players() === 4 ? 'abbreviated' : 'full'),
          }
        : {}),
      ...(wishes.gameLength && wishes.gameLength !== length()?.default
        ? { options: { gameLength: wishes.gameLength } }
        : {}),
      ...(seed.value.trim() ? { seed: seedOf(seed.value.trim()) } : {}),
    };
  }
  draw();
  return {
    element,
    request,
    refresh() {
      seed.value = wishes.seed ?? '';
      draw();
    },
  };
}

/**
 * A number stands for itself, any other text for one made out of it: the same text always gives the same wall.
 * @param {string} text
 */
function seedOf(text) {
  if (/^\d{1,15}$/.test(text)) return Number(text);
  let seed = 5381;
  for (const char of text) seed = (seed * 33 + /** @type {number} */ (char.codePointAt(0))) % 2 ** 45;
  return seed;
}
