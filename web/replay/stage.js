// @ts-check
// An open game on screen: the board with its controls, and the rail. It draws what the session holds at the place that
// the page's state names, and asks for other places; nothing else moves it.

import { board } from '../board/board.js';
import { dangersAt } from '../board/danger.js';
import { windName } from '../board/names.js';
import { h, refill } from '../lib/dom.js';
import { afterPicture } from '../lib/pieces.js';
import { attempt } from '../state/ask.js';
import { setCallTermsOf } from '../state/calls.js';
import { writeLink } from '../state/link.js';
import { shownName } from '../lib/name.js';
import { t } from '../words/index.js';
import { alias } from '../game/anonymous.js';
import { analysisPanel } from './analysis.js';
import { branches, madeBy, winsSoFar } from './branches.js';
import { controls } from './controls.js';
import { machineHint, machineMoves } from './machines.js';
import { playOn } from './play-on.js';
import { problemList } from './problems.js';
import { rail } from './rail.js';
import { reading } from './reading.js';
import { lazyReview } from './lazy-review.js';
import { moveSaid } from '../game/said.js';
import { scoresPanel } from './scores.js';
import { asHand } from './sight.js';
import { dealLabel } from '../game/rules.js';
import { within } from '../game/steps.js';
import { onSwipe } from './swipe.js';
import { transcript } from './transcript.js';
import { discardOf } from './variations.js';
import { wallPanel } from './wall-panel.js';
import { winCard } from '../game/win-card.js';

/** @import { State } from '../engine/core.d.ts' */
/** @import { Place } from '../game/steps.js' */

/**
 * @param {import('../state/context.js').Context} context
 * @param {import('./session.js').Session} session
 * @param {{commented: () => void}} actions
 */
