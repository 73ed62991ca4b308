// @ts-check
// Docked below the board: deal, turn and move, back and on; play with its speed; a slider with marks for calls, riichi
// and wins.

import { h, refill } from '../lib/dom.js';
import { t } from '../words/index.js';
import { byDeal, byMove, byTurn, samePlace } from '../game/steps.js';

const speeds = [0.5, 1, 2, 4];
const pace = 900; // milliseconds a move at speed 1

/** @type {Record<string, string>} */
const marks = { chow: 'call', pung: 'call', kong: 'call', riichi: 'riichi', win: 'win' };

/**
 * @param {object} actions
 * @param {(place: import('../game/steps.js').Place) => void} actions.go
 * @param {() => {deals: any[], place: import('../game/steps.js').Place, moves: import('../game/steps.js').Move[], moments?:
 * import('../review/run.js').Moment[], before?: boolean, behind?: boolean} | null} actions.now whether key moments are
 * known `before` and `behind` the place
 * @param {(way: number) => void} [actions.moment] to the key moment before or behind
 */
export function controls({ go, now, moment = () => {} }) {
  let timer = 0;
  let speed = 1;

  /**
   * @param {(deals: any[], place: any, way: number, moves: any[]) => import('../game/steps.js').Place} by
   * @param {any} way
   */
  const move = (by, way) => () => {
    const at = now();
    if (at) go(by(at.deals, at.place, way, at.moves));
  };
  const acts = {
    previousDeal: move(byDeal, -1),
    previousTurn: move(byTurn, -1),
    previousStep: move(byMove, -1),
    nextStep: move(byMove, 1),
    nextTurn: move(byTurn, 1),
    nextDeal: move(byDeal, 1),
    start: () => {
      const at = now();
      if (at) go({ deal: at.place.deal, step: 0 });
    },
    end: () => {
      const at = now();
      if (at) go({ deal: at.place.deal, step: at.deals[at.place.deal].steps });
    },
  };
  /** @type {Record<string, () => void>} */
  const keys = {
    ArrowLeft: acts.previousStep,
    ArrowRight: acts.nextStep,
    ArrowUp: acts.previousTurn,
    ArrowDown: acts.nextTurn,
    Home: acts.start,
    End: acts.end,
    PageUp: acts.previousDeal,
    PageDown: acts.nextDeal,
    '[': () => moment(-1),
    ']': () => moment(1),
  };

  /** @param {string} word @param {string} path @param {() => void} act */
  const button = (word, path, act) =>
    h(
      'button',
      {
        type: 'button',
        class: 'control',
        'aria-label': t(`replay.${word}`),
        title: t(`replay.${word}`),
        data: { act: word },
        onclick: () => {
          stop();
          act();
        },
      },
      icon(path),
    );
  const playButton = h('button', {
    type: 'button',
    class: 'control is-play',
    data: { act: 'play' },
    onclick: () => (timer ? stop() : play()),
  });
  const speedButton = h('button', {
    type: 'button',
    class: 'control is-speed',
    data: { act: 'speed' },
    onclick: nextSpeed,
  });
  const slider = h('input', {
    type: 'range',
    class: 'slider',
    min: 0,
    step: 1,
    'aria-label': t('replay.slider'),
    oninput: () => {
      stop();
      const at = now();
      if (at) go({ deal: at.place.deal, step: Number(slider.value) });
    },
  });
  const ticks = h('div', { class: 'ticks', 'aria-hidden': 'true' });
  const previousMoment = button('previousMoment', icons.moment[0], () => moment(-1));
  const nextMoment = button('nextMoment', icons.moment[1], () => moment(1));
  const momentButtons = h('div', { class: 'moment-buttons', hidden: true }, previousMoment, nextMoment);
  const count = h('output', { class: 'step-count' });
  const element = h(
    'div',
    { class: 'controls' },
    h('div', { class: 'slider-line' }, h('div', { class: 'slider-box' }, ticks, slider), momentButtons, count),
    h(
      'div',
      { class: 'control-line', role: 'group', 'aria-label': t('replay.title') },
      button('previousDeal', icons.deal[0], acts.previousDeal),
      button('previousTurn', icons.turn[0], acts.previousTurn),
      button('previousStep', icons.move[0], acts.previousStep),
      playButton,
      button('nextStep', icons.move[1], acts.nextStep),
      button('nextTurn', icons.turn[1], acts.nextTurn),
      button('nextDeal', icons.deal[1], acts.nextDeal),
      speedButton,
    ),
  );
  let ticked = '';

  function play() {
    timer = setInterval(() => {
      const at = now();
      if (!at || !element.isConnected) return stop();
      const next = byMove(at.deals, at.place, 1);
      if (samePlace(next, at.place)) return stop();
      go(next);
    }, pace / speed);
    showPlaying();
  }
  function stop() {
    clearInterval(timer);
    timer = 0;
    showPlaying();
  }
  function showPlaying() {
    const word = t(timer ? 'replay.pause' : 'replay.play');
    playButton.replaceChildren(icon(timer ? icons.pause : icons.play));
    playButton.setAttribute('aria-label', word);
    playButton.title = word;
  }
  function nextSpeed() {
    speed = speeds[(speeds.indexOf(speed) + 1) % speeds.length];
    showSpeed();
    if (timer) {
      stop();
      play();
    }
  }
  function showSpeed() {
    const text = t('replay.times', { n: speed });
    speedButton.textContent = text;
    speedButton.setAttribute('aria-label', `${t('replay.speed')} ${text}`);
  }
  showPlaying();
  showSpeed();

  return {
    element,
    stop,
    /** One move on or back, as by its button. @param {1 | -1} way */
    step(way) {
      stop();
      move(byMove, way)();
    },
    /** Takes the keys that step; for whatever element has the focus. @param {KeyboardEvent} event */
    onKey(event) {
      // Brackets are typed with AltGr on many keyboards, and mean nothing to the slider.
      const bracket = event.key === '[' || event.key === ']';
      if (event.metaKey || (event.ctrlKey && !(bracket && event.altKey))) return;
      if (!bracket && (event.altKey || event.shiftKey || event.target === slider)) return;
      const onBoard = event.target instanceof Element && event.target.matches('.board');
      if (event.key === ' ' && onBoard) playButton.click();
      else if (Object.hasOwn(keys, event.key)) {
        stop();
        keys[event.key]();
      } else return;
      event.preventDefault();
    },
    /** Takes the brackets beside the board too, as in the list of key moments. @param {KeyboardEvent} event */
    onMomentKey(event) {
      const typing = event.target instanceof Element && event.target.matches('input, textarea, select');
      if ((event.key === '[' || event.key === ']') && !typing && !event.defaultPrevented) this.onKey(event);
    },
    /** Draws the marks and the place. */
    update() {
      const at = now();
      if (!at) return;
      const { place, deals, moves, moments = [], before = false, behind = false } = at;
      momentButtons.hidden = !before && !behind;
      previousMoment.disabled = !before;
      nextMoment.disabled = !behind;
      const { steps } = deals[place.deal];
      slider.max = String(steps);
      slider.value = String(place.step);
      slider.setAttribute('aria-valuetext', t('replay.step', { step: place.step, steps }));
      slider.style.setProperty('--done', `${(100 * place.step) / Math.max(1, steps)}%`);
      count.textContent = `${place.step}/${steps}`;
      const key = [place.deal, place.branch ?? 0, moves.length, steps, moments.length, moments[0]?.step].join(' ');
      if (key === ticked) return;
      ticked = key;
      refill(
        ticks,
        moves
          .filter(({ kind }) => marks[kind])
          .map(({ kind, step }) =>
            h('span', { class: `tick is-${marks[kind]}`, style: { left: `${(100 * step) / Math.max(1, steps)}%` } }),
          ),
        moments.map((one) =>
          h('span', {
            class: `tick is-moment is-${heavy(one)}`,
            style: { left: `${(100 * (one.step - 1)) / Math.max(1, steps)}%` },
          }),
        ),
      );
    },
  };
}

/** How heavy a moment is, in three sizes. @param {import('../review/run.js').Moment} one */
const heavy = ({ loss }) => (loss.weight >= 1000 ? 'heavy' : loss.weight >= 300 ? 'middling' : 'light');

const icons = {
  play: 'M8 5v14l11-7z',
  pause: 'M7 5h4v14H7zM13 5h4v14h-4z',
  move: ['M15.5 5v14L6 12z', 'M8.5 5v14L18 12z'],
  moment: ['M15 5v4l-5 3 5 3v4L6 12zM18 5h2v14h-2z', 'M9 5v4l5 3-5 3v4l9-7zM4 5h2v14H4z'],
  turn: ['M12 5v14l-8-7zM20 5v14l-8-7z', 'M4 5v14l8-7zM12 5v14l8-7z'],
  deal: ['M5 5h3v14H5zM19 5v14L9 12z', 'M16 5h3v14h-3zM5 5v14l10-7z'],
};

/** @param {string} path */
function icon(path) {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('class', 'icon');
  svg.setAttribute('aria-hidden', 'true');
  const shape = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  shape.setAttribute('d', path);
  svg.append(shape);
  return svg;
}
