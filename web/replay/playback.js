// @ts-check
// Plays a game move by move, at a speed.

const speeds = [0.5, 1, 2, 4];
const pace = 900; // milliseconds per move at speed 1

export class Playback {
  speed = 1;
  #timer = 0;

  /** @param {() => boolean} step makes one move; false if there is none @param {() => void} changed */
  constructor(step, changed) {
    this.step = step;
    this.changed = changed;
  }

  get playing() {
    return this.#timer !== 0;
  }

  start() {
    this.#timer = setInterval(() => {
      if (!this.step()) this.stop();
    }, pace / this.speed);
    this.changed();
  }

  stop() {
    clearInterval(this.#timer);
    this.#timer = 0;
    this.changed();
  }

  /** Changes to the next speed, from the fastest to the slowest. */
  turnSpeed() {
    this.speed = speeds[(speeds.indexOf(this.speed) + 1) % speeds.length];
    if (this.playing) {
      this.stop();
      this.start();
    } else this.changed();
  }
}
