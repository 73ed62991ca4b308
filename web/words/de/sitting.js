// @ts-check
// German: the words of the Scorekeeper view.

/** @type {import('../index.js').Table} */
export const table = {
  'sitting.title': 'Spielabend',
  'sitting.intro':
    'Für eine Partie am echten Tisch: Trage ein, wie jedes Spiel endete. Namen und Punktestände bleiben auf ' +
    'diesem Gerät.',
  'sitting.player': 'Spieler {n}',
  'sitting.nameOf': 'Name von Spieler {n}',
  'sitting.deal': '{wind} {n}',
  'sitting.honba': { one: '{n} Honba', other: '{n} Honba' },
  'sitting.sticks': { one: '{n} Riichi-Stab', other: '{n} Riichi-Stäbe' },
  'sitting.ended': '{deal}: Wie endete das Spiel?',
  'sitting.how': 'Ende',
  'sitting.kind.wins': 'Gewinn',
  'sitting.kind.exhausted': 'Unentschieden',
  'sitting.kind.aborted': 'Abbruch',
  'sitting.kind.foul': 'Foul',
  'sitting.kind.foul@riichi': 'Chombo',
  'sitting.kind.by-hand': 'Punkte eingeben',
  'sitting.kind.nagashi': 'Nagashi Mangan',
  'sitting.win': 'Gewinn {n}',
  'sitting.winner': 'Gewinner',
  'sitting.from': 'Abgeworfen von',
  'sitting.han': 'Han',
  'sitting.fu': 'Fu',
  'sitting.fans': 'Fans',
  'sitting.count': 'Die Hand abrechnen',
  'sitting.withoutHand': 'Ohne die Hand',
  'sitting.another': 'Weiterer Gewinner',
  'sitting.ready': 'Bereite Hände',
  'sitting.ready@riichi': 'Tenpai',
  'sitting.nagashi': 'Nagashi Mangan',
  'sitting.foul': 'Foul von',
  'sitting.foul@riichi': 'Chombo von',
  'sitting.fouled': 'Foul von {name}',
  'sitting.fouled@riichi': 'Chombo von {name}',
  'sitting.fouledFinal': 'Foul von {name} (am Ende {points})',
  'sitting.fouledFinal@riichi': 'Chombo von {name} (am Ende {points})',
  'sitting.stays': 'der Dealer (Ost) bleibt',
  'sitting.next': 'Nächstes Spiel',
  'sitting.say': 'Wer hat gewonnen, und von wem?',
  'sitting.undo': 'Letztes Spiel zurücknehmen',
  'sitting.deals': 'Spiele',
  'sitting.dealHead': 'Spiel',
  'sitting.now': 'Stand, wenn die Partie jetzt endete',
  'sitting.over': 'Die Partie ist vorbei',
  'sitting.over.below-zero': 'Ein Spieler ist unter null.',
  'sitting.over.last-deal': 'Das letzte Spiel ist gespielt.',
  'sitting.over.return': 'Ein Spieler hat die Zielpunktzahl erreicht.',
  'sitting.over.dealer-stop': 'Der führende Dealer (Ost) hört auf.',
  'sitting.copy': 'Als Text kopieren',
  'sitting.new': 'Neuer Spielabend',
  'sitting.sure': 'Einen neuen Spielabend beginnen? Alle Spiele von diesem werden gelöscht.',
  'sitting.yes': 'Neu beginnen',
  'sitting.no': 'Diesen behalten',
  'sitting.drew': '{name} durch Tsumo',
  'sitting.drew@riichi': '{name} durch Tsumo',
  'sitting.took': '{name} von {other}',
};

/** Impossible entries of a deal, by the module's pattern. @type {Record<string, string>} */
export const faults = {
  East: 'Ost',
  South: 'Süd',
  West: 'West',
  North: 'Nord',
  '{0} cannot declare riichi: want {1} points, found {2}':
    '{0} kann kein Riichi ansagen: das braucht {1} Punkte, da sind {2}.',
  'payments: want a sum of 0, or of sticks on the table, found {0}':
    'Die Summe muss 0 sein oder aus Stäben vom Tisch kommen, nicht {0}.',
  '{0} is named twice': '{0} ist zweimal eingetragen.',
  'the hand of {0} does not win: {1}': 'Die Hand von {0} gewinnt hier nicht.',
  'a liable player of a hand without a called set': 'Haftung braucht einen gerufenen Satz; diese Hand hat keinen.',
  'a liable player of a hand for which nobody is liable': 'Für diese Hand haftet niemand.',
  'a win of {0} faan: want {1} at least': '{0} Faan gewinnen nicht: nötig sind {1}.',
  'a win of {0} points: want {1} at least': '{0} Punkte gewinnen nicht: nötig sind {1}.',
  'several winners: want one discard, found {0} of {1} and {2} of {3}':
    'Zwei Hände gewinnen auf zwei verschiedene Steine, {0} und {2}.',
  'without limits a yakuman is {0} han: want han and fu':
    'Ohne Limits ist ein Yakuman {0} Han: bitte Han und Fu angeben.',
  'want the fu of {0} han': 'Bei {0} Han zählen auch die Fu: bitte angeben.',
  'a win that is none: {0}': 'Diese Hand gewinnt hier nicht.',
  "{0}: want another than the winner's own, found {1}": 'Wer abwirft, kann nicht selbst gewinnen.',
  ['liable player {0}: want a call from there that completes all dragons, all winds or four quads, or an open ' +
  'quad before the replacement tile']: 'Niemand haftet: kein Ruf von {0} macht diese Hand.',
  'several winners with a self-draw: want rons on one discard':
    'Mehrere gewinnen nur auf einen Abwurf, nicht mit Tsumo.',
  'several wins: want the same discarder for all': 'Alle Gewinner eines Spiels gewinnen vom selben Abwerfenden.',
  'the discarder is the winner': 'Wer abwirft, kann nicht selbst gewinnen.',
  'the liable player is the winner': 'Wer haftet, kann nicht selbst gewinnen.',
};
