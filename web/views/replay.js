// @ts-check
// The Replay view: opens a game and steps through it. The link holds the place and, if it is short enough, the game.

import { h, refill } from '../lib/dom.js';
import { mostOfLink, TooLarge } from '../engine/bounded.js';
import { t } from '../words/index.js';
import { openPanel } from '../replay/open-panel.js';
import { dropTarget } from '../replay/drop.js';
import { isStated, readText } from '../replay/files.js';
import { GameLink } from '../replay/game-link.js';
import { isLong, readAhead } from '../replay/large.js';
import { ReplayHead } from '../replay/head.js';
import { gameHere, goOnWith } from '../replay/saved-games.js';
import { lessonState } from '../state/lesson.js';
import { ownSeat } from '../state/own-seat.js';
import { unpack } from '../state/pack.js';
import { readingLine } from '../replay/reading-line.js';
import { mostGames, sessionOf } from '../replay/session.js';
import { shareSheet } from '../replay/share-sheet.js';
import { Stage } from '../replay/stage.js';
import { adoptGameStyles } from '../game/styles.js';
import { whatIf } from '../table/match.js';

/** @import { Source } from '../replay/files.js' */
/** @import { Context } from '../state/context.js' */
/** @import { ReplayPlace, State } from '../state/model.js' */

/** @param {Context} context */
export function create(context) {
  adoptGameStyles();
  return new ReplayView(context);
}

class ReplayView {
  /** Whether the panel for opening is shown. */
  #opening = false;
  /** The reading of large texts under way; opening something else stops it. */
  #reading = new AbortController();

