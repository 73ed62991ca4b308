// @ts-check
// The Scorekeeper view: a game at a real table, told by how its deals ended. What is paid, who deals next, what stays
// on the table and who is where in the end the module says; names and deals stay on the device.

import { h, refill } from '../lib/dom.js';
import { outcome } from '../controls/outcome.js';
import { dealOf, isSaid, newDraft, winOf } from '../scorekeeper/draft.js';
import { endingForm } from '../scorekeeper/ending-form.js';
import { sheetHead } from '../scorekeeper/head.js';
import { begun, saveScoreSheet, loadScoreSheet } from '../scorekeeper/saved.js';
import { dealLog } from '../scorekeeper/log.js';
import { paidText, placeText, toggled, wrong } from '../scorekeeper/parts.js';
import { placesPart } from '../scorekeeper/places.js';
import { seatPlates } from '../scorekeeper/seats.js';
import { scoreSheetText } from '../scorekeeper/text.js';
import css from '../scorekeeper/scorekeeper.css';
import { attempt } from '../state/ask.js';
import { catalogue, shows } from '../state/catalogue.js';
import { adoptStyles } from '../lib/adopt-styles.js';
import { needWords, t } from '../words/index.js';

/** @import { SittingValue } from '../engine/core.d.ts' */
/** @import { Context } from '../state/context.js' */

/** @param {import('../engine/core.d.ts').PayRow} row */
const fuOf = ({ fu }) => fu ?? [];

/** @param {Context} context */
export function create(context) {
  adoptStyles(css);
  const head = h('div', { class: 'scorekeeper-head' });
  const seats = h('ul', { class: 'scorekeeper-seats' });
  const form = h('section', { class: 'scorekeeper-form', tabindex: -1, data: { answer: '' } });
  const end = h('section', {});
  const log = h('section', {});
  const result = outcome();
  const element = h('article', { class: 'scorekeeper-view' }, head, seats, form, end, log, ...result.elements);
  let kept = loadScoreSheet();
  let draft = newDraft();
  let look = '';
  let asking = false;

  /** @param {number} chair */
  const name = (chair) => kept?.names[chair]?.trim() || t('sitting.player', { n: chair + 1 });
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
    if (kept) saveScoreSheet(kept);
    draw();
  }

  /** What a hand of a win is scored with: the rules and the moment of the sitting. */
  function count(/** @type {import('../scorekeeper/draft.js').WinDraft} */ { chair, from }) {
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
    refill(
      seats,
      seatPlates(now, {
        names: kept?.names ?? [],
        name,
        riichi: shows(request().ruleset, 'riichi') && !now.over ? draft.riichi : null,
        rename,
        declare(chair) {
          draft.riichi = toggled(draft.riichi, chair);
          draw();
        },
      }),
    );
  }

  /** A name while it is typed: all but the plates shows it. @param {number} chair @param {string} text */
  function rename(chair, text) {
    if (!kept) return;
    kept.names[chair] = text;
    saveScoreSheet(kept);
    look = lookNow();
    const now = told();
    if (now) drawBelow(now);
  }

  /** What fu there are to choose from. */
  const fus = () => [...new Set(context.engine().payTable({ ruleset: request().ruleset }).rows.flatMap(fuOf))];

  /** @param {SittingValue} now */
  function drawForm(now) {
    form.hidden = Boolean(now.over);
    if (now.over || !kept) return;
    const { ruleset } = kept;
    const ending = h('div', { class: 'scorekeeper-end' });
    const typed = () => drawEnding(ending, now);
    refill(
      form,
      h('h2', {}, t('sitting.ended', { deal: placeText(now.next) })),
      endingForm({
        draft,
        ruleset,
        endings: now.endings,
        fu: shows(ruleset, 'fu') ? fus() : [],
        name,
        players: now.next.scores.length,
        changed: draw,
        typed,
        count,
      }),
      ending,
    );
    typed();
  }

  /** The button that enters the deal and what it would pay. @param {HTMLElement} ending @param {SittingValue} now */
  function drawEnding(ending, now) {
    const { deal, value, fault } = tried(now);
    const ready = isSaid(draft) && value;
    const enter = () => {
      kept?.deals.push(deal);
      draft = newDraft();
      save();
    };
    const props = { type: 'button', class: 'button scorekeeper-next', disabled: !ready, data: { key: 'next-deal' } };
    refill(
      ending,
      h('button', { ...props, onclick: enter }, t('sitting.next')),
      h(
        'span',
        { class: 'scorekeeper-preview', role: 'status' },
        ready ? paidText(value, name) : isSaid(draft) && fault ? wrong(fault) : t('sitting.say'),
      ),
    );
  }

  /** @param {SittingValue} now */
  function drawEnd(now) {
    if (!kept) return;
    const sheet = kept;
    const text = () => scoreSheetText(sheet, now, name);
    const copy = () => result.copy(text(), t('share.copied', { what: t('sitting.title') }));
    const share = () => navigator.share({ text: text() }).catch(() => {});
    refill(end, placesPart(now, { kept, name, copy, share }));
  }

  /** @param {SittingValue} now */
  function drawLog(now) {
    const undo = () => {
      kept?.deals.pop();
      save();
    };
    refill(log, dealLog(now, { deals: request().deals, name, undo }));
  }

  /** @param {SittingValue | undefined} now */
  function drawHead(now) {
    const { ruleset, options, deals } = request();
    /** @param {import('../scorekeeper/saved.js').Kept} next */
    const renew = (next) => {
      kept = { ...next, names: kept?.names ?? [] };
      draft = newDraft();
      asking = false;
      save();
    };
    refill(
      head,
      sheetHead(now, {
        ruleset,
        begun: deals.length > 0,
        settling: catalogue().flatMap(({ id }) => (shows(id, 'settle') ? [id] : [])),
        chooseRules: (id) => renew(begun(id)),
        asking,
        ask(wish) {
          asking = wish;
          draw();
        },
        begin: () => renew(begun(ruleset, options)),
      }),
    );
  }

  /** All below the plates. @param {SittingValue} now */
  function drawBelow(now) {
    drawForm(now);
    drawEnd(now);
    drawLog(now);
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
    drawBelow(now);
  }

  const lookNow = () => JSON.stringify([kept, context.taken !== null]);

  return {
    element,
    /** @param {import('../state/model.js').State} state */
    async update({ ruleset, options }) {
      await needWords('sitting');
      if (!context.core) {
        refill(head, h('p', { class: 'quiet-text' }, context.failure || t('page.needsAll')));
        return;
      }
      const mine = shows(ruleset, 'settle');
      // Before the first deal the rules are those that are in force elsewhere.
      if (!kept)
        kept = mine ? begun(ruleset, options) : begun(catalogue().find(({ id }) => shows(id, 'settle'))?.id ?? ruleset);
      if (context.taken && !kept.deals.length && mine) kept = { ...kept, ruleset, options };
      const next = lookNow();
      if (next === look) return;
      look = next;
      draw();
    },
  };
}
