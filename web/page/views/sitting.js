// @ts-check
// The Sitting view: a game at a real table, told by how its deals ended. What is paid, who deals next, what stays on
// the table and who is where in the end the module says; names and deals stay on the device.

import { fold, h, refill } from '../dom.js';
import { outcome } from '../outcome.js';
import { nameOfRules } from '../panels/rules.js';
import { dealOf, isSaid, newDraft, winOf } from '../sitting/draft.js';
import { endingForm } from '../sitting/ending-form.js';
import { begun, keepSitting, loadSitting } from '../sitting/kept.js';
import { paidText, placeText, signed, toggled, wrong } from '../sitting/parts.js';
import { endingText, placedText, sittingText, standings } from '../sitting/text.js';
import css from '../sitting/sitting.css';
import { attempt } from '../state/ask.js';
import { catalogue, shows } from '../state/catalogue.js';
import { wearSheet } from '../wear.js';
import { needWords, number, t } from '../../words/index.js';

/** @import { SittingValue } from '../../engine/core.d.ts' */
/** @import { Context } from '../context.js' */

/** @param {Context} context */
export function create(context) {
  wearSheet(css);
  const head = h('div', { class: 'sit-head' });
  const seats = h('ul', { class: 'sit-seats' });
  const form = h('section', { class: 'sit-form', tabindex: -1, data: { answer: '' } });
  const end = h('section', {});
  const log = h('section', {});
  const result = outcome();
  const element = h('article', { class: 'sitting-view' }, head, seats, form, end, log, ...result.elements);
  let kept = loadSitting();
  let draft = newDraft();
  let look = '';
  let asking = false;

  /** @param {number} chair */
  const name = (chair) => kept?.names[chair] || t('sitting.player', { n: chair + 1 });
  const request = () => {
    const { ruleset, options, deals } = /** @type {NonNullable<typeof kept>} */ (kept);
    return { ruleset, options, deals };
  };

  /** @returns {SittingValue | undefined} */
  const told = () => attempt(() => context.engine().sitting(request())).value;

  /** The game with the deal that is being said. @param {SittingValue} now */
  function tried(now) {
    const asked = request();
    const deal = dealOf(draft, now.next.scores.length);
    const { value, fault } = attempt(() => context.engine().sitting({ ...asked, deals: [...asked.deals, deal] }));
    return { deal, value, fault };
  }

  function save() {
    if (kept) keepSitting(kept);
    draw();
  }

  /** What a hand of a win is scored with: the rules and the moment of the sitting. */
  function count(/** @type {import('../sitting/draft.js').WinDraft} */ { chair, from }) {
    const now = told();
    if (!now || !kept) return;
    const { winds, round, honba, deposits } = now.next;
    context.store.set({
      view: 'hand',
      text: '',
      ruleset: kept.ruleset,
      options: kept.options,
      indicators: [],
      uraIndicators: [],
      situation: {
        roundWind: round,
        honba,
        deposits: deposits + draft.riichi.length,
        ...(chair === null ? {} : { seatWind: winds[chair] }),
        ...(from === null ? {} : { selfDrawn: from === 'own' }),
        ...(typeof from === 'number' ? { from: winds[from] } : {}),
      },
    });
    scrollTo(0, 0);
  }

  /** @param {SittingValue} now */
  function drawSeats(now) {
    const { scores, winds, dealer } = now.next;
    const last = now.deals.at(-1)?.payments ?? [];
    const sticks = shows(request().ruleset, 'riichi') && !now.over;
    refill(
      seats,
      scores.map((score, chair) =>
        h(
          'li',
          { class: chair === dealer ? 'sit-seat is-dealer' : 'sit-seat' },
          h('span', { class: 'sit-wind' }, t(`deciders.${winds[chair]}`)),
          h('input', {
            class: 'sit-name',
            value: kept?.names[chair] ?? '',
            maxlength: 40,
            placeholder: t('sitting.player', { n: chair + 1 }),
            'aria-label': t('sitting.nameOf', { n: chair + 1 }),
            data: { key: `name-${chair}` },
            onchange: (event) => {
              if (kept) kept.names[chair] = event.target.value.trim();
              save();
            },
          }),
          h('span', { class: last[chair] > 0 ? 'sit-gain is-up' : 'sit-gain' }, last[chair] ? signed(last[chair]) : ''),
          h('strong', { class: 'sit-score' }, number(score)),
          sticks
            ? h(
                'button',
                {
                  type: 'button',
                  class: 'chip',
                  'aria-pressed': String(draft.riichi.includes(chair)),
                  'aria-label': `${name(chair)}: ${t('situation.riichi')}`,
                  data: { key: `riichi-${chair}` },
                  onclick: () => {
                    draft.riichi = toggled(draft.riichi, chair);
                    draw();
                  },
                },
                t('situation.riichi'),
              )
            : null,
        ),
      ),
    );
  }

  /** @param {SittingValue} now */
  function drawForm(now) {
    form.hidden = Boolean(now.over);
    if (now.over || !kept) return;
    const { ruleset } = kept;
    const fu = shows(ruleset, 'fu')
      ? [
          ...new Set(
            context
              .engine()
              .payTable({ ruleset })
              .rows.flatMap(({ fu: one }) => one ?? []),
          ),
        ]
      : [];
    const { deal, value, fault } = tried(now);
    const ready = isSaid(draft) && value;
    const change = value?.next.scores.map((score, chair) => score - now.next.scores[chair]) ?? [];
    refill(
      form,
      h('h2', {}, t('sitting.ended', { deal: placeText(now.next) })),
      endingForm({
        draft,
        ruleset,
        endings: now.endings,
        fu,
        name,
        players: now.next.scores.length,
        changed: draw,
        count,
      }),
      h(
        'div',
        { class: 'sit-end' },
        h(
          'button',
          {
            type: 'button',
            class: 'button sit-next',
            disabled: !ready,
            data: { key: 'next-deal' },
            onclick: () => {
              kept?.deals.push(deal);
              draft = newDraft();
              save();
            },
          },
          t('sitting.next'),
        ),
        h(
          'span',
          { class: 'sit-preview', role: 'status' },
          ready ? paidText(value, change, name) : isSaid(draft) && fault ? wrong(fault) : t('sitting.say'),
        ),
      ),
    );
  }

  /** @param {SittingValue} now */
  function drawEnd(now) {
    if (!kept) return;
    const places = h(
      'ol',
      { class: 'sit-places' },
      standings(now).map(({ place, score, points, chair }) =>
        h(
          'li',
          {},
          h('strong', {}, `${place}.`),
          h('span', {}, name(chair)),
          h('span', {}, number(score)),
          h('strong', {}, placedText(/** @type {any} */ (kept), points)),
        ),
      ),
    );
    const text = () => sittingText(/** @type {any} */ (kept), now, name);
    /** @param {string} word @param {() => void} onclick */
    const button = (word, onclick) =>
      h('button', { type: 'button', class: 'button', data: { key: word }, onclick }, t(word));
    const tools = h(
      'div',
      { class: 'button-row' },
      button('sitting.copy', () => result.copy(text(), t('share.copied', { what: t('sitting.title') }))),
      'share' in navigator ? button('share.system', () => navigator.share({ text: text() }).catch(() => {})) : null,
    );
    if (now.over)
      refill(
        end,
        h(
          'div',
          { class: 'sit-over plain' },
          h('h2', {}, t('sitting.over')),
          h('p', { class: 'quiet-text' }, t(`sitting.over.${now.over}`)),
          places,
          tools,
        ),
      );
    else refill(end, now.deals.length ? fold('sit-places', t('sitting.now'), () => [places, tools]) : null);
  }

  /** @param {SittingValue} now */
  function drawLog(now) {
    const scores = now.next.scores;
    refill(
      log,
      now.deals.length
        ? [
            h(
              'div',
              { class: 'sit-head' },
              h('h2', {}, t('sitting.deals')),
              h(
                'button',
                {
                  type: 'button',
                  class: 'button',
                  data: { key: 'undo-deal' },
                  onclick: () => {
                    kept?.deals.pop();
                    save();
                  },
                },
                t('sitting.undo'),
              ),
            ),
            h(
              'div',
              { class: 'table-scroll', tabindex: 0, role: 'region', 'aria-label': t('sitting.deals') },
              h(
                'table',
                { class: 'sit-table' },
                h(
                  'thead',
                  {},
                  h(
                    'tr',
                    {},
                    [t('sitting.dealHead'), t('sitting.how'), ...scores.map((_, chair) => name(chair))].map((cell) =>
                      h('th', { scope: 'col' }, cell),
                    ),
                  ),
                ),
                h(
                  'tbody',
                  {},
                  now.deals.map(({ before, payments, final }, index) =>
                    h(
                      'tr',
                      {},
                      h('th', { scope: 'row' }, placeText(before)),
                      h('td', {}, endingText(request().deals[index], name, final)),
                      payments.map((sum) => h('td', {}, signed(sum))),
                    ),
                  ),
                ),
              ),
            ),
          ]
        : h('p', { class: 'quiet-text' }, t('sitting.intro')),
    );
  }

  /** A sitting is not thrown away by one touch. */
  function newButton() {
    /** @param {string} id @param {string} word @param {() => void} onclick */
    const button = (id, word, onclick) =>
      h('button', { type: 'button', class: 'button', data: { key: id }, onclick }, t(word));
    const begin = () => {
      kept = { ...begun(request().ruleset, request().options), names: kept?.names ?? [] };
      draft = newDraft();
      asking = false;
      save();
    };
    /** @param {boolean} now */
    const ask = (now) => () => {
      asking = now;
      draw();
    };
    if (!asking) return button('new-sitting', 'sitting.new', ask(true));
    return h(
      'div',
      { class: 'button-row' },
      h('span', {}, t('sitting.sure')),
      button('new-sitting-yes', 'sitting.yes', begin),
      button('new-sitting-no', 'sitting.no', ask(false)),
    );
  }

  /** @param {SittingValue | undefined} now */
  function drawHead(now) {
    const { ruleset, deals } = request();
    const settling = catalogue().filter(({ id }) => shows(id, 'settle'));
    refill(
      head,
      h('h1', {}, t('sitting.title')),
      now ? h('p', { class: 'sit-place' }, placeText(now.next)) : null,
      deals.length
        ? h('span', { class: 'quiet-text' }, nameOfRules(ruleset))
        : h(
            'label',
            { class: 'choice' },
            h('span', { class: 'label' }, t('rules.title')),
            h(
              'select',
              {
                data: { key: 'sit-rules' },
                onchange: (event) => {
                  kept = { ...begun(event.target.value), names: kept?.names ?? [] };
                  save();
                },
              },
              settling.map(({ id }) => h('option', { value: id, selected: id === ruleset }, nameOfRules(id))),
            ),
          ),
      deals.length ? newButton() : null,
    );
  }

  function draw() {
    if (!kept) return;
    const now = told();
    drawHead(now);
    if (!now) {
      for (const part of [seats, form, end]) refill(part);
      return;
    }
    const { taken } = context;
    if (taken) {
      context.taken = null;
      draft = { ...draft, kind: 'wins', wins: [winOf(taken, now.next)] };
    }
    drawSeats(now);
    drawForm(now);
    drawEnd(now);
    drawLog(now);
  }

  return {
    element,
    /** @param {import('../state/model.js').State} state */
    async update({ ruleset, options }) {
      await needWords('sitting');
      if (!context.core) {
        refill(head, h('p', { class: 'quiet-text' }, context.failure || t('page.waiting')));
        return;
      }
      const mine = shows(ruleset, 'settle');
      // Before the first deal the rules are those that are in force elsewhere.
      if (!kept)
        kept = mine ? begun(ruleset, options) : begun(catalogue().find(({ id }) => shows(id, 'settle'))?.id ?? ruleset);
      if (context.taken && !kept.deals.length && mine) kept = { ...kept, ruleset, options };
      const next = JSON.stringify([kept, context.taken !== null]);
      if (next === look) return;
      look = next;
      draw();
    },
  };
}
