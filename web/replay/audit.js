// @ts-check
// A logged win beside our own count of it: what agrees, and what differs.

import { number, t } from '../words/index.js';

/** "3 han 30 fu", "Yakuman", "" @param {any} win */
export function worth(win) {
  if (win.yakuman) return t('win.yakuman', { n: win.yakuman });
  return win.han ? t('win.hanFu', { han: win.han, fu: win.fu ?? 0 }) : '';
}

/** Numbers only: yaku stand in the log in its own words, and the module compares those. */
const rows = [
  { key: 'han', word: 'win.han', show: number },
  { key: 'fu', word: 'win.fu', show: number },
  { key: 'points', word: 'win.pointsWord', show: number },
  { key: 'payments', word: 'win.payments', show: (list) => list.map((sum) => (sum > 0 ? `+${number(sum)}` : number(sum))).join(' / ') },
];

/** What of the log is not what we count. @param {any} win @returns {string[]} */
export function differences(win) {
  if (!win.log) return [];
  return rows.filter(({ key }) => win.log[key] !== undefined && win[key] !== undefined && String(win.log[key]) !== String(win[key]))
    .map(({ key, word, show }) => `${t(word)}: ${t('win.ours', { value: show(win[key]) })}, ${t('win.theirs', { value: show(win.log[key]) })}`);
}

/** How an audit line is dressed: same, different, or nothing to compare with. @param {any} win */
export const auditStyle = ({ agrees }) => (agrees === false ? 'audit is-different' : agrees ? 'audit is-same' : 'audit');

/** One line: "Log: 30 fu 3 han 3,900: same". @param {any} win */
export function auditLine(win) {
  if (!win.log || !Object.keys(win.log).length) return t('win.noLog');
  if (win.agrees === false) return t('win.differs', { what: differences(win).join('; ') || `${t('win.yaku')}: ${t('win.theirs', { value: (win.log.yaku ?? []).join(', ') })}` });
  const { han, fu, points } = win.log;
  const what = [worth({ ...win, han: han ?? (fu ? win.han : 0), fu }), points === undefined ? '' : number(points)].filter(Boolean).join(' ');
  return t('win.same', { what: what || rows.filter(({ key }) => win.log[key] !== undefined).map(({ word }) => t(word)).join(', ') });
}
