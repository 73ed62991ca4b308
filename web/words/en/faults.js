// @ts-check
// English: what is wrong with a text or a hand, as whole sentences, by the module's own pattern.
// The others are said as the module says them.

/** @type {Record<string, string>} */
export const faults = {
  'the end': 'the end',
  'a list of numbers does not say what it means: want the dialect named, one of {0}':
    'A list of numbers can mean several things: choose one of {0}.',
  'tile {0}: want at most {1}, found {2}': '{2} of {0}: there are only {1}.',
  'want at most {0} closed tiles, found {1}': '{1} tiles: at most {0} can be read.',
  'want at most 4 melds, found {0}': '{0} melds: four at most.',
  'tile {0}: want at most 4, found {1}': '{1} of {0}: there are only four.',
  'want each id once, found {0} again': 'The id {0} stands twice.',
  'want a suit letter and digits such as m123, found {0}':
    'Here should stand a suit letter and digits such as m123, not {0}.',
  'want a digit after {0}, found {1}': 'After {0} should come a digit, not {1}.',
  'want 1 to 7 after z, found {0}': 'After z should come 1 to 7, not {0}.',
  'want a tile after +, found {0}': 'After + should come the winning tile, not {0}.',
  'want a digit before {0}, found {1}': 'Before {0} should stand a digit.',
  'want a tile such as 1m, 0p or 5z, found {0}': '{0} is no tile: write for instance 1m, 0p or 5z.',
  'want one + at most, found a second one': 'There is a second +: only one tile wins.',
  'want a closed tile after +, found {0}': 'After + should come a tile of the hand, not {0}.',
  'want tiles and {0} after {1}, found {2}': 'After {1} should come tiles and {0}, not {2}.',
  'want a digit after +, found {0}': 'After + should come the winning tile, not {0}.',
  'want a suit letter after {0}, found {1}': 'After {0} a suit letter is missing: m, p, s or z.',
  'want one of m p s z after {0}, found {1}': '{1} is no suit: after {0} comes m, p, s or z.',
  'want 1 to 7 before z, found {0}': 'There is no {0}z: honours are 1z to 7z.',
  'want 1 to 8 before f, found {0}': 'There is no {0}f: flowers are 1f to 8f.',
  'want four equal tiles for a concealed kong, found {0}': 'A concealed kong is four equal tiles, not {0}.',
  'want one called tile in a meld, found {0}': 'A meld has one called tile, not {0}.',
  'a chow is called from the left: want its called tile first, found {0}':
    'A chow is called from the left: its called tile comes first.',
  'want a text of at most {0} bytes, found {1}': 'The text is too long: at most {0} bytes.',
  'want {0}, found {1}': '{1} cannot stand here: {0} is wanted.',
  'tile {0}: want at most 4, found 5': 'Five of {0}: there are only four.',
  'want a chow, a pung or a kong, found {0}': '{0} is no chow, pung or kong.',
  'want four equal tiles for a kong, found {0}': 'A kong is four equal tiles, not {0}.',
  'a chow is called from the left, not from another side: {0}': 'A chow is called from the left alone: {0}.',
  'want a tile such as 1m, 0p, 5z, 3f, j or ?, found {0}': '{0} is no tile.',
  'want {0} closed tiles beside {1} melds, the winning tile among them, found {2}':
    '{2} closed tiles beside {1} melds: a win has {0}.',
  'tile {0}: three players play without 2m to 8m': 'Three players play without {0}.',
  'indicator {0}: three players play without 2m to 8m': 'Three players play without {0}, so it is no indicator.',
  'want 14 tiles and one more for each kong, found {0} tiles and {1} kongs':
    '{0} tiles and {1} kongs: a win has 14 and one more for each kong.',
  'want {0} closed tiles beside {1} melds, found {2}': '{2} closed tiles beside {1} melds: want {0}.',
  'want 1 to 14 closed tiles, found {0}': '{0} tiles: 14 at most.',
  'want 1 to {0} closed tiles beside the melds, found {1}': '{1} tiles beside the melds: {0} at most.',
  'tile {0}: three players play without the characters 2 to 8': 'Three players play without {0}.',
  'tile {0}: want at most 4 in the hand and among the tiles seen, found {1}':
    '{1} of {0} in the hand and seen: there are only four.',
  'want tiles of the standard 34 kinds, found {0}': '{0} is none of the 34 kinds.',
  'want a closed winning tile, found no closed tiles': 'There are no closed tiles to win with.',
};
