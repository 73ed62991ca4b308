// @ts-check
// An example of everything that gives fu: its id, a hand with it, how it was won, and the tiles to draw; none means
// the whole hand. A test finds each of them in the score of its hand.

/** @type {[id: string, hand: string, how: string, tiles: string][]} */
export const examples = [
  ['base', '123m45699p34567s+8s', 'seatWind:S', ''],
  ['closed-ron', '123m45699p34567s+8s', 'seatWind:S', ''],
  ['self-draw', '123m33678p45777s+6s', 'selfDrawn seatWind:S', ''],
  ['triplet', '55678p34567s+8s [222m]', 'seatWind:S', '222m'],
  ['triplet', '222m55678p34567s+8s', 'seatWind:S', '222m'],
  ['triplet', '123m56799p45s+6s [555z]', 'seatWind:S', '555z'],
  ['triplet', '123m56799p45s555z+6s', 'seatWind:S', '555z'],
  ['quad', '55678p34567s+8s [2222m]', 'seatWind:S', '2222m'],
  ['quad', '55678p34567s+8s (2222m)', 'seatWind:S', '2222m'],
  ['quad', '123m56799p45s+6s [5555z]', 'seatWind:S', '5555z'],
  ['quad', '123m56799p45s+6s (5555z)', 'seatWind:S', '5555z'],
  ['pair-dragon', '123m456p34567s55z+8s', 'riichi:1 seatWind:S', '55z'],
  ['pair-seat', '123m456p34567s22z+8s', 'riichi:1 seatWind:S', '22z'],
  ['pair-round', '123m456p34567s11z+8s', 'riichi:1 seatWind:S', '11z'],
  ['pair-double-wind', '123m456p34567s11z+8s', 'riichi:1 seatWind:E', '11z'],
  ['wait-edge', '12m45699p345678s+3m', 'riichi:1 seatWind:S', '123m'],
  ['wait-middle', '13m45699p345678s+2m', 'riichi:1 seatWind:S', '123m'],
  ['wait-single', '123m4569p345678s+9p', 'riichi:1 seatWind:S', '99p'],
  ['open-pinfu', '55678p34567s+8s [234m]', 'seatWind:S', ''],
  ['pairs-25', '1133m5588p2299s7z+7z', 'seatWind:S', ''],
];
