// @ts-check
// The table of payments by han and fu with the current cell marked. It is the published formula, not a scorer: the sum above it
// comes from the module.

import { fold, h } from '../dom.js';
import { number, t } from '../words/index.js';

const fus = [20, 25, 30, 40, 50, 60, 70, 80, 90, 100, 110];
const limits = [[2000, 'mangan'], [3000, 'haneman'], [4000, 'baiman'], [6000, 'sanbaiman'], [8000, 'yakuman']];

const up = (points) => Math.ceil(points / 100) * 100;

/** Base points, at most a mangan; null where the pair of han and fu cannot be. */
function base(han, fu, rounded) {
  if ((fu === 20 || fu === 25) && han < 2) return null;
  const points = fu * 2 ** (han + 2);
  return points >= 2000 || (rounded && points === 1920) ? 2000 : points;
}

/** What is paid for base points: one number for a ron, "others/dealer" for a self-draw. */
function pay(points, { dealer, selfDrawn }) {
  if (!selfDrawn) return number(up(points * (dealer ? 6 : 4)));
  return dealer ? number(up(points * 2)) : `${number(up(points))}/${number(up(points * 2))}`;
}

/**
 * @param {import('../state/model.js').State} state
 * @param {any} score
 * @param {boolean} rounded whether 1,920 is rounded up to a mangan
 */
export function payTable(state, score, rounded) {
  const way = { dealer: (state.situation.seatWind ?? 'E') === 'E', selfDrawn: state.situation.selfDrawn === true };
  const caption = t('card.tableFor', { who: t(way.dealer ? 'card.dealerIs' : 'card.nonDealer'), way: t(way.selfDrawn ? 'wait.tsumo' : 'wait.ron') });
  const cell = (han, fu) => {
    const points = base(han, fu, rounded);
    const impossible = points === null || (fu === 20 && !way.selfDrawn) || (fu === 25 && way.selfDrawn && han < 3);
    const current = score.han === han && score.fu === fu;
    return h('td', { 'aria-current': current ? 'true' : null, class: current ? 'is-current' : '' }, impossible ? '–' : pay(points, way));
  };
  return fold('pay-table', t('card.table'), () => [h('div', { class: 'table-scroll', tabindex: 0, role: 'region', 'aria-label': t('card.table') }, h('table', {},
      h('caption', {}, caption),
      h('thead', {}, h('tr', {}, h('th', { scope: 'col' }, t('card.fuTitle')), [1, 2, 3, 4].map((n) => h('th', { scope: 'col' }, t('card.han', { n }))))),
      h('tbody', {}, fus.map((fu) => h('tr', {}, h('th', { scope: 'row' }, number(fu)), [1, 2, 3, 4].map((han) => cell(han, fu))))))),
    h('ul', { class: 'limits' }, limits.map(([points, name]) => h('li', { class: nameOfLimit(score) === name ? 'is-current' : '' },
      t(`limit.${name}`), ' ', h('strong', {}, pay(points, way)))))], { class: 'pay-table' });
}

const nameOfLimit = ({ limit }) => (limit === 'counted-yakuman' ? 'yakuman' : limit);
