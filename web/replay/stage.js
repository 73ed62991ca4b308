// @ts-check
// An open game on screen: the board with its controls, and the rail. It draws what the session holds at the place that the
// page's state names, and asks for other places; nothing else moves it.

import { board } from '../board/board.js';
import { windName } from '../board/names.js';
import { h, refill } from '../dom.js';
import { writeLink } from '../state/link.js';
import { t } from '../words/index.js';
import { alias } from './anonymous.js';
import { analysisPanel } from './analysis.js';
import { controls } from './controls.js';
import { problemList } from './problems.js';
import { rail } from './rail.js';
import { moveSaid } from './said.js';
import { scoresPanel } from './scores.js';
import { asHand } from './sight.js';
import { dealLabel, gameRules } from './rules.js';
import { within } from './steps.js';
import { onSwipe } from './swipe.js';
import { transcript } from './transcript.js';
import { wallPanel } from './wall-panel.js';
import { winCard } from './win-card.js';

/**
 * @param {import('../context.js').Context} context
 * @param {import('./session.js').Session} session
 * @param {{commented: () => void}} actions
 */
export function stage(context, session, { commented }) {
  const { store } = context;
  const info = () => /** @type {any} */ (session.game()).info;
  const place = () => within(info().deals, store.get().replay ?? session.place);
  const players = () => session.frame(0, 0).players;
  const seat = () => Math.min((store.get().replay ?? session.place)?.seat ?? 0, players() - 1);
  const go = ({ deal, step }) => store.set({ replay: { deal, step, ...(seat() ? { seat: seat() } : {}) } });
  const goTo = (deal, step) => go({ deal, step });
  const see = (chair) => { panels.analysis.follow(); const at = place(); store.set({ replay: { ...at, ...(chair ? { seat: chair } : {}) } }); };
  const name = (chair) => (session.anonymous ? alias(chair) : info().players[chair] || alias(chair));
  const frame = () => { const { deal, step } = place(); return session.frame(deal, step); };
  const link = (chair, win = undefined) => writeLink({ ...store.get(), replay: null, game: '', ...asHand(frame(), chair, gameRules(info().deals[place().deal], frame()), win) });

  const felt = board({ choose: see });
  const card = winCard({ name, link });
  felt.element.append(card.element);
  const steer = controls({ go, now: () => (session.game() ? { deals: info().deals, place: place(), moves: session.moves(place().deal) } : null) });
  onSwipe(felt.element, steer.step);
  const panels = {
    moves: transcript({ go: (step) => goTo(place().deal, step), comment: (step, text) => { session.comment(place().deal, step, text); commented(); draw(); } }),
    analysis: analysisPanel({ core: () => context.core, link, name }),
    scores: scoresPanel({ go: goTo, name }),
    wall: wallPanel(),
  };
  const side = rail(['moves', 'analysis', 'scores', 'wall'].map((id) => ({ id, label: t(`replay.${id}`), element: panels[id].element, foot: panels[id].foot })), () => draw());
  const problems = problemList(goTo);
  const said = h('p', { class: 'unseen', role: 'status', 'aria-live': 'polite' });
  const caption = h('p', { class: 'caption', 'aria-hidden': 'true' });
  const element = h('div', { class: 'stage' },
    h('div', { class: 'play-area', onkeydown: steer.onKey }, felt.element, h('div', { class: 'dock' }, caption, steer.element)), side.element, problems.element, said);

  function draw() {
    if (!session.game()) return;
    const { deal, step } = place();
    session.place = { deal, step, seat: seat() };
    const state = session.frame(deal, step);
    const { deals } = info();
    const key = `${session.game()?.id} ${deal}.${step} ${session.anonymous}`;
    felt.update(state, { seat: seat(), open: session.openHands, label: dealLabel(deals[deal].label), name });
    card.update(state, key, winsSoFar(state, deals[deal]));
    steer.update();
    problems.update(info(), { deal, step });
    const text = moveSaid(state.event, state.seats);
    const comment = state.comment ? ` — ${state.comment}` : '';
    if (said.textContent !== text + comment) said.textContent = text + comment;
    refill(caption, text, comment ? h('span', { class: 'caption-comment' }, comment) : null);
    drawPanel(state, key, deal, step);
    session.learn(deal, draw);
  }

  function drawPanel(state, key, deal, step) {
    const moves = session.moves(deal);
    switch (side.current()) {
      case 'moves': return moves.length > deals(deal).steps ? panels.moves.update({ key: `${session.game()?.id} ${deal}`, step, moves, seats: state.seats }) : panels.moves.wait();
      case 'analysis': return panels.analysis.update({ key: `${key} ${moves.length}`, state, seat: seat(), madeBy: (chair) => madeBy(moves, state, step, chair) });
      case 'scores': return panels.scores.update({ key: `${session.game()?.id} ${session.anonymous}`, deals: info().deals, current: deal, frame: session.frame.bind(session) });
      default: return panels.wall.update(state);
    }
  }
  const deals = (deal) => info().deals[deal];

  return {
    element, draw,
    /** @param {boolean} focus the board */
    show(focus) { draw(); if (focus) felt.element.focus({ preventScroll: true }); },
    stop: steer.stop,
    seats: () => session.frame(place().deal, 0).seats.map(({ wind }, chair) => ({ chair, label: `${windName(wind)} ${name(chair)}` })),
    seat, see, goTo, place,
  };
}

/** Of several wins in a deal those that have been made at this step. */
function winsSoFar(state, { result, steps }) {
  const wins = result?.wins ?? [];
  const after = steps - state.step;
  return wins.slice(0, Math.max(1, wins.length - after));
}

/** The tile that a seat lets go next, if it is about to. */
function madeBy(moves, state, step, chair) {
  if (state.turn !== chair) return undefined;
  const next = moves.slice(step + 1).find((move) => move.kind !== 'riichi' && move.kind !== 'indicator');
  return next?.kind === 'discard' && next.chair === chair ? next.tiles[0] : undefined;
}
