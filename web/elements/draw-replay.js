// @ts-check
// Draws a replay: the board, the last move in words, the controls.

import { board } from '../board/board.js';
import { normalState } from '../board/spelling.js';
import { mostOfLink, TooLarge, TooLong } from '../engine/bounded.js';
import { openInSlices } from '../engine/opening.js';
import { h, refill } from '../lib/dom.js';
import { named, shownName } from '../lib/name.js';
import { alias } from '../game/anonymous.js';
import { controls } from '../replay/controls.js';
import { longestGame, pack, unpack } from '../state/pack.js';
import { dealLabel } from '../game/rules.js';
import { moveSaid } from '../game/said.js';
import { byMove, within } from '../game/steps.js';
import { installTiles } from '../tiles/tile.js';
import { number, t } from '../words/index.js';
import { complete, fullLink, prepare, speakWhenTouched, wrong } from './place.js';

/** @import { ReplayOpenValue } from '../engine/core.d.ts' */
/** @import { Place } from '../game/steps.js' */
/** @import { ReplayPlace, State } from '../state/model.js' */
/** @import { MahjongReplay } from './replay.js' */

/** @typedef {Awaited<ReturnType<typeof prepare>>} Begun */

/** A sentence about a link's game that cannot be read. @param {unknown} error */
function badGame(error) {
  if (error instanceof TooLarge && !(error instanceof TooLong))
    return new Error(t('replay.tooLargeHere', { kb: mostOfLink / 1000 }));
  const why =
    error instanceof TooLong
      ? t('replay.tooLong', { n: number(error.length), most: number(longestGame) })
      : t('replay.notText');
  return new Error(t('replay.badLink', { why }));
}

/** A sentence about a text without a deal. @param {import('../engine/core.d.ts').Problem} [problem] */
const noGame = (problem) =>
  problem
    ? wrong({ code: 'bad-replay', message: problem.message })
    : new Error(t('replay.failed', { name: t('replay.untitled'), why: t('replay.empty') }));

/**
 * @param {MahjongReplay} element
 * @param {State} start
 * @param {(name: string) => string} address
 */
export async function drawReplay(element, start, address) {
  const begun = await prepare(element, address);
  await complete(begun);
  const { speak } = begun;
  const text = await textOf(begun, element, start);
  const info = await open(begun, text);
  const game = start.game || (await pack(text).catch(() => ''));
  speak();
  return new ShownReplay(element, begun, info, start.replay, (replay) =>
    fullLink(address, () => ({ ...start, text: '', view: 'replay', game, replay: replay() })),
  );
}

/**
 * Throws an error in this element's language, as other elements may have set another one.
 * @param {Begun} begun
 * @param {(error: any) => Error} why
 */
const saying =
  ({ speak }, why) =>
  (/** @type {unknown} */ error) => {
    speak();
    throw why(error);
  };

/** @param {Begun} begun @param {MahjongReplay} element @param {State} start */
async function textOf(begun, element, { game }) {
  const text = game ? await unpack(game).catch(saying(begun, badGame)) : element.source;
  begun.speak();
  if (text.length > mostOfLink) throw badGame(new TooLarge());
  if (!text.trim()) throw noGame();
  return text;
}

/** @param {Begun} begun @param {string} text @returns {Promise<ReplayOpenValue>} */
async function open(begun, text) {
  const { core, speak } = begun;
  const asking = openInSlices((name, request) => core[name](/** @type {any} */ (request)), { text, most: mostOfLink });
  const info = named(await asking.catch(saying(begun, wrong)));
  speak();
  if (!info.deals.length) {
    core.replayClose({ id: info.id });
    throw noGame(info.problems[0]);
  }
  return info;
}

class ShownReplay {
  /** The shown place. @type {Place} */
  #at;
  /** The requested chair. */
  #seat;

  /**
   * @param {MahjongReplay} element
   * @param {Begun} begun
   * @param {ReplayOpenValue} info
   * @param {ReplayPlace | null} start
   * @param {(place: () => ReplayPlace) => ReturnType<typeof fullLink>} linkTo
   */
  constructor(element, { core, speak }, info, start, linkTo) {
    this.element = element;
    this.core = core;
    this.speak = speak;
    this.info = info;
    this.#at = within(info.deals, start);
    this.#seat = start?.seat ?? 0;
    this.felt = board({
      choose: (chair) => {
        this.#seat = chair;
        this.#draw();
      },
    });
    this.steer = controls({
      go: (to) => this.#go(to),
      now: () => {
        speak(); // playing changes the language too
        return { deals: info.deals, place: this.#at, moves: [] };
      },
    });
    this.caption = h('p', { class: 'caption', role: 'status' });
    this.link = linkTo(() => this.place());
    const box = h(
      'div',
      { class: 'box replay-box', onkeydown: this.steer.onKey },
      this.felt.element,
      h('div', { class: 'dock' }, this.caption, this.steer.element),
      this.link.element,
    );
    speakWhenTouched(box, speak);
    element.root.replaceChildren(box);
    installTiles(element.root);
    this.#draw();
  }

  /** The chair at the bottom: the requested one may not exist, since deals may have fewer chairs. */
  #chair() {
    return Math.min(this.#seat, this.info.deals[this.#at.deal].players - 1);
  }

  /** @param {Place} to */
  #go(to) {
    this.#at = within(this.info.deals, to);
    this.#draw();
    this.element.tell('step', { ...this.#at });
  }

  #draw() {
    const { core, info, steer } = this;
    this.speak();
    const state = normalState(core.replayState({ id: info.id, ...this.#at }));
    this.felt.update(state, {
      seat: this.#chair(),
      open: true,
      label: dealLabel(info.deals[this.#at.deal]),
      name: (of) => shownName(state.seats[of]?.name) || info.players[of] || alias(of),
    });
    steer.update();
    refill(
      this.caption,
      moveSaid(state.event, state.seats),
      state.comment ? h('span', { class: 'caption-comment' }, ` — ${state.comment}`) : null,
    );
    this.link.update();
  }

  /** @param {string} where */
  goTo(where) {
    if (!Object.hasOwn(goals, where)) return;
    this.speak();
    this.steer.stop();
    this.#go(goals[where](this.info.deals, this.#at));
  }

  place() {
    return { ...this.#at, seat: this.#chair() };
  }

  text() {
    return this.core.replayText({ id: this.info.id }).text;
  }

  /** @param {ReplayPlace | null} wish */
  show(wish) {
    this.#seat = wish?.seat ?? this.#seat;
    this.#at = within(this.info.deals, wish);
    this.#draw();
  }

  close() {
    this.steer.stop();
    this.core.replayClose({ id: this.info.id });
  }
}

/**
 * The places that another page may ask for.
 * @type {Record<string, (deals: ReplayOpenValue['deals'], at: Place) => Place>}
 */
const goals = {
  first: (_, { deal }) => ({ deal, step: 0 }),
  last: (deals, { deal }) => ({ deal, step: deals[deal].steps }),
  prev: (deals, at) => byMove(deals, at, -1),
  next: (deals, at) => byMove(deals, at, 1),
};
