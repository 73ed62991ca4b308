// @ts-check
// What a new match is played with. What does not go together is not offered.

import { h, refill } from '../page/dom.js';
import { initial } from '../page/state/model.js';
import { catalogue, rulesetOf } from '../page/state/catalogue.js';
import { nameOfRules } from '../page/panels/rules.js';
import { strengthSelect } from './strength-select.js';
import { t } from '../words/index.js';

/** @import { Wishes } from './match.js' */
/** @import { GameNewRequest } from '../engine/core.d.ts' */

const sets = ['uzje', '136', '144'];
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
  const tiles = () => wishes.tiles ?? '136';
  /** What the page begins with, for three players its row for three. */
  const usual = () => [initial.ruleset, rulesetOf(initial.ruleset)?.three ?? initial.ruleset];
  /** Rule sets that the number of players and the tiles allow. */
  const fitting = () =>
    catalogue()
      .filter((row) => row.tables.includes(players()) && row.tiles.includes(tiles()))
      .map(({ id }) => id);

  /** @param {'players' | 'tiles' | 'winds' | 'circles'} name @param {string[]} options @param {string} current */
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
    const list = fitting();
    if (!list.some((id) => id === wishes.ruleset))
      wishes.ruleset = usual().find((id) => list.some((other) => other === id)) ?? list[0];
    refill(
      body,
      segments('players', ['3', '4', '6'], String(players()), (n) => n),
      segments('tiles', sets, tiles()),
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
              changed();
            },
          },
          list.map((id) => h('option', { value: id, selected: id === wishes.ruleset }, nameOfRules(id))),
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