  /** @param {Context} context */
  constructor(context) {
    this.context = context;
    const session = (this.session = sessionOf(context));
    this.opener = openPanel(
      (sources, at) => this.open(sources, at),
      () => this.#survey(),
      context.settings,
    );
    this.scene = new Stage(context, session, { commented: () => this.link.follow(true) });
    this.link = new GameLink(context, this.scene.position, () => this.#say([t('kept.full')]));
    this.share = shareSheet(context, session, { changed: () => this.#renamed() });
    this.head = new ReplayHead(session, {
      scene: this.scene,
      share: this.share.button,
      open: () => this.#toggleOpening(),
      close: () => this.close(),
      choose: (index) => this.choose(index),
      tryOn: () => this.tryOn(),
    });
    this.notes = h('div', { class: 'replay-notes', role: 'status' });
    this.body = h('div', { class: 'replay-body' });
    this.element = h(
      'div',
      { class: 'replay-view' },
      h('h1', { class: 'unseen' }, t('replay.title')),
      this.notes,
      this.body,
      this.share.panel,
    );
    dropTarget(
      this.element,
      (files) => this.opener.openFiles(files),
      (text) => this.open([readText(text, t('replay.pasted'))]),
      () => context.store.get().view === 'replay',
      (entries) => this.opener.openFolders(entries),
    );
  }

  /** @param {Source[]} sources @param {ReplayPlace | null} [at] */
  open(sources, at = null) {
    const { context } = this;
    const lesson = sources.length === 1 && lessonState(context, sources[0].text ?? '');
    if (lesson) return context.store.set(lesson);
    this.#reading.abort();
    const reading = (this.#reading = new AbortController());
    const { signal } = reading;
    if (!context.core) {
      this.#say([context.failure || t('page.needsAll')]);
      context.arrived.then(() => signal.aborted || this.open(sources, at));
      return;
    }
    if (!context.core.replayOpen) {
      this.#say([t('replay.noModule')]);
      return;
    }
    if (sources.some(({ text }) => isStated(text))) {
      this.#openStated(sources, at, signal);
      return;
    }
    if (!sources.some(isLong)) {
      this.#openNow(sources, at);
      return;
    }
    const line = readingLine(sources, () => {
      reading.abort();
      this.#say([]);
    });
    refill(this.notes, line.element);
    readAhead(context, sources.slice(0, mostGames), signal, line.update).then(
      (read) => this.#openNow(read, at),
      (error) => signal.aborted || this.#say([String(error)]),
    );
  }

  /**
   * Opens games with another program's review of them. The review of an open game is shown with that game.
   * @param {Source[]} sources
   * @param {ReplayPlace | null} at
   * @param {AbortSignal} signal
   */
  async #openStated(sources, at, signal) {
    try {
      const { takeStated } = await import('../replay/stated.js');
      const { shown, taken } = await takeStated(this.context, this.session, sources);
      if (signal.aborted) return;
      if (shown < 0) {
        this.open(taken, at);
        return;
      }
      if (this.session.games()[shown] !== this.session.game()) this.choose(shown);
      this.#say([]);
      this.opener.clear();
      this.#opening = false;
      this.head.forget();
      this.draw(false);
      this.scene.showReview();
    } catch {
      if (!signal.aborted) this.#say([t('page.notFetched')]);
    }
  }

  /** @param {Source[]} sources @param {ReplayPlace | null} at */
  #openNow(sources, at) {
    const { session } = this;
    const before = session.game();
    this.#say(session.open(sources));
    const game = session.game();
    if (game === before) return;
    const [{ kept: entry }] = sources;
    if (game && entry && sources.length === 1) goOnWith(game, entry);
    this.scene.opens();
    this.opener.clear();
    this.#opening = false;
    this.head.forget();
    this.link.begin();
    const stated = session.stated.get(game?.id ?? '');
    const seat = at ? 0 : Math.max(0, stated?.chair ?? ownSeat(game?.text ?? ''));
    const replay = at ?? { deal: 0, step: 0, ...(seat ? { seat } : {}) };
    this.context.store.set({ replay, game: '', view: 'replay' });
    this.link.follow();
    if (stated) this.scene.showReview();
  }

  /** Opens the game of a link if it is another one than the open game. @param {State} state */
  async #openFromLink(state) {
    this.session.packed = state.game;
    try {
      const text = await unpack(state.game);
      this.open([{ ...readText(text, t('replay.untitled')), most: mostOfLink }], state.replay);
    } catch (error) {
      const why = error instanceof TooLarge ? t('replay.tooLargeHere', { kb: mostOfLink / 1000 }) : t('replay.notText');
      this.#say([t('replay.badLink', { why })]);
    }
  }

  /** @param {number} index */
  choose(index) {
    this.session.choose(index);
    this.session.packed = '';
    this.context.store.set({ replay: { deal: 0, step: 0 }, game: '' });
    this.link.follow();
  }

  close() {
    this.scene.stop();
    this.session.close();
    this.#opening = false;
    this.head.forget();
    this.context.store.set({ replay: null, game: '' });
  }

  /** Continues at the Table. */
  tryOn() {
    const refused = this.session.game() && whatIf(this.context, this.scene.position.asked());
    if (refused) this.#say([t('replay.whatIfFailed', { why: refused })]);
  }

  /** Shows the panel for opening, or the game again. */
  #toggleOpening() {
    this.#opening = !this.#opening;
    this.head.forget();
    this.draw(!this.#opening);
  }

  /** Makes space for the review of many games. */
  #survey() {
    this.#opening = true;
    this.head.forget();
    this.#say([]);
    this.draw(false);
  }

  /** Called when names are hidden or shown. */
  #renamed() {
    this.head.forget();
    this.draw(false);
    this.link.follow();
  }

  /** @param {string[]} lines */
  #say(lines) {
    refill(
      this.notes,
      lines.map((line) => h('p', { class: 'note' }, line)),
    );
  }

  /** @param {boolean} focus */
  draw(focus) {
    const { head, scene, opener, body } = this;
    const game = this.session.game();
    const playing = Boolean(game) && !this.#opening;
    const wanted = playing ? scene.element : opener.element;
    if (body.lastChild !== wanted) {
      body.replaceChildren(...(game ? [head.element, wanted] : [wanted]));
      if (!playing) opener.refresh();
    }
    this.element.classList.toggle('is-playing', playing);
    if (!game) return;
    head.update(game, this.#opening);
    if (playing) scene.show(focus);
  }

  /** @param {State} state */
  update(state) {
    const { context, session, opener } = this;
    const { core, received } = context;
    if (core && received) {
      context.received = null;
      if (received.files.length) opener.openFiles(received.files);
      else this.open([readText(received.text, t('replay.pasted'))]);
    }
    if (core && state.game && state.game !== session.packed) {
      this.#openFromLink(state);
      return;
    }
    if (core && state.replay && !state.game && !session.game()) {
      const kept = context.settings.keepMatches ? gameHere() : null;
      if (kept) this.open([{ ...readText(kept.text, kept.name), kept }], state.replay);
      else this.#say([t('replay.missing')]);
    }
    this.draw(false);
  }
}