export function stage(context, session, { commented }) {
  const { store } = context;
  const info = () => /** @type {import('../game/steps.js').Game} */ (session.game()).info;
  const { variations } = session;
  const ways = branches(session);
  /** The deals, the one looked at as long as the variation is. @param {Place} at */
  const lengths = ({ deal, branch = 0 }) =>
    info().deals.map((one, index) => (index === deal ? { ...one, steps: variations.steps(deal, branch) } : one));
  /** @returns {Place} */
  const place = () => {
    const wish = store.get().replay ?? session.place;
    const { deal } = within(info().deals, wish);
    const branch = wish?.deal === deal && variations.holds(deal, wish.branch) ? wish.branch : 0;
    return { ...within(lengths({ deal, step: 0, branch }), wish), ...(branch ? { branch } : {}) };
  };
  const players = () => session.frame(0, 0).players;
  const seat = () => Math.min((store.get().replay ?? session.place)?.seat ?? 0, players() - 1);
  const go = (/** @type {Place} */ { deal, step, branch }) =>
    store.set({ replay: { deal, step, ...(seat() ? { seat: seat() } : {}), ...(branch ? { branch } : {}) } });
  /** @param {number} deal @param {number} step */
  const goTo = (deal, step) => go({ deal, step });
  /** @param {number} chair */
  const see = (chair) => {
    panels.analysis.follow();
    const at = place();
    store.set({ replay: { ...at, ...(chair ? { seat: chair } : {}) } });
  };
  /** @param {number} chair */
  const name = (chair) => (session.anonymous ? alias(chair) : namesOf(place().deal)[chair] || alias(chair));
  /** Every deal has names of its own: a file may hold the games of several tables. @param {number} deal */
  const namesOf = (deal) =>
    session.frame(deal, 0).seats.map((seat, chair) => shownName(seat.name) || info().players[chair]);
  /** @param {number} chair */
  const sight = (chair) => {
    const { deal, step, branch } = place();
    return session.sight(deal, step, chair, branch);
  };
  /** @param {number} chair */
  const link = (chair) => writeLink({ ...store.get(), replay: null, game: '', ...asHand(sight(chair)) });

  const folding = reading();
  /** Goes to a place to see it on the board. @param {number} deal @param {number} step */
  const look = (deal, step) => {
    folding.end();
    goTo(deal, step);
  };

  const felt = board({ choose: see });
  const card = winCard({ name, link, teach: context.teach });
  felt.element.append(card.element);
  const steer = controls({
    // Steps stay in the variation.
    go(to) {
      const { deal, branch } = place();
      go(to.deal === deal ? { ...to, branch } : to);
    },
    now() {
      if (!session.game()) return null;
      const at = place();
      return {
        deals: lengths(at),
        place: at,
        moves: ways.movesAlong(at),
        moments: at.branch ? [] : marked(at.deal),
        before: Boolean(moment(-1)),
        behind: Boolean(moment(1)),
      };
    },
    moment(way) {
      const next = moment(way);
      if (next) go(next);
    },
  });
  /** @param {number} way */
  const moment = (way) => panels.review.next(session.game()?.id ?? '', seat(), place(), way);
  const further = playOn({ play, goOn, hint, name }, session);
  /** The place as the module names it. @param {Place} at */
  const stepOf = ({ deal, step, branch = 0 }) => ({
    replay: session.game()?.id ?? '',
    deal,
    step,
    branch: variations.id(deal, branch),
  });
  function hint() {
    return machineHint(context.engine(), stepOf(place()), seat());
  }
  /** Where the machines lead from a place, if there are any. @param {Place} at @param {boolean} [pass] */
  function answered(at, pass = false) {
    const strength = session.opponents;
    if (!strength) return at;
    const table = { players: players(), chair: seat(), strength, pass };
    const moves = machineMoves(context.engine(), stepOf(at), table);
    return moves.length ? variations.play(at.deal, at.step, at.branch ?? 0, moves.join(' ')) : at;
  }
  /** Lets the machines play. @param {boolean} pass */
  function goOn(pass) {
    follow(() => answered(place(), pass));
  }
  /** Plays a command at the place: along the game, along a variation, or as a new one. @param {string} command */
  function play(command) {
    playAt(place(), command);
  }
  /** @param {Place} at @param {string} command */
  function playAt({ deal, step, branch = 0 }, command) {
    follow(() => answered(variations.play(deal, step, branch, command)));
  }
  /**
   * What would have been better is a variation like any other.
   * @param {number} deal
   * @param {number} step
   * @param {string} command
   */
  function tryOn(deal, step, command) {
    side.choose('moves');
    playAt({ deal, step }, command);
  }
  /** Goes where what is played leads. @param {() => Place} to */
  function follow(to) {
    const { value, fault } = attempt(to);
    if (fault) {
      further.say(fault.message);
      return;
    }
    steer.stop();
    go(value);
    draw();
    commented();
  }
  /** A touch on a tile of the hand that is to discard lets it go. @param {State} state */
  function touch(state) {
    if (state.turn === undefined) return undefined;
    const { closed, drawn, riichi } = state.seats[state.turn];
    if (closed.length % 3 !== 2 || (session.opponents && state.turn !== seat())) return undefined;
    return (/** @type {string} */ tile) => {
      if (tile === '?' || (riichi && tile !== drawn)) return null;
      return () => {
        const { deal, step, branch = 0 } = place();
        const { value = [] } = attempt(() => variations.legal(deal, step, branch));
        const command = discardOf(value, state, tile);
        if (command) play(command);
      };
    };
  }
  /** @param {number} branch its place */
  function drop(branch) {
    go(ways.dropped(branch, place()));
    draw();
    commented();
  }
  /** @param {number} deal */
  const marked = (deal) => panels.review.marks(session.game()?.id ?? '', seat(), deal);
  onSwipe(felt.element, steer.step);
  const panels = {
    moves: transcript({
      go: (step, branch) => go({ deal: place().deal, step, branch }),
      drop,
      below: further.element,
      comment: (step, text) => {
        const { deal, branch } = place();
        session.comment(deal, step, text, branch);
        variations.forget();
        commented();
        draw();
      },
    }),
    analysis: analysisPanel({ core: () => context.engine(), sight, link, name }),
    scores: scoresPanel({ go: look, name }),
    wall: wallPanel(),
    review: lazyReview({
      background: context.background,
      done: session.reviews,
      go: goTo,
      look,
      name,
      tryOn,
      changed: () => draw(),
    }),
  };
  const side = rail(
    Object.entries(panels).map(([id, panel]) => ({
      id,
      label: t(`replay.${id}`),
      element: panel.element,
      foot: 'foot' in panel ? panel.foot : undefined,
    })),
    (id) => {
      folding.chose(id);
      draw();
    },
  );
  const problems = problemList(goTo);
  const said = h('p', { class: 'unseen', role: 'status', 'aria-live': 'polite' });
  const caption = h('p', { class: 'caption', 'aria-hidden': 'true' });
  const element = h(
    'div',
    { class: 'stage', onkeydown: (/** @type {KeyboardEvent} */ event) => steer.onMomentKey(event) },
    h(
      'div',
      { class: 'play-area', onkeydown: steer.onKey },
      felt.element,
      folding.strip,
      h('div', { class: 'dock' }, caption, steer.element),
    ),
    side.element,
    problems.element,
    said,
  );
  folding.attach(element, side.body, side.current);

  function draw() {
    if (!session.game()) return;
    const at = place();
    const { deal, step, branch = 0 } = at;
    session.place = { ...at, seat: seat() };
    const state = session.frame(deal, step, branch);
    const { deals } = info();
    setCallTermsOf(context.settings, deals[deal].rules);
    const key = `${session.game()?.id} ${deal}.${variations.id(deal, branch)}.${step} ${session.anonymous}`;
    felt.update(state, {
      seat: seat(),
      open: session.openHands,
      label: dealLabel(deals[deal]),
      name,
      touch: touch(state),
      danger: dangersAt(context.engine(), state, seat()),
    });
    const ending = branch ? variations.ending(deal, branch) : deals[deal];
    card.update(state, key, winsSoFar(state, ending), ending.result);
    steer.update();
    const text = moveSaid(state.event, state.seats);
    const comment = state.comment ? ` — ${state.comment}` : '';
    if (said.textContent !== text + comment) said.textContent = text + comment;
    refill(caption, text, comment ? h('span', { class: 'caption-comment' }, comment) : null);
    rest = () => {
      problems.update(info(), { deal, step });
      drawPanel(state, key, at);
    };
    if (settled === session.game()?.id) rest();
    else settle();
  }

  /** The game whose panels have been drawn: those of another come behind the picture of its board. */
  let settled = '';
  let settling = '';
  /** The game has just been opened: its board is to have the focus. */
  let opened = false;
  let rest = () => {};
  async function settle() {
    const id = session.game()?.id ?? '';
    side.element.setAttribute('aria-busy', 'true');
    if (settling === id) return;
    settling = id;
    await afterPicture();
    if (settling === id) settling = '';
    if (session.game()?.id !== id || !element.isConnected) return;
    const focus = opened;
    opened = false;
    // To set the focus the whole page is laid out, which the picture has done; behind the panels it would be done anew.
    if (focus) felt.element.focus({ preventScroll: true });
    settled = id;
    side.element.removeAttribute('aria-busy');
    rest();
  }

  /** @param {State} state @param {string} key @param {Place} at */
  function drawPanel(state, key, at) {
    const { deal, step, branch = 0 } = at;
    const moves = ways.movesAlong(at);
    switch (side.current()) {
      case 'moves':
        further.update(`${key} ${seat()}`, {
          state,
          legal: () => variations.legal(deal, step, branch),
          end: branch > 0 && step === variations.steps(deal, branch),
          chair: seat(),
          players: players(),
        });
        return panels.moves.update({
          key: `${session.game()?.id} ${deal}`,
          step,
          place: variations.owner(deal, step, branch),
          note: state.comment ?? '',
          moves: session.moves(deal),
          seats: state.seats,
          variations: ways.listed(at),
        });
      case 'analysis':
        return panels.analysis.update({
          key: `${key} ${moves.length}`,
          state,
          seat: seat(),
          madeBy: (/** @type {number} */ chair) => madeBy(moves, state, step, chair),
        });
      case 'review':
        return panels.review.update({
          game: /** @type {import('../game/steps.js').Game} */ (session.game()),
          seat: seat(),
          deal,
          step,
          label: (/** @type {number} */ at) => dealLabel(deals(at)),
        });
      case 'scores':
        return panels.scores.update({
          key: `${session.game()?.id} ${session.anonymous}`,
          deals: info().deals,
          current: deal,
          frame: session.frame.bind(session),
          placement: info().placement,
          stated: info().stated,
        });
      default:
        return panels.wall.update(state);
    }
  }
  /** @param {number} deal */
  const deals = (deal) => info().deals[deal];

  return {
    element,
    draw,
    /** @param {boolean} focus the board */
    show(focus) {
      draw();
      if (focus) felt.element.focus({ preventScroll: true });
    },
    /** Another game comes, whose board has the focus as soon as it stands. */
    opens() {
      steer.stop();
      opened = true;
    },
    stop: steer.stop,
    seats: () =>
      session
        .frame(place().deal, 0)
        .seats.map(({ wind }, chair) => ({ chair, label: `${windName(wind)} ${name(chair)}` })),
    seat,
    see,
    goTo,
    place,
    /** A comment at the step is begun. */
    comment() {
      side.choose('moves');
      panels.moves.write();
    },
    /** What else may be played at the step is shown. */
    playOn() {
      side.choose('moves');
      further.open();
    },
  };
}
