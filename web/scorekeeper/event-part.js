// @ts-check
// The open deal of rules that pay while it is played: its form, what was paid, and the last event taken back.

import { h, refill } from '../lib/dom.js';
import { t } from '../words/index.js';
import { enterRow } from './enter-row.js';
import { eventOf, isEventSaid, newEvent } from './event-draft.js';
import { eventForm } from './event-form.js';
import { eventLog, sumOf } from './event-log.js';
import { nextText } from './parts.js';

/** @import { Fault, SittingDeal, SittingEvent, SittingValue } from '../engine/core.d.ts' */
/** @import { Taken } from '../state/context.js' */

/**
 * @typedef {object} Host
 * @property {() => SittingDeal[]} deals as they were entered; the last one may be open
 * @property {(deals: SittingDeal[]) => {value?: SittingValue, fault?: Fault}} tried the game with other deals
 * @property {(deals: SittingDeal[]) => void} enter
 * @property {(chair: number) => string} name
 * @property {(chair: number, from: number | 'own' | null) => void} count opens the Hand view to score a win
 */

/** Whether the last deal is open. @param {SittingValue} now */
const isOpen = ({ deals }) => Boolean(deals.at(-1)?.open);

export class EventPart {
  #draft = newEvent();

  /** @param {Host} host @param {HTMLElement} form @param {HTMLElement} log */
  constructor(host, form, log) {
    this.host = host;
    this.form = form;
    this.log = log;
  }

  /** Forgets what is being entered. */
  reset() {
    this.#draft = newEvent();
  }

  /**
   * Takes a hand that the Hand view scored as that of a winner.
   * @param {Taken} taken
   * @param {SittingValue} now
   */
  take(taken, { next: { winds } }) {
    const { seatWind = 'E', from, selfDrawn, rinshan, shotAfterKong } = taken.situation;
    const draft = this.#draft;
    const chair = Math.max(0, winds.indexOf(seatWind));
    const other = from ? winds.indexOf(from) : -1;
    draft.kind = 'win';
    draft.values[chair] = { fans: null, taken };
    if (!draft.winners.includes(chair)) draft.winners = selfDrawn ? [chair] : [...draft.winners, chair];
    if (selfDrawn) draft.from = 'own';
    else if (other >= 0) draft.from = other;
    draft.afterKong ||= Boolean(rinshan || shotAfterKong);
  }

  /** The deals with one more event. @param {SittingValue} now @param {SittingEvent} event @returns {SittingDeal[]} */
  #with(now, event) {
    const deals = this.host.deals();
    if (!isOpen(now)) return [...deals, { kind: 'events', events: [event] }];
    const last = /** @type {SittingDeal} */ (deals.at(-1));
    return [...deals.slice(0, -1), { ...last, events: [...(last.events ?? []), event] }];
  }

  /** Takes the last event back; a deal without events is none. */
  #undo() {
    const deals = this.host.deals();
    const events = deals.at(-1)?.events?.slice(0, -1) ?? [];
    this.reset();
    this.host.enter([
      ...deals.slice(0, -1),
      ...(events.length ? [{ kind: /** @type {const} */ ('events'), events }] : []),
    ]);
  }

  /** @param {SittingValue} now */
  draw(now) {
    this.#drawForm(now);
    const told = now.deals.at(-1);
    const events = this.host.deals().at(-1)?.events;
    refill(
      this.log,
      told && events
        ? eventLog(events, told, {
            title: t('scorekeeper.dealNumber', { n: now.deals.length }),
            name: this.host.name,
            undo: () => this.#undo(),
          })
        : null,
    );
  }

  /** @param {SittingValue} now */
  #drawForm(now) {
    const { host, form } = this;
    const draft = this.#draft;
    const title = t('scorekeeper.happened', { deal: nextText(now) });
    form.setAttribute('aria-label', title);
    const complete = isEventSaid(draft, now.playing ?? []);
    const deals = complete ? this.#with(now, eventOf(draft, now)) : [];
    const { value, fault } = complete ? host.tried(deals) : {};
    refill(
      form,
      h('h2', {}, title),
      eventForm({
        draft,
        now,
        name: host.name,
        changed: () => this.#drawForm(now),
        count: (chair) => host.count(chair, draft.from),
      }),
      h(
        'div',
        { class: 'scorekeeper-end' },
        enterRow({
          complete,
          value: value && byEvent(value, deals.at(-1)?.events?.length ?? 0),
          fault,
          name: host.name,
          label: t('scorekeeper.enter'),
          missing: t('scorekeeper.sayEvent'),
          enter: () => {
            this.reset();
            host.enter(deals);
            form.focus({ preventScroll: true });
          },
        }),
      ),
    );
  }
}

/**
 * The game with what the last event alone moves, for the line beside the button.
 * @param {SittingValue} value @param {number} event the number of the event
 */
function byEvent(value, event) {
  const told = value.deals[value.deals.length - 1];
  const paid = told.paid?.filter(({ step }) => step === event) ?? [];
  return { ...value, deals: [{ ...told, moved: told.before.winds.map((wind) => sumOf(paid, wind)) }] };
}
