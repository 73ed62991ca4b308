// @ts-check
// Draws the slider and the buttons below the board.

import { h, refill } from '../lib/dom.js';
import { t } from '../words/index.js';
import { icon, icons } from './icons.js';
import { ticks } from './ticks.js';

/** @import { Shown } from './controls.js' */

/**
 * @typedef {object} Acts
 * @property {(word: string) => void} act takes the key of the button
 * @property {(step: number) => void} slide
 * @property {() => void} toggle starts or stops playback
 * @property {() => void} turnSpeed
 */

export class ControlBar {
  /** What the marks were last drawn for. */
  #ticked = '';

  /** @param {Acts} acts */
  constructor({ act, slide, toggle, turnSpeed }) {
    /** @param {string} word @param {string} path */
    const button = (word, path) =>
      h(
        'button',
        {
          type: 'button',
          class: 'control',
          'aria-label': t(`replay.${word}`),
          title: t(`replay.${word}`),
          data: { act: word },
          onclick: () => act(word),
        },
        icon(path),
      );
    this.playButton = h('button', {
      type: 'button',
      class: 'control is-play',
      data: { act: 'play' },
      onclick: toggle,
    });
    this.speedButton = h('button', {
      type: 'button',
      class: 'control is-speed',
      data: { act: 'speed' },
      onclick: turnSpeed,
    });
    this.slider = h('input', {
      type: 'range',
      class: 'slider',
      min: 0,
      step: 1,
      'aria-label': t('replay.slider'),
      oninput: () => slide(Number(this.slider.value)),
    });
    this.ticks = h('div', { class: 'ticks', 'aria-hidden': 'true' });
    this.moments = ['previousMoment', 'nextMoment'].map((word, at) => button(word, icons.moment[at]));
    this.momentButtons = h('div', { class: 'moment-buttons', hidden: true }, this.moments);
    this.count = h('output', { class: 'step-count' });
    this.element = h(
      'div',
      { class: 'controls' },
      h(
        'div',
        { class: 'slider-line' },
        h('div', { class: 'slider-box' }, this.ticks, this.slider),
        this.momentButtons,
        this.count,
      ),
      h(
        'div',
        { class: 'control-line', role: 'group', 'aria-label': t('replay.title') },
        button('previousDeal', icons.deal[0]),
        button('previousTurn', icons.turn[0]),
        button('previousStep', icons.move[0]),
        this.playButton,
        button('nextStep', icons.move[1]),
        button('nextTurn', icons.turn[1]),
        button('nextDeal', icons.deal[1]),
        this.speedButton,
      ),
    );
  }

  /** Shows whether playback runs, and its speed. @param {{playing: boolean, speed: number}} playback */
  showPlaying({ playing, speed }) {
    const word = t(playing ? 'replay.pause' : 'replay.play');
    this.playButton.replaceChildren(icon(playing ? icons.pause : icons.play));
    this.playButton.setAttribute('aria-label', word);
    this.playButton.title = word;
    const times = t('replay.times', { n: speed });
    this.speedButton.textContent = times;
    this.speedButton.setAttribute('aria-label', `${t('replay.speed')} ${times}`);
  }

  /** Draws the marks and the place. @param {Shown} shown */
  update({ place, deals, moves, moments = [], before = false, behind = false }) {
    const { slider } = this;
    const [previous, next] = this.moments;
    this.momentButtons.hidden = !before && !behind;
    previous.disabled = !before;
    next.disabled = !behind;
    const { steps } = deals[place.deal];
    slider.max = String(steps);
    slider.value = String(place.step);
    slider.setAttribute('aria-valuetext', t('replay.step', { step: place.step, steps }));
    slider.style.setProperty('--done', `${(100 * place.step) / Math.max(1, steps)}%`);
    this.count.textContent = `${place.step}/${steps}`;
    const key = [place.deal, place.branch ?? 0, moves.length, steps, moments.length, moments[0]?.step].join(' ');
    if (key === this.#ticked) return;
    this.#ticked = key;
    refill(this.ticks, ticks(moves, moments, steps));
  }
}
