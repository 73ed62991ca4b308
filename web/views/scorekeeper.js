// @ts-check
// The Scorekeeper view: a game at a real table, entered by the end of each deal. The module computes payments, the
// next dealer, deposits and final places; names and deals stay on the device.

import { h, refill } from '../lib/dom.js';
import { outcome } from '../controls/outcome.js';
import { dealOf, isSaid, newDraft, newWin, winOf } from '../scorekeeper/draft.js';
import { enterRow, missingText } from '../scorekeeper/enter-row.js';
import { payList, tileCards } from '../scorekeeper/four-hands.js';
import { endingForm } from '../scorekeeper/ending-form.js';
import { sheetHead } from '../scorekeeper/head.js';
import { begun, saveScoreSheet, loadScoreSheet } from '../scorekeeper/saved.js';
import { dealLog } from '../scorekeeper/log.js';
import { nextText, toggled } from '../scorekeeper/parts.js';
import { placesPart } from '../scorekeeper/places.js';
import { seatPlates } from '../scorekeeper/seats.js';
import { scoreSheetText } from '../scorekeeper/text.js';
import css from '../scorekeeper/scorekeeper.css';
import { attempt } from '../state/ask.js';
import { catalogue, shows } from '../state/catalogue.js';
import { ownRules } from '../state/own-rules.js';
import { adoptStyles } from '../lib/adopt-styles.js';
import { needWords, t } from '../words/index.js';

/** @import { RulesetId, ScoreRequest, SittingDeal, SittingValue } from '../engine/core.d.ts' */
/** @import { WinDraft } from '../scorekeeper/draft.js' */
/** @import { Kept } from '../scorekeeper/saved.js' */
/** @import { Context } from '../state/context.js' */
/** @import { EventPart } from '../scorekeeper/event-part.js' */
/** @import { State } from '../state/model.js' */

/** @param {Context} context */
export function create(context) {
  adoptStyles(css);
  return new Scorekeeper(context);
}

class Scorekeeper {
  /** The score sheet saved on the device. */
  #kept = loadScoreSheet();
  /** The deal being entered. */
  #draft = newDraft();
  /** What was last drawn; nothing is drawn while it stays the same. */
  #look = '';
  /** Whether a new score sheet was requested and has to be confirmed. */
  #asking = false;
  /** The form of rules that pay during a deal, once it has been loaded. @type {EventPart | null} */
  #events = null;

  head = h('div', { class: 'scorekeeper-head' });
  seats = h('ul', { class: 'scorekeeper-seats' });
  form = h('section', { class: 'scorekeeper-form', tabindex: -1, data: { answer: 'skip.deal' } });
  end = h('section', { tabindex: -1 });
  events = h('section', { class: 'scorekeeper-events-part' });
  log = h('section', {});

  /** @param {Context} context */
  constructor(context) {
    this.context = context;
    this.result = outcome();
    const { head, seats, form, events, end, log, result } = this;
    this.element = h('article', { class: 'scorekeeper-view' }, head, seats, form, events, end, log, ...result.elements);
  }

  name = (/** @type {number} */ chair) => this.#kept?.names[chair]?.trim() || t('scorekeeper.player', { n: chair + 1 });

  #request() {
    const { ruleset, options, deals } = /** @type {Kept} */ (this.#kept);
    return { ruleset, options, deals };
  }

