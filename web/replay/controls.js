// @ts-check
// The controls below the board: deal, turn and move, back and forward; playback with its speed; a slider with marks
// for calls, riichi and wins.

import { byDeal, byMove, byTurn, samePlace } from '../game/steps.js';
import { ControlBar } from './control-bar.js';
import { Playback } from './playback.js';

/** @import { Deals, Move, Place } from '../game/steps.js' */

/**
 * @typedef {object} Shown
 * @property {Deals} deals
 * @property {Place} place
 * @property {Move[]} moves of the deal, by step
 * @property {import('../review/run.js').Moment[]} [moments]
 * @property {boolean} [before] whether there is a key moment before the place
 * @property {boolean} [behind] whether there is one after it
 */

/** @typedef {(shown: Shown) => Place} Way */
/** @type {(by: typeof byTurn, way: number) => Way} */
const along =
  (by, way) =>
  ({ deals, place, moves }) =>
    by(deals, place, way, moves);

/** The target of each button. @type {Record<string, Way>} */
const ways = {
  previousDeal: along(byDeal, -1),
  previousTurn: along(byTurn, -1),
  previousStep: along(byMove, -1),
  nextStep: along(byMove, 1),
  nextTurn: along(byTurn, 1),
  nextDeal: along(byDeal, 1),
  start: ({ place }) => ({ deal: place.deal, step: 0 }),
  end: ({ place, deals }) => ({ deal: place.deal, step: deals[place.deal].steps }),
};

/** The buttons of key moments, -1 for the one before, 1 for the one after. @type {Record<string, number>} */
const momentWays = { previousMoment: -1, nextMoment: 1 };

/** @type {Record<string, string>} */
const keys = {
  ArrowLeft: 'previousStep',
  ArrowRight: 'nextStep',
  ArrowUp: 'previousTurn',
  ArrowDown: 'nextTurn',
  Home: 'start',
  End: 'end',
  PageUp: 'previousDeal',
  PageDown: 'nextDeal',
  '[': 'previousMoment',
  ']': 'nextMoment',
};

/**
 * @param {object} actions
 * @param {(place: Place) => void} actions.go
 * @param {() => Shown | null} actions.now
 * @param {(way: number) => void} [actions.moment] goes to the key moment before or after
 */
export function controls({ go, now, moment = () => {} }) {
  const bar = new ControlBar({ act, slide, toggle: () => (playback.playing ? stop() : playback.start()), turnSpeed });
  const playback = new Playback(playOne, () => bar.showPlaying(playback));
  bar.showPlaying(playback);

  function stop() {
    playback.stop();
  }
  function turnSpeed() {
    playback.turnSpeed();
  }

  /** Plays one move; false if there is none. */
  function playOne() {
    const at = now();
    if (!at || !bar.element.isConnected) return false;
    const next = byMove(at.deals, at.place, 1);
    if (samePlace(next, at.place)) return false;
    go(next);
    return true;
  }

  /** Acts for a button, a key or a swipe. @param {string} word */
  function act(word) {
    stop();
    if (momentWays[word]) {
      moment(momentWays[word]);
      return;
    }
    const at = now();
    if (at) go(ways[word](at));
  }

  /** @param {number} step */
  function slide(step) {
    stop();
    const at = now();
    if (at) go({ deal: at.place.deal, step });
  }

  /** Handles the keys that step, whichever element has the focus. @param {KeyboardEvent} event */
  function onKey(event) {
    // Brackets need AltGr on many keyboards, and mean nothing to the slider.
    const bracket = event.key === '[' || event.key === ']';
    if (event.metaKey || (event.ctrlKey && !(bracket && event.altKey))) return;
    if (!bracket && (event.altKey || event.shiftKey || event.target === bar.slider)) return;
    const onBoard = event.target instanceof Element && event.target.matches('.board');
    if (event.key === ' ' && onBoard) bar.playButton.click();
    else if (Object.hasOwn(keys, event.key)) act(keys[event.key]);
    else return;
    event.preventDefault();
  }

  return {
    element: bar.element,
    stop,
    onKey,
    /** One move forward or back, as with its button. @param {1 | -1} way */
    step: (way) => act(way < 0 ? 'previousStep' : 'nextStep'),
    /** Handles the bracket keys outside the board, as in the list of key moments. @param {KeyboardEvent} event */
    onMomentKey(event) {
      const typing = event.target instanceof Element && event.target.matches('input, textarea, select');
      if ((event.key === '[' || event.key === ']') && !typing && !event.defaultPrevented) onKey(event);
    },
    /** Draws the marks and the place. */
    update() {
      const at = now();
      if (at) bar.update(at);
    },
  };
}
