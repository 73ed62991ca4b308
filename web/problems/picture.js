// @ts-check
// A question as one SVG picture without references, for Anki cards and pages without scripts.

import { windName } from '../board/names.js';
import { inks, margin, sheetPicture, tileHeight, width } from '../share/sheet-picture.js';
import { readMpsz } from '../tiles/mpsz.js';
import { number, t } from '../words/index.js';
import { dealOf } from './question.js';

/** @import { Problem } from './problem.js' */

/** @param {Problem} problem @returns {string} */
export function problemSvg(problem) {
  const sheet = sheetPicture();
  const { seats, indicators, ura, left, closed, drawn, kind } = problem;
  const size = 34;
  let y = 50;
  const place = [dealOf(problem), kind === 'score' ? '' : t('problems.left', { n: left })].filter(Boolean).join(' · ');
  sheet.text(margin, y, place, { size: 26, fill: inks.quiet });
  y += 20;
  for (const [label, tiles] of /** @type {[string, string[]][]} */ ([
    [t('problems.dora'), indicators],
    [t('problems.ura'), ura],
  ])) {
    if (!tiles.length) continue;
    sheet.text(margin, y + 32, label, { size: 24, fill: inks.quiet });
    sheet.tiles(margin + 300, y, tiles, size);
    y += size * tileHeight + 10;
  }
  const melds = (/** @type {string[]} */ texts) => texts.flatMap((text) => readMpsz(text)?.melds ?? []);
  if (kind !== 'score')
    for (const [index, { wind, score, river, melds: texts }] of [...seats.slice(1), seats[0]].entries()) {
      sheet.rule(margin, y, width - 2 * margin);
      y += 8;
      const own = index === seats.length - 1;
      sheet.text(margin, y + 28, `${windName(wind)}${own ? ` ${t('problems.you')}` : ''}`, { size: 24, weight: 650 });
      sheet.text(margin, y + 54, number(score), { size: 20, fill: inks.quiet });
      const riichi = river.findIndex((one) => one.riichi);
      if (riichi >= 0) sheet.text(margin + 90, y + 54, t('problems.act.riichi'), { size: 20, fill: '#9a3412' });
      const called = own ? [] : melds(texts);
      if (called.length) y += sheet.hand(margin + 220, y, { closed: [], melds: called, flowers: [] }, 600) + 6;
      for (let row = 0; row === 0 || row < river.length; row += 24) {
        sheet.tiles(
          margin + 220,
          y,
          river.slice(row, row + 24).map(({ tile }) => tile),
          size,
        );
        y += size * tileHeight + 4;
      }
      y = Math.max(y, 60) + 6;
    }
  const hand = { closed, melds: melds(seats[0].melds), flowers: [], ...(drawn ? { win: closed.at(-1) } : {}) };
  y += 12;
  y += sheet.hand(margin, y, hand, width - 2 * margin) + 24;
  return sheet.end(y);
}
