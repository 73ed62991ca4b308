// @ts-check
// Pictures to save: the hand alone, or the answer as a card: the hand with its melds and indicators, the sum, the
// payments, the sets, yaku and fu; or the discards and waits with their tiles. One SVG file, and a PNG made of it.

import { handItems } from '../tiles/arrange.js';
import { tilesSvgText } from '../tiles/tile.js';
import { t } from '../words/index.js';
import { shownAnswer } from './shown.js';
import { inks, margin, measure, sheetPicture, tileHeight, width, wrapped } from './sheet-picture.js';

/** @import { Hand } from '../tiles/mpsz.js' */
/** @import { State } from '../state/model.js' */
/** @import { Sheet } from './sheet-picture.js' */
/** @import { ShownAnswer } from './shown.js' */

/** @param {Hand} hand @returns {string} an SVG file */
export const handPicture = (hand) => tilesSvgText(handItems(hand));

/** The padding within a box. */
const inner = 36;
const full = width - 2 * margin;

/** @param {{hand: Hand}} answer @param {State} state @returns {string} an SVG file */
export function cardPicture({ hand }, state) {
  const shown = shownAnswer();
  const sheet = sheetPicture();
  let y = margin;
  y += sheet.hand(margin, y, hand, full) + 16;
  y = around(sheet, y, state);
  for (const line of wrapped(shown.sentence, full, { size: 34, weight: 700 })) {
    y += 42;
    sheet.text(margin, y, line, { size: 34, weight: 700 });
  }
  y += 28;
  if (shown.card) y = card(sheet, y, shown.card);
  for (const row of shown.discards) y = discard(sheet, y, row);
  if (shown.waits.length) y = waits(sheet, y, shown.waits);
  if (shown.assumed) {
    for (const line of wrapped(shown.assumed, full, { size: 20 })) {
      y += 28;
      sheet.text(margin, y, line, { size: 20, fill: inks.quiet });
    }
  }
  return sheet.end(Math.ceil(y + margin));
}

/** Indicators, each list with its name. @param {Sheet} sheet @param {number} y @param {State} state */
function around(sheet, y, state) {
  let x = margin;
  for (const { name, word } of /** @type {const} */ ([
    { name: 'indicators', word: 'hand.indicators' },
    { name: 'uraIndicators', word: 'hand.ura' },
  ])) {
    if (!state[name].length) continue;
    sheet.text(x, y + 32, t(word), { size: 20, fill: inks.quiet });
    x = sheet.tiles(x + measure(t(word), { size: 20 }) + 10, y, state[name], 36) + 28;
  }
  return x > margin ? y + 56 : y;
}

/** @param {Sheet} sheet @param {number} top @param {NonNullable<ShownAnswer['card']>} card */
function card(sheet, top, { number, unit, steps, payments, chips, sets, sections, why }) {
  const x = margin + inner;
  const most = full - 2 * inner;
  const draw = sheetAfter(sheet);
  let y = top + inner;
  if (number) {
    y += 72;
    draw.text(x, y, number, { size: 92, weight: 700 });
    draw.text(x + measure(number, { size: 92, weight: 700 }) + 14, y, unit, { size: 32, fill: inks.quiet });
    y += 16;
  }
  if (steps) draw.text(x, (y += 30), steps, { size: 26, fill: inks.quiet });
  let at = x;
  if (payments.length) y += 34;
  for (const { text, gets } of payments) {
    const type = gets ? { size: 25, weight: 600, fill: inks.accent } : { size: 25 };
    if (at > x && at + measure(text, type) > x + most) [at, y] = [x, y + 34];
    draw.text(at, y, text, type);
    at += measure(text, type) + 32;
  }
  at = x;
  if (chips.length) y += 26;
  for (const chip of chips) {
    const wide = measure(chip, { size: 23, weight: 600 }) + 36;
    if (at > x && at + wide > x + most) [at, y] = [x, y + 54];
    draw.box(at, y, wide, 44, inks.soft, 22);
    draw.text(at + 18, y + 30, chip, { size: 23, weight: 600 });
    at += wide + 12;
  }
  if (chips.length) y += 44;
  y = setsOf(draw, x, y + 26, most, sets);
  y = columns(draw, x, y, most, sections);
  for (const line of why.flatMap((reason) => wrapped(reason, most, { size: 24 }))) draw.text(x, (y += 34), line);
  const height = y + inner - top;
  sheet.box(margin, top, full, height, inks.line, 22);
  sheet.box(margin + 1, top + 1, full - 2, height - 2, inks.raised, 21);
  draw.flush();
  return top + height + 16;
}

/**
 * Draws the content first and the box behind it, since the box is as high as its content.
 * @param {Sheet} sheet
 */
