// @ts-check
// Asks the module in a worker. A worker that dies is started again and the question asked once more; a question that
// takes too long ends its worker, and the others are asked again in the next one. An abandoned question has a moment
// to end by itself, which is cheaper than a new worker.

import { compiledOf, lastCompiled } from './compiled.js';
import { TehaiError } from './core.js';
import { carriedModule, carriedWorker } from './source.js';
import { trustedScript } from '../lib/trusted.js';

/** @import { Fault, Tehai } from './core.d.ts' */

/**
 * @typedef {{id: number, name: string, request: object, again: boolean, dropped: boolean, resolve: (value: any) =>
 * void, reject: (error: unknown) => void, timer: ReturnType<typeof setTimeout>}} Question
 */

/** The default limit of a question, in milliseconds. */
const patience = 10_000;

/** How long an abandoned question may occupy the worker, in milliseconds. */
const grace = 300;

/**
 * Starts a worker. If the page has the module, the worker gets it compiled.
 * @param {Tehai | null} [core]
 * @returns {Worker} started, not yet ready
 */
export function spawnWorker(core) {
  const script = carriedWorker();
  const address = script
    ? URL.createObjectURL(new Blob([script], { type: 'text/javascript' }))
    : new URL('worker.js', location.href).href;
  const worker = new Worker(trustedScript(address));
  const made = core ? compiledOf(core) : lastCompiled();
  const wasm = new URL('core-first.wasm', location.href).href;
  worker.postMessage({ start: made ? { made } : { packed: carriedModule(), wasm } });
  return worker;
}

export class Background {
  /** @type {Worker | null} */
  #worker = null;
  /** @type {Map<number, Question>} */
  #open = new Map();
  #count = 0;
  #spawn;

  /** @param {() => Worker} spawn */
  constructor(spawn) {
    this.#spawn = spawn;
  }

  /**
   * Calls a function of the module in the worker.
   * @param {string} name
   * @param {object} request
   * @param {{limit?: number, signal?: AbortSignal}} [options] limit: milliseconds
   * @returns {Promise<any>} the value; rejects with a TehaiError, the signal's reason, or the error that kept a
   *   worker from starting
   */
  ask(name, request, { limit = patience, signal } = {}) {
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      this.#count += 1;
      /** @type {any} */
      const question = { id: this.#count, name, request, again: false, dropped: false, resolve, reject };
      this.#send(question);
      question.timer = setTimeout(() => this.#tooLong(question, limit), limit);
      this.#open.set(question.id, question);
      signal?.addEventListener('abort', () => this.#drop(question, signal.reason), { once: true });
    });
  }

  stop() {
    this.#worker?.terminate();
    this.#worker = null;
  }

  /** @param {Question} question */
  #send({ id, name, request }) {
    this.#worker ??= this.#listen(this.#spawn());
    this.#worker.postMessage({ id, name, request });
  }

  /** @param {Worker} started */
  #listen(started) {
    started.onmessage = ({ data }) => {
      if (started === this.#worker) this.#heard(data);
    };
    started.onerror = (event) => {
      event.preventDefault();
      if (started === this.#worker) this.#died(event.message);
    };
    return started;
  }

  /** @param {{id: number, value?: any, fault?: Fault}} reply */
  #heard({ id, value, fault }) {
    const question = this.#open.get(id);
    if (!question) return;
    if (fault?.code === 'internal') {
      this.#died(fault.message);
      return;
    }
    this.#close(question);
    // Closes a game whose caller no longer waits.
    if (question.dropped && question.name === 'replayOpen' && value)
      this.#worker?.postMessage({ id: 0, name: 'replayClose', request: { id: value.id } });
    if (fault) question.reject(new TehaiError(fault));
    else question.resolve(value);
  }

  /** @param {Question} question */
  #close(question) {
    clearTimeout(question.timer);
    this.#open.delete(question.id);
  }

  /** Asks the open questions once more in a new worker. @param {string} why */
  #died(why) {
    this.stop();
    for (const question of this.#wanted()) {
      if (question.again) {
        this.#close(question);
        question.reject(new TehaiError({ code: 'internal', message: `the module failed twice: ${why}` }));
      } else {
        question.again = true;
        this.#send(question);
      }
    }
  }

  /** The open questions; abandoned ones are ended here. */
  #wanted() {
    for (const question of [...this.#open.values()]) if (question.dropped) this.#close(question);
    return [...this.#open.values()];
  }

  /** @param {Question} question @param {unknown} reason */
  #drop(question, reason) {
    if (!this.#open.has(question.id)) return;
    clearTimeout(question.timer);
    question.dropped = true;
    question.reject(reason);
    question.timer = setTimeout(() => this.#tooLong(question, grace), grace);
  }

  /** @param {Question} question @param {number} limit */
  #tooLong(question, limit) {
    this.#close(question);
    question.reject(
      new TehaiError({ code: 'too-large', message: `stopped after ${limit / 1000} seconds: want a smaller question` }),
    );
    this.stop();
    for (const other of this.#wanted()) this.#send(other);
  }
}

/** @param {() => Worker} [spawn] */
export const createBackground = (spawn = () => spawnWorker()) => new Background(spawn);
