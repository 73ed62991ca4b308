// @ts-check
// English: errors in a text or a hand as whole sentences, by the module's pattern. Other errors are shown in
// the module's English.

/** @type {Record<string, string>} */
export const faults = {
  'the end': 'the end',
  'a list of numbers does not say what it means: want the dialect named, one of {0}':
    'A list of numbers can mean several things. Choose one of {0}.',
  'tile {0}: want at most {1}, found {2}': '{2} of {0}: there are only {1}.',
  'want at most {0} closed tiles, found {1}': '{1} tiles: at most {0} are possible.',
  'want at most 4 melds, found {0}': '{0} melds: at most four are possible.',
  'tile {0}: want at most 4, found {1}': '{1} of {0}: there are only four.',
  'want each id once, found {0} again': 'The id {0} appears twice.',
  'want a suit letter and digits such as m123, found {0}': 'Expected a suit letter and digits such as m123, found {0}.',
  'want a digit after {0}, found {1}': 'Expected a digit after {0}, found {1}.',
  'want 1 to 7 after z, found {0}': 'Expected 1 to 7 after z, found {0}.',
  'want a tile after +, found {0}': 'Expected the winning tile after +, found {0}.',
  'want a digit before {0}, found {1}': 'Expected a digit before {0}.',
  'want a tile such as 1m, 0p or 5z, found {0}': '{0} is not a tile. Try 1m, 0p or 5z.',
  'want one + at most, found a second one': 'There is a second +. A hand has one winning tile.',
  'want a closed tile after +, found {0}': 'Expected a tile of the hand after +, found {0}.',
  'want tiles and {0} after {1}, found {2}': 'Expected tiles and {0} after {1}, found {2}.',
  'want a digit after +, found {0}': 'Expected the winning tile after +, found {0}.',
  'want a suit letter after {0}, found {1}': 'The suit letter after {0} is missing: m, p, s or z.',
  'want one of m p s z after {0}, found {1}': '{1} is not a suit. After {0}, write m, p, s or z.',
  'want 1 to 7 before z, found {0}': 'There is no {0}z: honours are 1z to 7z.',
  'want 1 to 8 before f, found {0}': 'There is no {0}f: flowers are 1f to 8f.',
  'want four equal tiles for a concealed kong, found {0}': 'A concealed kong needs four equal tiles, found {0}.',
  'want one called tile in a meld, found {0}': 'A meld has one called tile, found {0}.',
  'a chow is called from the left: want its called tile first, found {0}':
    'A chow is called from the left: its called tile comes first.',
  'want a text of at most {0} bytes, found {1}': 'The text is too long: at most {0} bytes.',
  'want {0}, found {1}': 'Expected {0}, found {1}.',
  'tile {0}: want at most 4, found 5': 'Five of {0}: there are only four.',
  'want a chow, a pung or a kong, found {0}': '{0} is not a chow, pung or kong.',
  'want four equal tiles for a kong, found {0}': 'A kong needs four equal tiles, found {0}.',
  'a chow is called from the left, not from another side: {0}': 'A chow can be called only from the left: {0}.',
  'want a tile such as 1m, 0p, 5z, 3f, j or ?, found {0}': '{0} is not a tile. Try 1m, 0p, 5z, 3f, j or ?.',
  'want {0} closed tiles beside {1} melds, the winning tile among them, found {2}':
    '{2} closed tiles with {1} melds: a win needs {0}, including the winning tile.',
  'tile {0}: three players play without 2m to 8m': 'A three-player game does not use {0}.',
  'indicator {0}: three players play without 2m to 8m':
    'A three-player game does not use {0}, not even as an indicator.',
  'want 14 tiles and one more for each kong, found {0} tiles and {1} kongs':
    '{0} tiles and {1} kongs: a win needs 14 tiles and one more for each kong.',
  'want {0} closed tiles beside {1} melds, found {2}': '{2} closed tiles with {1} melds: {0} are needed.',
  'want 1 to 14 closed tiles, found {0}': '{0} tiles: at most 14 are possible.',
  'want 1 to {0} closed tiles beside the melds, found {1}': '{1} tiles besides the melds: at most {0} are possible.',
  'tile {0}: three players play without the characters 2 to 8': 'A three-player game does not use {0}.',
  'tile {0}: want at most 4 in the hand and among the tiles seen, found {1}':
    '{1} of {0} in the hand and seen: there are only four.',
  'want tiles of the standard 34 kinds, found {0}': '{0} is not one of the 34 standard kinds.',
  'want a closed winning tile, found no closed tiles': 'The hand has no closed tile to win with.',
};
