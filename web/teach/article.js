// @ts-check
// The page of yaku as elements: groups by value, then fu, limits and terms; a search hides what it does not find.

import { h } from '../lib/dom.js';
import { attempt } from '../state/ask.js';
import { expand } from '../tiles/code.js';
import { glossary } from './terms.js';
import { tileFace } from '../tiles/view.js';
import { glossOfYaku, nameOf, number, t } from '../words/index.js';
import { romaji } from '../words/romaji.js';
import { requestOf, scored } from './example.js';
import { examples as fuExamples } from './fu-examples.js';
import { kanji, sentence, worthOf, yakuRow } from './row.js';
import { examples } from './yaku-examples.js';

/** @import { PayRow, RulesetId, Tehai } from '../engine/core.d.ts' */
/** @typedef {{words: string, element: HTMLElement}} Found */
/** @typedef {{title: string, style: string, rows: Found[], lead?: any}} Group */

/** @param {Tehai} core @param {RulesetId} ruleset */
export function article(core, ruleset) {
  const groups = [...yakuGroups(core, ruleset), fuGroup(core, ruleset), limitGroup(core, ruleset), termGroup()];
  const none = h('p', { class: 'quiet-text', role: 'status' });
  const sections = groups.filter(({ rows }) => rows.length).map(section);
  return {
    element: h(
      'div',
      { class: 'teach-groups' },
      none,
      sections.map(({ element }) => element),
    ),
    /** @param {string} text */
    search(text) {
      const wanted = text.trim().toLowerCase();
      const hits = sections.map(({ filter }) => filter(wanted)).filter(Boolean).length;
      none.textContent = hits ? '' : t('teach.none');
    },
  };
}

/** @param {Group} group */
function section({ title, style, rows, lead = null }) {
  const element = h(
    'section',
    { class: `teach-group ${style}` },
    h('h2', {}, title),
    lead,
    h(
      'ul',
      { class: 'plain teach-list' },
      rows.map((row) => row.element),
    ),
  );
  /** @param {string} wanted */
  const filter = (wanted) => {
    for (const row of rows) row.element.hidden = !row.words.includes(wanted);
    element.hidden = rows.every((row) => row.element.hidden);
    return !element.hidden;
  };
  return { element, filter };
}

/** @param {Tehai} core @param {RulesetId} ruleset @returns {Group[]} */
function yakuGroups(core, ruleset) {
  /** @type {Map<string, Group>} */ const groups = new Map();
  for (const row of examples) {
    const [id] = row;
    const found = worthOf(core, row, ruleset);
    const yaku = found.closed ?? found.open;
    const place = id.endsWith('dora')
      ? { key: 'dora', title: t('teach.bonus') }
      : found.forced
        ? { key: 'local', title: t('teach.local') }
        : yaku?.yakuman
          ? { key: 'yakuman', title: t('limit.yakuman') }
          : { key: `${yaku?.han ?? 0}`, title: yaku ? t('card.han', { n: yaku.han }) : t('teach.notHere') };
    const group = groups.get(place.key) ?? { title: place.title, style: `is-${place.key}`, rows: [] };
    groups.set(place.key, group);
    const words = [nameOf('yaku', id), glossOfYaku(id), id.replaceAll('-', ' '), romaji[id], kanji(id), sentence(id)]
      .join(' ')
      .toLowerCase();
    group.rows.push({ words, element: yakuRow(core, row, found) });
  }
  return [...groups.entries()].sort(([a], [b]) => order(a) - order(b)).map(([, group]) => group);
}

/** Sorts by han, then yakuman, dora, local yaku, and yaku that the rules do not have. @param {string} key */
const order = (key) => Number(key) || { yakuman: 100, dora: 101, local: 102 }[key] || 103;

/** @param {Tehai} core @param {RulesetId} ruleset @returns {Group} */
function fuGroup(core, ruleset) {
  const rows = fuExamples.flatMap(([id, hand, how, text]) => {
    const score = scored(core, requestOf(id, hand, how, { ruleset }));
    const items = score?.win && 'fuItems' in score ? score.fuItems : [];
    const tiles = expand(text);
    const item = items.find((one) => one.id === id && (!one.set || !tiles || one.set.tiles.join() === tiles.join()));
    if (!item) return [];
    const [name, fu] = [nameOf('fu', id), t('card.fu', { n: item.fu })];
    const shut = /^(triplet|quad)/.test(id) ? t(item.set?.closed ? 'teach.fu.closed' : 'teach.fu.open') : '';
    const element = h(
      'li',
      { class: 'teach-row is-fu', data: { id: `fu-${id}` } },
      h('h3', { class: 'teach-name' }, name, shut ? `, ${shut}` : ''),
      h('p', { class: 'teach-worth' }, fu),
      tiles?.length
        ? h(
            'p',
            { class: 'tiles is-small' },
            tiles.map((tile) => tileFace(tile, { named: true })),
          )
        : null,
    );
    return [{ words: `${name} ${shut} ${fu} ${id}`.toLowerCase(), element }];
  });
  return { title: t('teach.fu'), style: 'is-fu', rows };
}

/** @param {Tehai} core @param {RulesetId} ruleset @returns {Group} */
function limitGroup(core, ruleset) {
  const of = (/** @type {'E' | 'S'} */ seatWind) =>
    (attempt(() => core.payTable({ ruleset, seatWind })).value?.rows ?? []).filter(isLimit);
  const dealer = of('E');
  const rows = of('S').map((row, index) => {
    const name = `${t(`limit.${row.limit}`)}${row.han ? ` · ${t('card.han', { n: row.han })}` : ''}`;
    const paid = [t('teach.dealer'), number(dealer[index]?.points ?? 0), t('teach.others'), number(row.points)];
    const element = h(
      'li',
      { class: 'teach-row is-limit' },
      h('h3', { class: 'teach-name' }, name),
      h('p', { class: 'teach-worth' }, `${paid[0]} ${paid[1]} · ${paid[2]} ${paid[3]}`),
    );
    return { words: `${name} ${paid.join(' ')}`.toLowerCase(), element };
  });
  return {
    title: t('teach.limits'),
    style: 'is-limits',
    rows,
    lead: h('p', { class: 'quiet-text' }, t('teach.limitsNote')),
  };
}

/** @param {PayRow} row */
const isLimit = ({ limit, han, fu }) => Boolean(limit) && (han === undefined || fu === undefined);

/** @returns {Group} */
function termGroup() {
  const rows = glossary.map((id) => {
    const [name, gloss] = [t(`term.${id}`), t(`gloss.${id}`)];
    const element = h(
      'li',
      { class: 'teach-row is-term' },
      h('h3', { class: 'teach-name' }, name),
      h('p', { class: 'teach-sentence' }, gloss),
    );
    return { words: `${name} ${gloss}`.toLowerCase(), element };
  });
  return { title: t('teach.terms'), style: 'is-terms', rows };
}
