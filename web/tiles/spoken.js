// @ts-check
// Tiles and hands as a player would say them, for screen readers, titles and tooltips.

import { isRed, kind, sorted } from './code.js';
import { laidOut } from './arrange.js';
import { listed, t } from '../words/index.js';

/** @param {string} tile @returns {string} */
export function tileName(tile) {
  if (isRed(tile)) return t('tile.red', { tile: tileName(kind(tile)) });
  const suit = tile[1];
  return 'mps'.includes(suit ?? '-') ? t(`tile.${suit}`, { n: tile[0] }) : t(`tile.${tile}`);
}

/** "1 2 3 characters, red 5 6 7 circles, East East": a row of tiles, suit by suit. @param {string[]} tiles */
export function spokenTiles(tiles) {
  /** @type {{suit: string, tiles: string[]}[]} */ const groups = [];
  for (const tile of tiles) {
    const suit = tile[1] ?? tile;
    const last = groups[groups.length - 1];
    if (last && last.suit === suit) last.tiles.push(tile);
    else groups.push({ suit, tiles: [tile] });
  }
  return listed(
    groups.map(({ suit, tiles: group }) => {
      if (!'mps'.includes(suit)) return group.map(tileName).join(' ');
      const ranks = group.map((tile) => (isRed(tile) ? t('spoken.red') : tile[0])).join(' ');
      return t('spoken.suit', { ranks, suit: t(`suit.${suit}`) });
    }),
  );
}

/** @param {import('./mpsz.js').Meld} meld */
export function spokenMeld(meld) {
  const one =
    meld.kind === 'chow' || meld.tiles.some(isRed) ? spokenTiles(sorted(meld.tiles)) : tileName(meld.tiles[0]);
  const name = t(`spoken.${meld.kind}`, { tiles: one });
  if (meld.kong === 'concealed') return t('spoken.concealed', { meld: name });
  return meld.from ? t('spoken.from', { meld: name, from: t(`meld.${meld.from}`) }) : name;
}

/** The whole hand as one text. @param {import('./mpsz.js').Hand} hand */
export function spokenHand(hand) {
  const { row, drawn } = laidOut(hand);
  const parts = [
    spokenTiles(row),
    drawn ? t('spoken.drawn', { tile: tileName(drawn) }) : '',
    ...hand.melds.map(spokenMeld),
  ];
  return parts.filter(Boolean).join('; ') || t('hand.empty');
}
