// @ts-check
// A place in a game on a board, with steps to either side. It asks the module, whose functions must all be loaded.

import { board } from '../board/board.js';
import { normalState } from '../board/spelling.js';
import { mostOfLink, TooLarge } from '../engine/bounded.js';
import { openInSlices } from '../engine/opening.js';
import { alias } from '../game/anonymous.js';
import { dealLabel } from '../game/rules.js';
import { moveSaid } from '../game/said.js';
import { within } from '../game/steps.js';
import { h, refill } from '../lib/dom.js';
import { shownName } from '../lib/name.js';
import { unpack } from '../state/pack.js';
import { faultLine } from '../words/index.js';

/** @import { ReplayOpenValue, Tehai } from '../engine/core.d.ts' */
/** @import { GameBlock } from './lesson.js' */
/** @import { ShownGame } from './game-picture.js' */

/** Says a word of lessons: elsewhere they are in another script. @typedef {typeof import('../words/index.js').t} Say */

/** Why a game could not be opened, as a sentence. @param {any} error @param {Say} say */
const reason = (error, say) =>
  error instanceof TooLarge
    ? say('lessons.gameTooLarge', { kb: mostOfLink / 1000 })
    : say('lessons.noGame', { why: error?.code ? faultLine(error) : '' }).trim();

/** @param {Tehai} core @param {GameBlock} block @param {Say} say @returns {Promise<ReplayOpenValue>} */
async function open(core, { packed, text: own }, say) {
  try {
    const text = packed ? await unpack(packed) : own;
    if (text.length > mostOfLink) throw new TooLarge();
    const info = await openInSlices((name, request) => core[name](/** @type {any} */ (request)), {
      text,
      most: mostOfLink,
    });
    if (info.deals.length) return info;
    core.replayClose({ id: info.id });
  } catch (error) {
    throw new Error(reason(error, say), { cause: error });
  }
  throw new Error(reason(null, say));
}

/** @param {Tehai} core @param {GameBlock} block @param {Say} say @returns {Promise<ShownGame>} */
export async function gameBoard(core, block, say) {
  const info = await open(core, block, say);
  const { id } = info;
  const { deal } = within(info.deals, { deal: block.deal, step: 0 });
  const branches = core.replayBranches({ id, deal }).branches;
  const { players } = info.deals[deal];
  let seat = Math.min(block.seat, players - 1);
  /** The number of the variation, 0 for the deal. */ let line = 0;
  let at = 0;
  const felt = board({
    choose: (chair) => {
      seat = chair;
      draw();
    },
  });
  const caption = h('p', { class: 'caption', role: 'status' });
  /** @param {string} key @param {string} sign @param {number} way */
  const button = (key, sign, way) =>
    h(
      'button',
      {
        type: 'button',
        class: 'button lesson-step',
        data: { key: `lesson-${key}` },
        'aria-label': say(`lessons.${key}`),
        onclick: () => move(at + way),
      },
      sign,
    );
  const [before, after] = [button('stepBack', '‹', -1), button('stepOn', '›', 1)];

  const last = () => branches[line - 1]?.steps ?? info.deals[deal].steps;
  /** @param {number} to */
  function move(to) {
    at = Math.max(0, Math.min(to, last()));
    draw();
  }
  function draw() {
    const branch = branches[line - 1]?.branch;
    const state = normalState(core.replayState({ id, deal, step: at, ...(branch ? { branch } : {}) }));
    felt.update(state, {
      seat,
      open: true,
      label: dealLabel(info.deals[deal]),
      name: (of) => shownName(state.seats[of]?.name) || shownName(info.players[of]) || alias(of),
    });
    refill(
      caption,
      line ? `${say('lessons.variation', { n: line })}: ` : null,
      moveSaid(state.event, state.seats),
      state.comment ? h('span', { class: 'caption-comment' }, ` — ${state.comment}`) : null,
    );
    before.setAttribute('aria-disabled', String(at === 0));
    after.setAttribute('aria-disabled', String(at === last()));
  }

  return {
    element: h(
      'div',
      { class: 'lesson-stage', role: 'group' },
      felt.element,
      h('div', { class: 'lesson-steps' }, before, caption, after),
    ),
    show(branch, step) {
      line = branches[branch - 1] ? branch : 0;
      move(step);
    },
    close: () => core.replayClose({ id }),
  };
}
