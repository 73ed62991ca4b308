// @ts-check
// Korean: errors in a text or a hand as whole sentences, by the module's pattern. Other errors are shown in
// the module's English.

/** @type {Record<string, string>} */
export const faults = {
  'the end': '끝',
  'a list of numbers does not say what it means: want the dialect named, one of {0}':
    '숫자 목록은 여러 가지로 읽을 수 있습니다: {0} 중에서 고르세요.',
  'tile {0}: want at most {1}, found {2}': '{0}이(가) {2}장입니다: {1}장까지입니다.',
  'want at most {0} closed tiles, found {1}': '{1}장입니다: {0}장까지 읽을 수 있습니다.',
  'no hand with these melds can be without {0}': '이 후로로는 {0} 없이 완성할 수 없습니다.',
  'want at most 4 melds, found {0}': '후로가 {0}개입니다: 네 개까지입니다.',
  'tile {0}: want at most 4, found {1}': '{0}이(가) {1}장입니다: 네 장까지입니다.',
  'want each id once, found {0} again': '번호 {0}이(가) 두 번 나옵니다.',
  'want a suit letter and digits such as m123, found {0}':
    '여기에는 m123처럼 종류 글자와 숫자가 와야 하는데 {0}입니다.',
  'want a digit after {0}, found {1}': '{0} 다음에는 숫자가 와야 하는데 {1}입니다.',
  'want 1 to 7 after z, found {0}': 'z 다음에는 1부터 7까지가 와야 하는데 {0}입니다.',
  'want a tile after +, found {0}': '+ 다음에는 화료패가 와야 하는데 {0}입니다.',
  'want a digit before {0}, found {1}': '{0} 앞에는 숫자가 와야 합니다.',
  'want a tile such as 1m, 0p or 5z, found {0}': '{0}은(는) 패가 아닙니다: 1m, 0p, 5z처럼 쓰세요.',
  'want one + at most, found a second one': '+가 두 번 나옵니다: 화료패는 하나입니다.',
  'want a closed tile after +, found {0}': '+ 다음에는 손패의 패가 와야 하는데 {0}입니다.',
  'want tiles and {0} after {1}, found {2}': '{1} 다음에는 패와 {0}이(가) 와야 하는데 {2}입니다.',
  'want a digit after +, found {0}': '+ 다음에는 화료패가 와야 하는데 {0}입니다.',
  'want a suit letter after {0}, found {1}': '{0} 다음에 종류 글자가 없습니다: m, p, s, z.',
  'want one of m p s z after {0}, found {1}': '{1}은(는) 종류가 아닙니다: {0} 다음에는 m, p, s, z가 옵니다.',
  'want 1 to 7 before z, found {0}': '{0}z는 없습니다: 자패는 1z부터 7z까지입니다.',
  'want 1 to 8 before f, found {0}': '{0}f는 없습니다: 꽃패는 1f부터 8f까지입니다.',
  'want four equal tiles for a concealed kong, found {0}': '안깡은 같은 패 네 장입니다: {0}은(는) 아닙니다.',
  'want one called tile in a meld, found {0}': '후로에서 부른 패는 하나입니다: {0}은(는) 아닙니다.',
  'a chow is called from the left: want its called tile first, found {0}':
    '치는 상가에게서만 부릅니다: 부른 패가 맨 앞에 옵니다.',
  'want a text of at most {0} bytes, found {1}': '글이 너무 깁니다: {0}바이트까지입니다.',
  'want {0}, found {1}': '{1}은(는) 여기 올 수 없습니다: {0}이(가) 와야 합니다.',
  'tile {0}: want at most 4, found 5': '{0}이(가) 다섯 장입니다: 네 장까지입니다.',
  'want a chow, a pung or a kong, found {0}': '{0}은(는) 치도 퐁도 깡도 아닙니다.',
  'want four equal tiles for a kong, found {0}': '깡은 같은 패 네 장입니다: {0}은(는) 아닙니다.',
  'a chow is called from the left, not from another side: {0}': '치는 상가에게서만 부릅니다: {0}.',
  'want a tile such as 1m, 0p, 5z, 3f, j or ?, found {0}': '{0}은(는) 패가 아닙니다.',
  'want {0} closed tiles beside {1} melds, the winning tile among them, found {2}':
    '후로 {1}개에 손패 {2}장: 화료에는 {0}장입니다.',
  'tile {0}: three players play without 2m to 8m': '3인 마작에는 {0}이(가) 없습니다.',
  'indicator {0}: three players play without 2m to 8m': '3인 마작에는 {0}이(가) 없어 표시패가 될 수 없습니다.',
  'want 14 tiles and one more for each kong, found {0} tiles and {1} kongs':
    '패 {0}장에 깡 {1}개: 화료는 14장에 깡마다 한 장 더입니다.',
  'want {0} closed tiles beside {1} melds, found {2}': '후로 {1}개에 손패 {2}장: {0}장이어야 합니다.',
  'want 1 to 14 closed tiles, found {0}': '{0}장: 14장까지입니다.',
  'want 1 to {0} closed tiles beside the melds, found {1}': '후로 말고 {1}장: {0}장까지입니다.',
  'tile {0}: three players play without the characters 2 to 8': '3인 마작에는 {0}이(가) 없습니다.',
  'tile {0}: want at most 4 in the hand and among the tiles seen, found {1}':
    '{0}이(가) 손패와 본 패에 {1}장: 네 장까지입니다.',
  'want tiles of the standard 34 kinds, found {0}': '{0}은(는) 34종에 없습니다.',
  'want a closed winning tile, found no closed tiles': '화료패가 될 손패가 없습니다.',
  'want 34 counts, found {0}': '장수 34개가 필요한데 {0}개입니다.',
  '136 has no id left for one more {0}': '136에는 {0} 한 장에 줄 번호가 더 없습니다.',
  'want a meld such as z222= after a comma, found {0}': '쉼표 다음에는 z222= 같은 후로가 와야 하는데 {0}입니다.',
  'want one of + = - behind the called tile': '부른 패 뒤에는 +, =, - 중 하나가 와야 합니다.',
  'want the mark of a kong behind its third or fourth tile': '깡의 표시는 셋째나 넷째 패 뒤에 옵니다.',
  'kobalab has no way to write a meld whose source is not known: {0}':
    'kobalab은 누구에게서 왔는지 모르는 후로를 쓸 수 없습니다: {0}.',
  'want a closed tile after +, found the flower {0}': '+ 다음에는 손패의 패가 와야 하는데 꽃패 {0}입니다.',
  'want a closed tile after +, found the meld {0}': '+ 다음에는 손패의 패가 와야 하는데 후로 {0}입니다.',
  '{0} has no way to write the tile {1}': '{0}(으)로는 {1}을(를) 쓸 수 없습니다.',
  'the dialect {0} is text, not a list of numbers': '표기법 {0}은(는) 글이며 숫자 목록이 아닙니다.',
  'want a dialect out of {0} {1}, found {2}': '표기법은 {0} {1} 중 하나여야 하는데 {2}입니다.',
  'want a mahjong tile of Unicode such as 🀇, found {0}': '{0}은(는) 🀇 같은 유니코드 마작패가 아닙니다.',
  'want a tile of Ùzje such as 1t, xs or E, found {0}': '{0}은(는) 1t, xs, E 같은 Ùzje 패가 아닙니다.',
  'want one of t s m after {0}, found {1}': '{0} 다음에는 t, s, m 중 하나가 와야 하는데 {1}입니다.',
  'want tiles of {0}, found {1}': '{0}의 패가 와야 하는데 {1}입니다.',
  'the kong {0}: want to know if it is concealed, claimed or added':
    '깡 {0}: 안깡인지 대명깡인지 가깡인지 말해 주세요.',
  'the meld {0} has no tile {1} to be the called one': '후로 {0}에는 부른 패가 될 {1}번째 패가 없습니다.',
  'a concealed kong has no called tile, found {0}': '안깡에는 부른 패가 없습니다: {0}.',
  '{0} cannot be added to {1}': '{0}은(는) {1}에 더할 수 없습니다.',
  'want one of the {0} closed tiles to be the winning one, found none':
    '손패 {0}장 중 어느 것이 화료패인지 말해 주세요.',
  'indicator {0}: want one of the standard 34 kinds': '표시패 {0}: 34종만 됩니다.',
  'win: the hand marks {0} with +, and win names {1}': '손패의 +는 {0}인데 화료패로 {1}이(가) 주어졌습니다.',
  'win: want one of the closed tiles {0}, found {1}': '화료패는 손패 {0} 중 하나여야 하는데 {1}입니다.',
  'meld {0}: three players call no sequences': '{0}: 3인 마작에는 치가 없습니다.',
  'tile {0}: want at most {1} red {2} of a suit, found {3}': '{0}: 한 종류의 적도라는 {1}장까지입니다.',
  'tile {0}: want at most 4, found {1} with the indicators and the tiles set aside':
    '{0}: 표시패와 빼 둔 패까지 {1}장입니다. 4장까지입니다.',
};
