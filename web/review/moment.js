// @ts-check
// One decision in words: what was done, what was better and why, what that cost; and apart from it the luck that
// followed.

import { tileName, tileNames } from '../board/names.js';
import { h } from '../page/dom.js';
import { readCommand } from '../table/command.js';
import { reasonText } from '../words/reason.js';
import { number, share, t } from '../words/index.js';

/** @import { ReviewMove } from '../engine/core.d.ts' */

/** @param {ReviewMove & {again?: number[]}} move `again`: the steps where the same was done again */
export function momentLines(move) {
  const { made, better = '', loss, danger, again = [] } = move;
  const lucky = luckLine(move);
  return [
    h('span', {}, t('review.said', { made: said(made), better: said(better) })),
    reasons(move).map((line) => h('span', { class: 'moment-why' }, line)),
    h(
      'span',
      { class: 'moment-loss' },
      lossText(loss),
      danger === undefined
        ? null
        : h('span', { class: 'quiet-text' }, ' · ', t('review.danger', { share: share(danger) })),
    ),
    again.length ? h('span', { class: 'quiet-text' }, t('review.again', { steps: again.join(', ') })) : null,
    lucky ? h('span', { class: 'moment-luck' }, h('b', {}, t('review.lucky')), ' ', lucky) : null,
  ];
}

/** What was lost, as far as it shows. @param {ReviewMove['loss']} loss */
function lossText({ points, win }) {
  const lost = { points: number(Math.round(points)), win: share(win, win < 0.01 ? 1 : 0) };
  if (win < 0.0005) return t('review.lossPoints', lost);
  return t(points < 0.5 ? 'review.lossChance' : 'review.loss', lost);
}

/** Why the first discard stands first, and the one made does not. @param {ReviewMove} move */
function reasons({ row, better = '', best }) {
  const [first] = best;
  const other = row === undefined ? undefined : best[row];
  return (
    [first && discarded(better) === first.tile ? first : undefined, other === first ? undefined : other]
      .filter((row) => row !== undefined)
      // What is as good as the first says nothing of what was made, which is not.
      .filter(({ reason }) => reason?.id !== 'as-good')
      .map((row) => [row, reasonText(row.reason)])
      .filter(([, why]) => why)
      .map(([row, why]) => t('review.why', { tile: tileName(/** @type {any} */ (row).tile), why }))
  );
}

/** @param {ReviewMove} move */
function luckLine({ luck }) {
  if (!luck) return '';
  if (luck.wall !== undefined)
    return luck.wall ? t('review.wall', { soon: luck.soon ?? 0, wall: luck.wall }) : t('review.walls');
  if (!luck.draws) return '';
  return t('review.drawn', {
    came: luck.came,
    draws: luck.draws,
    hoped: number(Math.round(luck.hoped * 10) / 10),
  });
}

/** A tile by its name; commands by what they do. @param {string} made */
export function said(made) {
  if (made === 'pass') return t('review.pass');
  if (isTile(made)) return tileName(made);
  return made
    .split(' ')
    .map((text) => readCommand(text, true))
    .map(({ act, tiles }) =>
      [act === 'd' ? '' : t(`act.${act}`), tiles.length ? tileNames(tiles) : ''].filter(Boolean).join(' '),
    )
    .join(', ');
}

/** @param {string} text */
const isTile = (text) => /^[0-9][mps]$|^[1-7]z$/.test(text);

/** The tile that a decision lets go. @param {string} command */
function discarded(command) {
  if (command === 'pass' || isTile(command)) return command;
  const { act, tiles } = readCommand(command.split(' ').at(-1) ?? '', true);
  return act === 'd' ? tiles[0] : '';
}
