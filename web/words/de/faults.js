// @ts-check
// German: errors in a text or a hand as whole sentences, by the module's pattern. Other errors are shown in
// the module's English.

/** @type {Record<string, string>} */
export const faults = {
  'the end': 'das Ende',
  'a list of numbers does not say what it means: want the dialect named, one of {0}':
    'Eine Liste von Zahlen kann mehreres bedeuten: wähle eines von {0}.',
  'tile {0}: want at most {1}, found {2}': '{0} kommt {2}-mal vor: es gibt nur {1}.',
  'want at most {0} closed tiles, found {1}': '{1} Steine: höchstens {0} können gelesen werden.',
  'no hand with these melds can be without {0}': 'Mit diesen Sätzen kann der Hand {0} nicht fehlen.',
  'want at most 4 melds, found {0}': '{0} Sätze: höchstens vier.',
  'tile {0}: want at most 4, found {1}': '{0} kommt {1}-mal vor: es gibt nur vier.',
  'want each id once, found {0} again': 'Die Nummer {0} steht zweimal.',
  'want a suit letter and digits such as m123, found {0}':
    'Hier sollten ein Farbbuchstabe und Ziffern stehen, etwa m123, nicht {0}.',
  'want a digit after {0}, found {1}': 'Nach {0} sollte eine Ziffer kommen, nicht {1}.',
  'want 1 to 7 after z, found {0}': 'Nach z sollte 1 bis 7 kommen, nicht {0}.',
  'want a tile after +, found {0}': 'Nach + sollte der Gewinnstein kommen, nicht {0}.',
  'want a digit before {0}, found {1}': 'Vor {0} sollte eine Ziffer stehen.',
  'want a tile such as 1m, 0p or 5z, found {0}': '{0} ist kein Stein: schreib zum Beispiel 1m, 0p oder 5z.',
  'want one + at most, found a second one': 'Es gibt ein zweites +: nur ein Stein gewinnt.',
  'want a closed tile after +, found {0}': 'Nach + sollte ein Stein der Hand kommen, nicht {0}.',
  'want tiles and {0} after {1}, found {2}': 'Nach {1} sollten Steine und {0} kommen, nicht {2}.',
  'want a digit after +, found {0}': 'Nach + sollte der Gewinnstein kommen, nicht {0}.',
  'want a suit letter after {0}, found {1}': 'Nach {0} fehlt ein Farbbuchstabe: m, p, s oder z.',
  'want one of m p s z after {0}, found {1}': '{1} ist keine Farbe: nach {0} kommt m, p, s oder z.',
  'want 1 to 7 before z, found {0}': 'Es gibt kein {0}z: Ehrensteine sind 1z bis 7z.',
  'want 1 to 8 before f, found {0}': 'Es gibt kein {0}f: Blumen sind 1f bis 8f.',
  'want four equal tiles for a concealed kong, found {0}': 'Ein verdecktes Kan sind vier gleiche Steine, nicht {0}.',
  'want one called tile in a meld, found {0}': 'Ein Satz hat einen gerufenen Stein, nicht {0}.',
  'a chow is called from the left: want its called tile first, found {0}':
    'Ein Chii wird von links gerufen: der gerufene Stein kommt zuerst.',
  'want a text of at most {0} bytes, found {1}': 'Der Text ist zu lang: höchstens {0} Bytes.',
  'want {0}, found {1}': '{1} kann hier nicht stehen: {0} wird erwartet.',
  'tile {0}: want at most 4, found 5': 'Fünfmal {0}: es gibt nur vier.',
  'want a chow, a pung or a kong, found {0}': '{0} ist weder Chii noch Pon noch Kan.',
  'want four equal tiles for a kong, found {0}': 'Ein Kan sind vier gleiche Steine, nicht {0}.',
  'a chow is called from the left, not from another side: {0}': 'Ein Chii wird nur von links gerufen: {0}.',
  'want a tile such as 1m, 0p, 5z, 3f, j or ?, found {0}': '{0} ist kein Stein.',
  'want {0} closed tiles beside {1} melds, the winning tile among them, found {2}':
    '{2} verdeckte Steine neben {1} Sätzen: ein Gewinn hat {0}.',
  'tile {0}: three players play without 2m to 8m': 'Zu dritt wird ohne {0} gespielt.',
  'indicator {0}: three players play without 2m to 8m': 'Zu dritt wird ohne {0} gespielt, also ist es kein Indikator.',
  'want 14 tiles and one more for each kong, found {0} tiles and {1} kongs':
    '{0} Steine und {1} Kans: ein Gewinn hat 14 und einen mehr je Kan.',
  'want {0} closed tiles beside {1} melds, found {2}': '{2} verdeckte Steine neben {1} Sätzen: nötig sind {0}.',
  'want 1 to 14 closed tiles, found {0}': '{0} Steine: höchstens 14.',
  'want 1 to {0} closed tiles beside the melds, found {1}': '{1} Steine neben den Sätzen: höchstens {0}.',
  'tile {0}: three players play without the characters 2 to 8': 'Zu dritt wird ohne {0} gespielt.',
  'tile {0}: want at most 4 in the hand and among the tiles seen, found {1}':
    '{0} ist {1}-mal in der Hand und gesehen: es gibt nur vier.',
  'want tiles of the standard 34 kinds, found {0}': '{0} ist keine der 34 Arten.',
  'want a closed winning tile, found no closed tiles': 'Ohne verdeckte Steine gibt es keinen Gewinnstein.',
  'want 34 counts, found {0}': '34 Anzahlen sind nötig, nicht {0}.',
  '136 has no id left for one more {0}': '136 hat keine Nummer mehr für noch ein {0}.',
  'want a meld such as z222= after a comma, found {0}': 'Nach dem Komma sollte ein Satz wie z222= kommen, nicht {0}.',
  'want one of + = - behind the called tile': 'Hinter dem gerufenen Stein sollte +, = oder - stehen.',
  'want the mark of a kong behind its third or fourth tile':
    'Das Zeichen eines Kans steht hinter dem dritten oder vierten Stein.',
  'kobalab has no way to write a meld whose source is not known: {0}':
    'kobalab kann einen Satz unbekannter Herkunft nicht schreiben: {0}.',
  'want a closed tile after +, found the flower {0}': 'Nach + sollte ein Stein der Hand kommen, nicht die Blume {0}.',
  'want a closed tile after +, found the meld {0}': 'Nach + sollte ein Stein der Hand kommen, nicht der Satz {0}.',
  '{0} has no way to write the tile {1}': '{0} kann den Stein {1} nicht schreiben.',
  'the dialect {0} is text, not a list of numbers': 'Die Schreibweise {0} ist Text, keine Liste von Zahlen.',
  'want a dialect out of {0} {1}, found {2}': 'Als Schreibweise ist {0} {1} möglich, nicht {2}.',
  'want a mahjong tile of Unicode such as 🀇, found {0}': '{0} ist kein Mahjong-Stein von Unicode wie 🀇.',
  'want a tile of Ùzje such as 1t, xs or E, found {0}': '{0} ist kein Ùzje-Stein wie 1t, xs oder E.',
  'want one of t s m after {0}, found {1}': 'Nach {0} sollte t, s oder m kommen, nicht {1}.',
  'want tiles of {0}, found {1}': 'Erwartet werden Steine von {0}, nicht {1}.',
  'the kong {0}: want to know if it is concealed, claimed or added':
    'Das Kan {0}: ist es verdeckt, gerufen oder ergänzt?',
  'the meld {0} has no tile {1} to be the called one': 'Der Satz {0} hat keinen Stein {1}, der gerufen sein könnte.',
  'a concealed kong has no called tile, found {0}': 'Ein verdecktes Kan hat keinen gerufenen Stein: {0}.',
  '{0} cannot be added to {1}': '{0} lässt sich {1} nicht hinzufügen.',
  'want one of the {0} closed tiles to be the winning one, found none':
    'Sag, welcher der {0} verdeckten Steine der Gewinnstein ist.',
  'indicator {0}: want one of the standard 34 kinds': 'Indikator {0}: nur die 34 üblichen Arten sind möglich.',
  'win: the hand marks {0} with +, and win names {1}':
    'Die Hand zeigt mit + auf {0}, als Gewinnstein ist aber {1} genannt.',
  'win: want one of the closed tiles {0}, found {1}':
    'Der Gewinnstein muss einer der verdeckten Steine {0} sein, nicht {1}.',
  'meld {0}: three players call no sequences': '{0}: zu dritt gibt es kein Chii.',
  'tile {0}: want at most {1} red {2} of a suit, found {3}': '{0}: höchstens {1} rote Fünfen einer Farbe, nicht {3}.',
  'tile {0}: want at most 4, found {1} with the indicators and the tiles set aside':
    '{0} kommt mit Indikatoren und abgelegten Steinen {1}-mal vor: es gibt nur vier.',
};