  /** A deal without entries. */
  #newDraft() {
    return newDraft(shows(this.#request().ruleset, 'losers'));
  }

  /** The game as computed by the module. @returns {SittingValue | undefined} */
  #value() {
    return attempt(() => this.context.engine().sitting(this.#request())).value;
  }

  /** The game with other deals. @param {SittingDeal[]} deals */
  #with(deals) {
    return attempt(() => this.context.engine().sitting({ ...this.#request(), deals }));
  }

  /** The game with the deal being entered. @param {SittingValue} now */
  #tried(now) {
    const deal = dealOf(this.#draft, now.next.scores.length);
    return { deal, ...this.#with([...this.#request().deals, deal]) };
  }

  /** Loads the form of rules that pay during a deal, and draws again. */
  async #loadEvents() {
    const { EventPart } = await import('../scorekeeper/event-part.js');
    const host = {
      deals: () => this.#request().deals,
      tried: (/** @type {SittingDeal[]} */ deals) => this.#with(deals),
      enter: (/** @type {SittingDeal[]} */ deals) => {
        if (this.#kept) this.#kept.deals = deals;
        this.#save();
      },
      name: this.name,
      count: (/** @type {number} */ chair, /** @type {WinDraft['from']} */ from) =>
        this.#count({ ...newWin(), chair, from }),
    };
    this.#events ??= new EventPart(host, this.form, this.events);
    this.draw();
  }

  /** The score card of a hand. @param {Pick<ScoreRequest, 'hand' | 'situation'>} hand */
  #score(hand) {
    const { ruleset, options } = this.#request();
    return attempt(() => this.context.engine().score({ ...hand, ruleset, options })).value;
  }

  /** The possible fu. */
  #fu() {
    const { rows } = this.context.engine().payTable({ ruleset: this.#request().ruleset });
    return [...new Set(rows.flatMap(({ fu }) => fu ?? []))];
  }

  #save() {
    if (this.#kept) saveScoreSheet(this.#kept);
    this.draw();
  }

  /** Starts a score sheet for the same players. @param {Kept} next */
  #renew(next) {
    this.#kept = { ...next, names: this.#kept?.names ?? [] };
    this.#draft = this.#newDraft();
    this.#events?.reset();
    this.#asking = false;
    this.#save();
  }

  /**
   * Saves a name while it is typed, and draws everything but the plates.
   * @param {number} chair
   * @param {string} text
   */
  #rename(chair, text) {
    if (!this.#kept) return;
    this.#kept.names[chair] = text;
    saveScoreSheet(this.#kept);
    this.#look = this.#lookNow();
    const now = this.#value();
    if (now) this.#drawBelow(now);
  }

  /**
   * Opens the Hand view to score the hand of a win, with the rules and situation of the deal.
   * @param {WinDraft} win
   */
  #count({ chair, from }) {
    const now = this.#value();
    if (!now || !this.#kept) return;
    const { winds, round, honba, deposits } = now.next;
    this.context.store.set({
      view: 'hand',
      text: '',
      ruleset: this.#kept.ruleset,
      options: this.#kept.options,
      indicators: [],
      uraIndicators: [],
      situation: {
        roundWind: round,
        honba,
        deposits: deposits + this.#draft.riichi.length,
        ...(chair === null ? {} : { seatWind: winds[chair] }),
        ...(from === null ? {} : { selfDrawn: from === 'own' }),
        ...(typeof from === 'number' ? { from: winds[from] } : {}),
      },
    });
    scrollTo(0, 0);
  }

  draw() {
    if (!this.#kept) return;
    const now = this.#value();
    this.#drawHead(now);
    if (!now) {
      for (const part of [this.seats, this.form, this.events, this.end]) refill(part);
      return;
    }
    const { taken } = this.context;
    if (taken && now.playing) {
      if (!this.#events) return void this.#loadEvents();
      this.context.taken = null;
      this.#events.take(taken, now);
    } else if (taken) {
      this.context.taken = null;
      this.#draft = { ...this.#draft, kind: 'wins', wins: [winOf(taken, now.next)] };
    }
    this.#drawSeats(now);
    this.#drawBelow(now);
  }

  /**
   * The rules to choose from: those of the list, and house rules of this score sheet, of the page and of the device.
   * @param {RulesetId} ruleset of the score sheet
   */
  #settling(ruleset) {
    const own = ownRules(this.context.engine(), [ruleset, this.context.store.get().ruleset]);
    return [...catalogue().map(({ id }) => id), ...own].filter((id) => shows(id, 'settle'));
  }

  /** @param {SittingValue | undefined} now */
  #drawHead(now) {
    const { ruleset, options, deals } = this.#request();
    refill(
      this.head,
      sheetHead(now, {
        ruleset,
        begun: deals.length > 0,
        settling: this.#settling(ruleset),
        chooseRules: (id) => this.#renew(begun(id)),
        asking: this.#asking,
        ask: (wish) => {
          this.#asking = wish;
          this.draw();
        },
        begin: () => this.#renew(begun(ruleset, options)),
      }),
    );
  }

  /** @param {SittingValue} now */
  #drawSeats(now) {
    const draft = this.#draft;
    refill(
      this.seats,
      seatPlates(now, {
        names: this.#kept?.names ?? [],
        name: this.name,
        riichi: shows(this.#request().ruleset, 'riichi') && !now.over ? draft.riichi : null,
        rename: (chair, text) => this.#rename(chair, text),
        declare: (chair) => {
          draft.riichi = toggled(draft.riichi, chair);
          this.draw();
        },
      }),
    );
  }

  /** Draws everything below the plates. @param {SittingValue} now */
  #drawBelow(now) {
    if (!now.playing) {
      refill(this.events);
      this.#drawForm(now);
    } else if (this.#events) {
      this.form.hidden = false;
      this.#events.draw(now);
    } else void this.#loadEvents();
    this.#drawEnd(now);
    this.#drawLog(now);
  }

  /** @param {SittingValue} now */
  #drawForm(now) {
    this.form.hidden = Boolean(now.over);
    if (now.over) return;
    const { ruleset } = this.#request();
    const title = t('scorekeeper.ended', { deal: nextText(now) });
    this.form.setAttribute('aria-label', title);
    const ending = h('div', { class: 'scorekeeper-end' });
    const typed = () => this.#drawEnding(ending, now);
    refill(
      this.form,
      h('h2', {}, title),
      endingForm({
        draft: this.#draft,
        ruleset,
        endings: now.endings,
        fu: shows(ruleset, 'fu') ? this.#fu() : [],
        name: this.name,
        players: now.next.scores.length,
        drawn: this.#request().deals.at(-1)?.kind === 'exhausted',
        changed: () => this.draw(),
        typed,
        count: (win) => this.#count(win),
      }),
      ending,
    );
    typed();
  }

  /**
   * Draws the button that enters the deal, with the payments.
   * @param {HTMLElement} ending
   * @param {SittingValue} now
   */
  #drawEnding(ending, now) {
    const { deal, value, fault } = this.#tried(now);
    const enter = () => {
      this.#kept?.deals.push(deal);
      this.#draft = this.#newDraft();
      this.#save();
      // The button is gone until the next deal is complete: the focus goes to its question, or to the end of the game.
      (this.form.hidden ? this.end : this.form).focus({ preventScroll: true });
    };
    const complete = isSaid(this.#draft);
    refill(ending, [
      enterRow({ complete, value, fault, name: this.name, enter, missing: missingText(this.#draft) }),
      complete && value
        ? [payList(value, this.name), tileCards(deal, now.next, (hand) => this.#score(hand), this.name)]
        : null,
    ]);
  }

  /** @param {SittingValue} now */
  #drawEnd(now) {
    const { result, name } = this;
    const kept = this.#kept;
    if (!kept) return;
    const text = () => scoreSheetText(kept, now, name);
    const copy = () => result.copy(text(), t('share.copied', { what: t('scorekeeper.title') }));
    const share = () => navigator.share({ text: text() }).catch(() => {});
    refill(this.end, placesPart(now, { kept, name, copy, share }));
  }

  /** @param {SittingValue} now */
  #drawLog(now) {
    const undo = () => {
      this.#kept?.deals.pop();
      this.#save();
    };
    const { deals } = this.#request();
    refill(this.log, dealLog(now, { deals, name: this.name, undo: now.playing ? null : undo }));
  }

  #lookNow() {
    return JSON.stringify([this.#kept, this.context.taken !== null]);
  }

  /** @param {State} state */
  async update({ ruleset, options }) {
    const { context } = this;
    await needWords('scorekeeper');
    if (!context.core) {
      refill(this.head, h('p', { class: 'quiet-text' }, context.failure || t('page.needsAll')));
      return;
    }
    const mine = shows(ruleset, 'settle');
    // Before the first deal the rules are those of the rest of the page.
    this.#kept ??= mine
      ? begun(ruleset, options)
      : begun(catalogue().find(({ id }) => shows(id, 'settle'))?.id ?? ruleset);
    if (this.#draft.four !== shows(this.#kept.ruleset, 'losers')) this.#draft = this.#newDraft();
    if (context.taken && !this.#kept.deals.length && mine) this.#kept = { ...this.#kept, ruleset, options };
    const next = this.#lookNow();
    if (next === this.#look) return;
    this.#look = next;
    this.draw();
  }
}
