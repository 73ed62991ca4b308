// @ts-check
// A logged win beside our own count of it: what agrees, and what differs.

import { nameOf, number, t } from '../words/index.js';

/** "3 han 30 fu", "Yakuman", "" @param {any} win */
export function worth(win) {
  if (win.yakuman) return t('win.yakuman', { n: win.yakuman });
  return win.han ? t('win.hanFu', { han: win.han, fu: win.fu ?? 0 }) : '';
}

/** The names of a list of yaku, whichever way they are given. @param {any[]} list */
export const yakuNames = (list) => list.map((one) => (typeof one === 'string' ? nameOf('yaku', one) : nameOf('yaku', one.id, one.name))).join(', ');

const rows = [
  { key: 'han', word: 'win.han', show: number },
  { key: 'fu', word: 'win.fu', show: number },
  { key: 'points', word: 'win.pointsWord', show: number },
  { key: 'yaku', word: 'win.yaku', show: yakuNames },
  { key: 'payments', word: 'win.payments', show: (list) => list.map((sum) => (sum > 0 ? `+${number(sum)}` : number(sum))).join(' / ') },
];

/** What of the log is not what we count. @param {any} win @returns {string[]} */
export function differences(win) {
  if (!win.log) return [];
  return rows.filter(({ key }) => win.log[key] !== undefined && win[key] !== undefined && plain(win.log[key]) !== plain(win[key]))
    .map(({ key, word, show }) => `${t(word)}: ${t('win.ours', { value: show(win[key]) })}, ${t('win.theirs', { value: show(win.log[key]) })}`);
}

const plain = (value) => JSON.stringify(Array.isArray(value) ? value.map((one) => (one && typeof one === 'object' ? one.id : one)).sort() : value);

/** One line: "Log: 30 fu 3 han 3,900: same". @param {any} win */
export function auditLine(win) {
  if (!win.log || !Object.keys(win.log).length) return t('win.noLog');
  const found = differences(win);
  if (found.length || win.agrees === false) return t('win.differs', { what: found.join('; ') || t('win.payments') });
  const { han, fu, points } = win.log;
  const what = [worth({ ...win, han: han ?? (fu ? win.han : 0), fu }), points === undefined ? '' : number(points)].filter(Boolean).join(' ');
  return t('win.same', { what: what || rows.filter(({ key }) => win.log[key] !== undefined).map(({ word }) => t(word)).join(', ') });
}
