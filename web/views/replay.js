// @ts-check
// The Replay view: open a game, then step through it. The link holds the place and, where it is short enough, the game.

import { h, refill } from '../lib/dom.js';
import { afterPicture } from '../lib/pieces.js';
import { mostOfLink, TooLarge } from '../engine/bounded.js';
import { t } from '../words/index.js';
import { withoutNames } from '../game/anonymous.js';
import { openPanel } from '../replay/open-panel.js';
import { dropTarget } from '../replay/drop.js';
import { readText } from '../replay/files.js';
import { isLong, readAhead } from '../replay/large.js';
import { replayHead } from '../replay/head.js';
import { gameHere, goOnWith, keepGame } from '../replay/saved-games.js';
import { ownSeat } from '../state/own-seat.js';
import { pack, unpack } from '../state/pack.js';
import { readingLine } from '../replay/reading-line.js';
import { mostGames, sessionOf } from '../replay/session.js';
import { shareSheet } from '../replay/share-sheet.js';
import { stage } from '../replay/stage.js';
import { adoptGameStyles } from '../game/styles.js';
import { whatIf } from '../table/match.js';

/** More deals than these never fit into a link. */
const mostInLink = 60;

/** @param {import('../state/context.js').Context} context */
export function create(context) {
  adoptGameStyles();
  const { store } = context;
  const session = sessionOf(context);
  const notes = h('div', { class: 'replay-notes', role: 'status' });
  const opener = openPanel(
    open,
    () => {
      opening = true;
      head.forget();
      say([]);
      draw(false);
    },
    () => context.settings.keepMatches,
  );
  const scene = stage(context, session, { commented: () => keepInLink(true) });
  const share = shareSheet(context, session, {
    changed: () => {
      head.forget();
      draw(false);
      keepInLink();
    },
  });
  const head = replayHead(session, {
    scene,
    share: share.button,
    open() {
      opening = !opening;
      head.forget();
      draw(!opening);
    },
    close,
    choose,
    tryOn,
  });
  const body = h('div', { class: 'replay-body' });
  const element = h(
    'div',
    { class: 'replay-view' },
    h('h1', { class: 'unseen' }, t('replay.title')),
    notes,
    body,
    share.panel,
  );
  let opening = false;
  /** The reading of large texts that is under way: what is opened meanwhile takes its place. */
  let reading = new AbortController();
  /** How often the link was asked to follow; only the last of those that overlap is heard. */
  let kept = 0;
  /** Something was added that the link may have no room for. */
  let unsaved = false;

  /**
   * @param {import('../replay/files.js').Source[]} sources
   * @param {import('../state/model.js').ReplayPlace | null} [at]
   */
  function open(sources, at = null) {
    reading.abort();
    const { signal } = (reading = new AbortController());
    if (!context.core) {
      say([context.failure || t('page.needsAll')]);
      context.arrived.then(() => signal.aborted || open(sources, at));
      return;
    }
    if (!context.core.replayOpen) {
      say([t('replay.noModule')]);
      return;
    }
    if (!sources.some(isLong)) {
      openNow(sources, at);
      return;
    }
    const stopped = () => {
      reading.abort();
      say([]);
    };
    const line = readingLine(sources, stopped);
    refill(notes, line.element);
    readAhead(context, sources.slice(0, mostGames), signal, line.update).then(
      (read) => openNow(read, at),
      (error) => signal.aborted || say([String(error)]),
    );
  }

  /**
   * @param {import('../replay/files.js').Source[]} sources
   * @param {import('../state/model.js').ReplayPlace | null} at
   */
  function openNow(sources, at) {
    const before = session.game();
    say(session.open(sources));
    const game = session.game();
    if (game === before) return;
    const [{ kept: entry }] = sources;
    if (game && entry && sources.length === 1) goOnWith(game, entry);
    scene.opens();
    opener.clear();
    opening = false;
    head.forget();
    session.packed = '';
    unsaved = false;
    const seat = at ? 0 : ownSeat(session.game()?.text ?? '');
    store.set({ replay: at ?? { deal: 0, step: 0, ...(seat ? { seat } : {}) }, game: '', view: 'replay' });
    keepInLink();
  }

  /** @param {string[]} lines */
  function say(lines) {
    refill(
      notes,
      lines.map((line) => h('p', { class: 'note' }, line)),
    );
  }

  /**
   * The game goes into the link if there is room for it, once it has been seen; what was added to it stays on the
   * device else.
   * @param {boolean} [added]
   */
  async function keepInLink(added = false) {
    const game = session.game();
    if (!game) return;
    unsaved ||= added;
    const mine = (kept += 1);
    const overtaken = () => mine !== kept || session.game() !== game;
    await new Promise((done) => setTimeout(done, 100));
    if (overtaken()) return;
    // No link has room for so many deals: they are written out where something is to be kept, and else left alone.
    const room = game.info.deals.length <= mostInLink;
    const text = room || unsaved ? context.engine().replayText({ id: game.id }).text : '';
    const packed = !room
      ? ''
      : await pack(session.anonymous ? withoutNames(text, 'uzje', session.frame(0, 0).players) : text).catch(() => '');
    if (overtaken()) return;
    const keeps = unsaved && !packed && context.settings.keepMatches;
    if (keeps && !keepGame(game, text)) say([t('kept.full')]);
    unsaved = false;
    session.packed = packed;
    store.set({ game: packed, replay: { ...scene.place(), ...(scene.seat() ? { seat: scene.seat() } : {}) } });
    if (keeps) context.linkNow?.();
  }

  /** A link that carries another game than the one open is opened. @param {import('../state/model.js').State} state */
  async function openFromLink(state) {
    session.packed = state.game;
    try {
      const text = await unpack(state.game);
      open([{ ...readText(text, t('replay.untitled')), most: mostOfLink }], state.replay);
    } catch (error) {
      const why = error instanceof TooLarge ? t('replay.tooLargeHere', { kb: mostOfLink / 1000 }) : t('replay.notText');
      say([t('replay.badLink', { why })]);
    }
  }

  /** @param {boolean} focus */
  function draw(focus) {
    const game = session.game();
    const wanted = game && !opening ? scene.element : opener.element;
    if (body.lastChild !== wanted) {
      body.replaceChildren(...(game ? [head.element, wanted] : [wanted]));
      if (wanted === opener.element) opener.refresh();
    }
    element.classList.toggle('is-playing', Boolean(game) && !opening);
    if (!game) return;
    head.update(game, opening);
    if (!opening) scene.show(focus);
  }

  /** @param {number} index */
  function choose(index) {
    session.choose(index);
    session.packed = '';
    store.set({ replay: { deal: 0, step: 0 }, game: '' });
    keepInLink();
  }

  function close() {
    scene.stop();
    session.close();
    opening = false;
    head.forget();
    store.set({ replay: null, game: '' });
  }

  function tryOn() {
    const game = session.game();
    const { deal, step, branch = 0 } = scene.place();
    const at = { replay: game?.id ?? '', deal, step, branch: session.variations.id(deal, branch) };
    const refused = game && whatIf(context, at);
    if (refused) say([t('replay.whatIfFailed', { why: refused })]);
  }

  dropTarget(
    element,
    (files) => opener.openFiles(files),
    (text) => open([readText(text, t('replay.pasted'))]),
    () => store.get().view === 'replay',
    (entries) => opener.openFolders(entries),
  );

  return {
    element,
    /** @param {import('../state/model.js').State} state */
    update(state) {
      const { received } = context;
      if (context.core && received) {
        context.received = null;
        if (received.files.length) opener.openFiles(received.files);
        else open([readText(received.text, t('replay.pasted'))]);
      }
      if (context.core && state.game && state.game !== session.packed) {
        openFromLink(state);
        return;
      }
      if (context.core && state.replay && !state.game && !session.game()) {
        const kept = context.settings.keepMatches ? gameHere() : null;
        if (kept) open([{ ...readText(kept.text, kept.name), kept }], state.replay);
        else say([t('replay.missing')]);
      }
      draw(false);
    },
  };
}
