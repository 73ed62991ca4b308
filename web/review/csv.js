// @ts-check
// CSV tables for other programs.

/** @import { Moment } from './run.js' */

/** @param {any[][]} rows */
export const csv = (rows) =>
  rows.map((row) => row.map((one) => cell(String(one ?? ''))).join(',')).join('\r\n') + '\r\n';

/** A cell; a text that a spreadsheet would take for a formula is made harmless. @param {string} text */
function cell(text) {
  const plain = /^[=+@\t\r-]/.test(text) && Number.isNaN(Number(text)) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replace(/"/g, '""')}"` : plain;
}

/** @param {Moment[]} moments */
export const momentsCsv = (moments) =>
  csv([
    ['deal', 'step', 'chair', 'kind', 'made', 'better', 'loss win', 'loss points', 'danger', 'hoped', 'came'].concat([
      'wall',
      'soon',
      'loss placement',
    ]),
    ...moments.map(({ deal, step, chair, kind, made, better, loss, danger, luck, placement }) => [
      ...[deal + 1, step, chair, kind, made, better, loss.win, loss.points, danger, luck?.hoped, luck?.came],
      ...[luck?.wall, luck?.soon, placement?.cost],
    ]),
  ]);

/** A number rounded to four digits: sums of fractions have rounding errors. @param {number} value */
export const clean = (value) => Math.round(value * 1e4) / 1e4;

/** @param {unknown} value */
export const json = (value) => JSON.stringify(value, (_, one) => (typeof one === 'number' ? clean(one) : one), 1);