function sheetAfter(sheet) {
  /** @type {(() => void)[]} */ const later = [];
  return {
    text: (/** @type {Parameters<Sheet['text']>} */ ...given) => void later.push(() => sheet.text(...given)),
    box: (/** @type {Parameters<Sheet['box']>} */ ...given) => void later.push(() => sheet.box(...given)),
    rule: (/** @type {Parameters<Sheet['rule']>} */ ...given) => void later.push(() => sheet.rule(...given)),
    tiles: (/** @type {Parameters<Sheet['tiles']>} */ ...given) => void later.push(() => sheet.tiles(...given)),
    flush: () => later.forEach((draw) => draw()),
  };
}
/** @typedef {ReturnType<typeof sheetAfter>} Draw */

/**
 * @param {Draw} draw @param {number} x @param {number} y @param {number} most
 * @param {{tiles: string[], note: string}[]} sets
 */
function setsOf(draw, x, y, most, sets) {
  const count = sets.reduce((sum, { tiles }) => sum + tiles.length, 0);
  if (!count) return y;
  const size = Math.min(56, (most - 26 * (sets.length - 1)) / count - 1);
  let at = x;
  for (const { tiles, note } of sets) {
    draw.tiles(at, y, tiles, size);
    if (note) draw.text(at, y + size * tileHeight + 26, note, { size: 18, fill: inks.quiet });
    at += Math.max(tiles.length * (size + 1), measure(note, { size: 18 })) + 26;
  }
  return y + size * tileHeight + (sets.some(({ note }) => note) ? 42 : 16);
}

/**
 * @param {Draw} draw @param {number} x @param {number} y @param {number} most
 * @param {NonNullable<ShownAnswer['card']>['sections']} sections
 */
function columns(draw, x, y, most, sections) {
  const shown = sections.filter(({ lines }) => lines.length).slice(0, 2);
  const wide = shown.length > 1 ? (most - 48) / 2 : most;
  let low = y;
  shown.forEach(({ title, lines }, index) => {
    const left = x + index * (wide + 48);
    let at = y + 28;
    draw.text(left, at, title, { size: 20, weight: 600, fill: inks.quiet });
    for (const { name, worth } of lines) {
      at += 40;
      draw.rule(left, at - 28, wide);
      draw.text(left, at, name, { size: 24 });
      draw.text(left + wide, at, worth, { size: 24, weight: 600, anchor: 'end' });
    }
    low = Math.max(low, at + 8);
  });
  return low;
}

/** @param {Sheet} sheet @param {number} y @param {ShownAnswer['discards'][number]} row */
function discard(sheet, y, { tiles, said, share, accepted }) {
  sheet.rule(margin, y, full);
  const from = sheet.tiles(margin, y + 12, tiles.slice(0, 3), 44);
  const x = Math.max(margin + 76, from + 16);
  sheet.text(x, y + 34, said[0] ?? '', { size: 25, weight: 700 });
  const rest = said.slice(1).join(' · ');
  sheet.text(x + measure(said[0] ?? '', { size: 25, weight: 700 }) + 14, y + 34, rest, { size: 20, fill: inks.quiet });
  sheet.box(x, y + 48, 180, 10, inks.line, 5);
  sheet.box(x, y + 48, Math.max(6, 180 * share), 10, inks.accent, 5);
  const start = Math.max(margin + 350, x + 220);
  const perRow = Math.floor((width - margin - start) / 31);
  accepted.forEach(({ tile, left }, index) => {
    const at = start + (index % perRow) * 31;
    const line = y + 14 + Math.floor(index / perRow) * 66;
    sheet.tiles(at, line, [tile], 30);
    sheet.text(at + 9, line + 58, left, { size: 17, fill: inks.quiet });
  });
  return y + Math.max(86, 20 + 66 * Math.ceil(accepted.length / perRow));
}

/** @param {Sheet} sheet @param {number} y @param {ShownAnswer['waits']} list */
function waits(sheet, y, list) {
  const wide = (full - 20) / 2;
  list.forEach(({ tile, said, pays }, index) => {
    const x = margin + (index % 2) * (wide + 20);
    const top = y + Math.floor(index / 2) * 150;
    sheet.box(x, top, wide, 134, inks.raised);
    sheet.tiles(x + 20, top + 18, [tile], 72);
    sheet.text(x + 116, top + 42, said, { size: 23, weight: 600 });
    pays.forEach(({ name, sum }, at) => {
      sheet.text(x + 116 + at * 150, top + 76, name, { size: 18, fill: inks.quiet });
      sheet.text(x + 116 + at * 150, top + 110, sum, { size: 30, weight: 700 });
    });
  });
  return y + Math.ceil(list.length / 2) * 150;
}

/**
 * An SVG file as a PNG of twice its size.
 * @param {string} svg
 * @returns {Promise<Blob | null>} null if the browser cannot
 */
export async function toPng(svg) {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  try {
    await image.decode();
  } catch {
    return null;
  }
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [image.width * 2, image.height * 2];
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
}
