// @ts-check
// Questions to the module in a worker. A worker that dies is started again and asked once more; a question that takes
// too long ends the worker it is in, and the others are asked again in the next. A question that nobody waits for any
// more may still end by itself, which is cheaper than a new worker; it has a moment for that.

import { compiledOf, lastCompiled } from './compiled.js';
import { TehaiError } from './core.js';
import { carriedModule, carriedWorker } from './source.js';
import { trustedScript } from '../lib/trusted.js';

/** @import { Fault, Tehai } from './core.d.ts' */

/**
 * @typedef {{id: number, name: string, request: object, again: boolean, dropped: boolean, resolve: (value: any) =>
 * void, reject: (error: unknown) => void, timer: ReturnType<typeof setTimeout>}} Question
 */

/** How long a question may take, in milliseconds, unless it says otherwise. */
const patience = 10_000;

/** How long a dropped question may keep the worker busy, in milliseconds. */
const grace = 300;

/**
 * Where the page has the module already the worker is given it as it was compiled.
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

/** @param {() => Worker} [spawn] */
export function createBackground(spawn = () => spawnWorker()) {
  /** @type {Worker | null} */
  let worker = null;
  /** @type {Map<number, Question>} */
  const open = new Map();
  let count = 0;

  /** @param {Question} question */
  function send(question) {
    worker ??= listen(spawn());
    worker.postMessage({ id: question.id, name: question.name, request: question.request });
  }

  /** @param {Worker} started */
  function listen(started) {
    started.onmessage = ({ data }) => {
      if (started === worker) heard(data);
    };
    started.onerror = (event) => {
      event.preventDefault();
      if (started === worker) died(event.message);
    };
    return started;
  }

  function heard(/** @type {{id: number, value?: any, fault?: Fault}} */ { id, value, fault }) {
    const question = open.get(id);
    if (!question) return;
    if (fault?.code === 'internal') {
      died(fault.message);
      return;
    }
    close(question);
    // A game that nobody waits for any more would stay open.
    if (question.dropped && question.name === 'replayOpen' && value)
      worker?.postMessage({ id: 0, name: 'replayClose', request: { id: value.id } });
    if (fault) question.reject(new TehaiError(fault));
    else question.resolve(value);
  }

  /** @param {Question} question */
  function close(question) {
    clearTimeout(question.timer);
    open.delete(question.id);
  }

  function stop() {
    worker?.terminate();
    worker = null;
  }

  /** Asks what was open once more, in a new worker. @param {string} why */
  function died(why) {
    stop();
    for (const question of wanted()) {
      if (question.again) {
        close(question);
        question.reject(new TehaiError({ code: 'internal', message: `the module failed twice: ${why}` }));
      } else {
        question.again = true;
        send(question);
      }
    }
  }

  /** The open questions without those that were dropped, which end here. */
  function wanted() {
    for (const question of [...open.values()]) if (question.dropped) close(question);
    return [...open.values()];
  }

  /** @param {Question} question @param {unknown} reason */
  function drop(question, reason) {
    if (!open.has(question.id)) return;
    clearTimeout(question.timer);
    question.dropped = true;
    question.reject(reason);
    question.timer = setTimeout(() => tooLong(question, grace), grace);
  }

  /** @param {Question} question @param {number} limit */
  function tooLong(question, limit) {
    close(question);
    question.reject(
      new TehaiError({ code: 'too-large', message: `stopped after ${limit / 1000} seconds: want a smaller question` }),
    );
    stop();
    for (const other of wanted()) send(other);
  }

  return {
    /**
     * Asks the module's function of that name.
     * @param {string} name
     * @param {object} request
     * @param {{limit?: number, signal?: AbortSignal}} [options] limit: milliseconds
     * @returns {Promise<any>} the value; rejects with a TehaiError, the signal's reason, or what kept a worker from
     * starting
     */
    ask(name, request, { limit = patience, signal } = {}) {
      return new Promise((resolve, reject) => {
        signal?.throwIfAborted();
        count += 1;
        /** @type {any} */
        const question = { id: count, name, request, again: false, dropped: false, resolve, reject };
        send(question);
        question.timer = setTimeout(() => tooLong(question, limit), limit);
        open.set(question.id, question);
        signal?.addEventListener('abort', () => drop(question, signal.reason), { once: true });
      });
    },
    stop,
  };
}
/** @typedef {ReturnType<typeof createBackground>} Background */
