// @ts-check
// A replay: the board, what has just happened in words, the controls.

import { board } from '../board/board.js';
import { normalState } from '../board/spelling.js';
import { mostOfLink, TooLarge } from '../engine/bounded.js';
import { openInSlices } from '../engine/opening.js';
import { h, refill } from '../lib/dom.js';
import { named, shownName } from '../lib/name.js';
import { alias } from '../game/anonymous.js';
import { controls } from '../replay/controls.js';
import { pack, unpack } from '../state/pack.js';
import { dealLabel } from '../game/rules.js';
import { moveSaid } from '../game/said.js';
import { byMove, within } from '../game/steps.js';
import { installTiles } from '../tiles/tile.js';
import { t } from '../words/index.js';
import { complete, fullLink, prepare, speakWhenTouched, wrong } from './place.js';

/** What is wrong with a link's game, in the words chosen. @param {unknown} error */
const badGame = (error) =>
  new Error(
    error instanceof TooLarge
      ? t('replay.tooLargeHere', { kb: mostOfLink / 1000 })
      : t('replay.badLink', { why: t('replay.notText') }),
  );

/** The same of a text without a deal. @param {import('../engine/core.d.ts').Problem} [problem] */
const noGame = (problem) =>
  problem
    ? wrong({ code: 'bad-replay', message: problem.message })
    : new Error(t('replay.failed', { name: t('replay.untitled'), why: t('replay.empty') }));

/**
 * @param {import('./replay.js').MahjongReplay} element
 * @param {import('../state/model.js').State} start
 * @param {(name: string) => string} address
 */
export async function drawReplay(element, start, address) {
  const begun = await prepare(element, address);
  const { core, speak } = begun;
  await complete(begun);
  /** Throws in this element's language: others may have spoken meanwhile. @param {(error: any) => Error} why */
  const saying = (why) => (/** @type {unknown} */ error) => {
    speak();
    throw why(error);
  };
  const text = start.game ? await unpack(start.game).catch(saying(badGame)) : element.source;
  speak();
  if (text.length > mostOfLink) throw badGame(new TooLarge());
  if (!text.trim()) throw noGame();
  const asking = openInSlices((name, request) => core[name](/** @type {any} */ (request)), { text, most: mostOfLink });
  const info = named(await asking.catch(saying(wrong)));
  speak();
  if (!info.deals.length) {
    core.replayClose({ id: info.id });
    throw noGame(info.problems[0]);
  }
  let place = within(info.deals, start.replay);
  let seat = start.replay?.seat ?? 0;
  /** The chair below: names may be missing, and deals may have fewer chairs than was asked for. */
  const chair = () => Math.min(seat, info.deals[place.deal].players - 1);
  const packed = start.game || (await pack(text).catch(() => ''));
  speak();

  const felt = board({
    choose(chosen) {
      seat = chosen;
      draw();
    },
  });
  const steer = controls({
    go,
    now() {
      speak(); // it plays by itself, too
      return { deals: info.deals, place, moves: [] };
    },
  });
  const caption = h('p', { class: 'caption', role: 'status' });
  const open = fullLink(address, () => ({
    ...start,
    text: '',
    view: 'replay',
    game: packed,
    replay: { ...place, seat: chair() },
  }));
  const box = h(
    'div',
    { class: 'box replay-box', onkeydown: steer.onKey },
    felt.element,
    h('div', { class: 'dock' }, caption, steer.element),
    open.element,
  );
  speakWhenTouched(box, speak);

  /** @param {import('../game/steps.js').Place} to */
  function go(to) {
    place = within(info.deals, to);
    draw();
    element.tell('step', { ...place });
  }

  function draw() {
    speak();
    const state = normalState(core.replayState({ id: info.id, ...place }));
    felt.update(state, {
      seat: chair(),
      open: true,
      label: dealLabel(info.deals[place.deal]),
      name: (of) => shownName(state.seats[of]?.name) || info.players[of] || alias(of),
    });
    steer.update();
    refill(
      caption,
      moveSaid(state.event, state.seats),
      state.comment ? h('span', { class: 'caption-comment' }, ` — ${state.comment}`) : null,
    );
    open.update();
  }

  element.root.replaceChildren(box);
  installTiles(element.root);
  draw();
  /** @type {Record<string, () => {deal: number, step: number}>} */
  const goals = {
    first: () => ({ deal: place.deal, step: 0 }),
    last: () => ({ deal: place.deal, step: info.deals[place.deal].steps }),
    prev: () => step(-1),
    next: () => step(1),
  };
  /** @param {number} way */
  const step = (way) => byMove(info.deals, place, way);
  return {
    /** @param {string} where */
    goTo(where) {
      if (Object.hasOwn(goals, where)) {
        speak();
        steer.stop();
        go(goals[where]());
      }
    },
    place: () => ({ ...place, seat: chair() }),
    text: () => core.replayText({ id: info.id }).text,
    /** @param {import('../state/model.js').ReplayPlace | null} wish */
    show(wish) {
      seat = wish?.seat ?? seat;
      place = within(info.deals, wish);
      draw();
    },
    close() {
      steer.stop();
      core.replayClose({ id: info.id });
    },
  };
}
