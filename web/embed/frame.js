// @ts-check
// embed.html: one element, chosen by the hash, for a frame on another site. The hash is the element's name and its
// attributes, `#score&text=123m…&rules=classical`, or that of a link (`#v1&h=…`). The frame reports its height to the
// page around it and obeys messages of that page only.

import { attributes, writeWords } from '../elements/attributes.js';
import { MahjongHand } from '../elements/hand.js';
import { MahjongLesson } from '../elements/lesson.js';
import { MahjongProblem } from '../elements/problem.js';
import { MahjongReplay } from '../elements/replay.js';
import { MahjongScore } from '../elements/score.js';
import { siteAddress } from '../elements/more.js';
import { readLink, writeLink } from '../state/link.js';
import { compact } from '../tiles/code.js';
import { closestTag } from '../words/closest.js';
import { table as en } from '../words/en/corner.js';
import { table as ja } from '../words/ja/corner.js';
import { table as zhHans } from '../words/zh-Hans/corner.js';
import frameCss from './frame.css';

/** The label of the corner link by language; more words are loaded with what draws more than tiles. */
const corners = { en, ja, 'zh-Hans': zhHans };

const kinds = {
  hand: MahjongHand,
  score: MahjongScore,
  replay: MahjongReplay,
  problem: MahjongProblem,
  lesson: MahjongLesson,
};
for (const [kind, element] of Object.entries(kinds)) customElements.define(`mahjong-${kind}`, element);

const sheet = new CSSStyleSheet();
sheet.replaceSync(frameCss);
document.adoptedStyleSheets = [sheet];

/** @type {InstanceType<typeof MahjongHand> | MahjongScore | MahjongReplay | MahjongProblem | MahjongLesson | null} */
let element = null;

/** @param {string} hash @returns {{kind: string, values: Record<string, string>}} */
function readHash(hash) {
  const [head, ...parts] = hash.replace(/^#/, '').split('&');
  const state = head === 'v1' ? readLink(hash) : null;
  if (state) return fromState(state, parts);
  // A link that is too long: the element says why it cannot be read.
  if (head === 'v1' && hash.length > 16_000) return { kind: 'replay', values: { game: partIn(parts, 'g=') || hash } };
  /** @type {Record<string, string>} */ const values = {};
  for (const part of parts) {
    const at = part.indexOf('=');
    const name = at < 0 ? part : part.slice(0, at);
    // A name alone switches on; an empty value, as from a form that was not filled in, is left out.
    if (attributes.includes(name) && part.length !== at + 1) values[name] = at < 0 ? '' : decoded(part.slice(at + 1));
  }
  return { kind: Object.hasOwn(kinds, head) ? head : 'hand', values };
}

/** @param {string[]} parts @param {string} key */
const partIn = (parts, key) => parts.find((part) => part.startsWith(key))?.slice(2);

/** @param {string} text */
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * A link of the page as attributes.
 * @param {import('../state/model.js').State} state
 * @param {string[]} parts of the link
 */
function fromState(state, parts) {
  const { deal = 0, step = 0, seat = 0 } = state.replay ?? {};
  const place = { game: state.game, deal: String(deal), step: String(step), seat: String(seat) };
  return {
    kind: state.game ? 'replay' : 'score',
    values: {
      text: state.text,
      dialect: state.dialect,
      // As they are written: the element reports rules that the state leaves out.
      rules: decoded((partIn(parts, 'r=') ?? '').replace(/_/g, ' ')),
      options: writeWords(state.options),
      situation: writeWords(state.situation),
      indicators: compact(state.indicators),
      'ura-indicators': compact(state.uraIndicators),
      ...(state.game ? place : {}),
    },
  };
}

function show() {
  const { kind, values } = readHash(location.hash);
  const made = document.createElement(`mahjong-${kind}`);
  // The theme is set on the frame: the page around may change it without a new drawing.
  for (const [name, value] of Object.entries(values)) if (name !== 'theme') made.setAttribute(name, value);
  colour(values.theme);
  if (values.language) document.documentElement.lang = values.language;
  if (kind === 'hand') made.setAttribute('block', ''); // in a frame the hand is a block
  made.textContent = kind === 'replay' ? '' : (values.text ?? '');
  element = /** @type {any} */ (made);
  document.body.replaceChildren(made);
  if (kind === 'hand') addCorner(/** @type {any} */ (made), values.language || 'auto');
}

/** @param {unknown} theme anything but light and dark means that of the system */
function colour(theme) {
  const scheme = theme === 'light' || theme === 'dark' ? theme : 'light dark';
  document.documentElement.style.setProperty('color-scheme', scheme);
}

/**
 * Tiles alone leave no space for words, so the link to the full page is a sign in the corner.
 * @param {MahjongHand} hand
 * @param {string} language
 */
function addCorner(hand, language) {
  const tag = /** @type {keyof typeof corners} */ (closestTag(language, Object.keys(corners)));
  const open = document.createElement('a');
  open.className = 'open-full';
  open.target = '_blank';
  open.rel = 'noopener';
  open.href = siteAddress('index.html') + writeLink(hand.state);
  open.setAttribute('aria-label', String(corners[tag]['element.open']));
  open.textContent = '↗';
  hand.after(open);
}

/**
 * Answers only the page around; its origin is checked if the browser reports it.
 * @param {MessageEvent} event
 */
function heard(event) {
  const around = location.ancestorOrigins?.[0];
  if (event.source !== parent || parent === window || (around !== undefined && event.origin !== around)) return;
  const { tehai, to, theme } = event.data ?? {};
  if (tehai === 'goTo' && element instanceof MahjongReplay) element.goTo(to);
  if (tehai === 'theme') colour(theme);
  if (tehai === 'text') tell({ tehai: 'text', text: element?.text ?? '' });
}

/** Heights and notations are no secret: the page around has written them itself. @param {object} message */
const tell = (message) => {
  if (parent !== window) parent.postMessage(message, '*');
};

addEventListener('message', heard);
addEventListener('hashchange', show);
addEventListener('mahjong-step', (event) => tell({ tehai: 'step', .../** @type {CustomEvent} */ (event).detail }));
// Sent before the height: a page that removes the frame then does not enlarge it first.
addEventListener('mahjong-error', (event) => tell({ tehai: 'fault', .../** @type {CustomEvent} */ (event).detail }));

/** Sent once something is drawn, and whenever it grows: a hidden frame gets no report of its own size. */
let drawn = false;
const tellHeight = () => {
  if (drawn) tell({ tehai: 'height', height: Math.ceil(document.body.getBoundingClientRect().height) });
};
for (const what of ['drawn', 'error']) {
  addEventListener(`mahjong-${what}`, () => {
    drawn = true;
    tellHeight();
  });
}
new ResizeObserver(tellHeight).observe(document.body);
show();
