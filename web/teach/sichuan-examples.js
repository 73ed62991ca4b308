// @ts-check
// An example hand for each fan of Sichuan: id, fans, the hand with its winning tile, how it was won. A test scores
// every one of them under the common rules, which have all fans.

/** @type {[id: string, fans: number, hand: string, how: string][]} */
export const examples = [
  ['chicken-hand', 0, '34567m88899p+2m [111p]', 'seatS'],
  ['kong', 1, '456m12356p99p+4p (1111m)', 'seatS'],
  ['root', 1, '34568m99p+7m [333m] [111p]', 'seatS'],
  ['all-pungs', 1, '55599m44p+4p [111p] [333m]', 'seatS'],
  ['golden-hook', 1, '5s+5s [444p] (9999p) [111s] [888s]', 'seatS'],
  ['full-flush', 2, '1122334456m+7m [999m]', 'seatS'],
  ['seven-pairs', 2, '113355m2244668p+8p', 'seatS'],
  ['after-kong', 1, '123m45678p99p+3p (9999m)', 'selfDrawn rinshan seatS'],
  ['shot-after-kong', 1, '23456m678p99p+1m [111p]', 'shotAfterKong seatS'],
  ['robbing-the-kong', 1, '23456m678p99p+1m [111p]', 'chankan seatS'],
  ['last-tile', 1, '23456m678p99p+1m [111p]', 'lastTile seatS'],
  ['self-drawn', 1, '23456m678p99p+1m [111p]', 'selfDrawn seatS'],
  ['outside-hand', 2, '1123m789p+1m [111p] [999p]', 'seatS'],
  ['two-five-eight', 2, '22555m88p+2m [888m] [222p]', 'seatS'],
  ['concealed-hand', 1, '23456789m678p11p+1m', 'seatS'],
  ['all-simples', 1, '345678m2288p+8p [444p]', 'seatS'],
  ['heavenly-hand', 5, '123456789m678p1p+1p', 'selfDrawn firstTurn'],
  ['earthly-hand', 5, '123456789m678p1p+1p', 'selfDrawn firstTurn seatS'],
];
