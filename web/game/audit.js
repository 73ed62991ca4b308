// @ts-check
// Compares a logged win with our own score: what agrees and what differs.

import { listed, nameOf, number, signed, t } from '../words/index.js';

/** @import { Audited, DealWin } from '../engine/core.d.ts' */

/**
 * "3 han 30 fu", "mangan · 5 han 30 fu", "Yakuman", ""
 * @param {{han: number, fu?: number, yakuman: number, limit?: string}} win
 */
export function worth(win) {
  if (win.yakuman) return t('win.yakuman', { n: win.yakuman });
  const counted = win.han ? t('win.hanFu', { han: win.han, fu: win.fu ?? 0 }) : '';
  return win.limit ? [t(`limit.${win.limit}`), counted].filter(Boolean).join(' · ') : counted;
}

/** @param {string} text */
const count = (text) => number(Number(text));
/** @param {string} text */
const words = (text) => (text ? text.split(' ') : []);

/** "ippatsu=1" is a yaku with its han. @param {string} text */
function yaku(text) {
  const [id, han] = text.split('=');
  return han ? `${nameOf('yaku', id)} ${number(Number(han))}` : nameOf('yaku', id);
}

/**
 * The fields that a log may state, and how to write their values.
 * @type {Record<Audited, {word: string, show: (text: string) => string}>}
 */
const rows = {
  han: { word: 'win.han', show: count },
  fu: { word: 'win.fu', show: count },
  yakuman: { word: 'win.yakumanWord', show: count },
  points: { word: 'win.pointsWord', show: count },
  yaku: { word: 'win.yaku', show: (text) => listed(words(text).map(yaku)) },
  payments: {
    word: 'win.payments',
    show: (text) =>
      words(text)
        .map((sum) => signed(Number(sum)))
        .join(' / '),
  },
};

/** What differs between the log and our score. @param {DealWin} win @returns {string[]} */
const differences = (win) =>
  (win.differences ?? []).map(({ what, log, ours }) => {
    const { word, show } = rows[what];
    return `${t(word)}: ${listed([t('win.ours', { value: show(ours) }), t('win.theirs', { value: show(log) })])}`;
  });

/** The class of an audit line: same, different, or nothing to compare with. @param {DealWin} win */
export const auditStyle = ({ agrees }) =>
  agrees === false ? 'audit is-different' : agrees ? 'audit is-same' : 'audit';

/** One line: "Log: 30 fu 3 han 3,900: same". @param {DealWin} win */
export function auditLine(win) {
  if (!win.log || !Object.keys(win.log).length) return t('win.noLog');
  if (win.agrees === false) return t('win.differs', { what: differences(win).join('; ') });
  const { log } = win;
  const { han, fu, points } = log;
  const what = [
    worth({ yakuman: win.yakuman, han: han ?? (fu ? win.han : 0), fu }),
    points === undefined ? '' : number(points),
  ]
    .filter(Boolean)
    .join(' ');
  return t('win.same', {
    what:
      what ||
      listed(
        Object.entries(rows)
          .filter(([key]) => key in log)
          .map(([, { word }]) => t(word)),
      ),
  });
}
