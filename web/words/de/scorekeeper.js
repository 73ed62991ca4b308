// @ts-check
// German: the words of the Scorekeeper view.

/** @type {import('../index.js').Table} */
export const table = {
  'scorekeeper.title': 'Spielabend',
  'scorekeeper.intro':
    'Für eine Partie am echten Tisch: Trage ein, wie jedes Spiel endete. Namen und Punktestände bleiben auf ' +
    'diesem Gerät.',
  'scorekeeper.player': 'Spieler {n}',
  'scorekeeper.nameOf': 'Name von Spieler {n}',
  'scorekeeper.deal': '{wind} {n}',
  'scorekeeper.honba': { one: '{n} Honba', other: '{n} Honba' },
  'scorekeeper.sticks': { one: '{n} Riichi-Stab', other: '{n} Riichi-Stäbe' },
  'scorekeeper.ended': '{deal}: Wie endete das Spiel?',
  'scorekeeper.how': 'Ende',
  'scorekeeper.kind.wins': 'Gewinn',
  'scorekeeper.kind.exhausted': 'Unentschieden',
  'scorekeeper.kind.aborted': 'Abbruch',
  'scorekeeper.kind.foul': 'Foul',
  'scorekeeper.kind.foul@riichi': 'Chombo',
  'scorekeeper.kind.by-hand': 'Punkte eingeben',
  'scorekeeper.kind.nagashi': 'Nagashi Mangan',
  'scorekeeper.win': 'Gewinn {n}',
  'scorekeeper.winner': 'Gewinner',
  'scorekeeper.from': 'Abgeworfen von',
  'scorekeeper.han': 'Han',
  'scorekeeper.fu': 'Fu',
  'scorekeeper.fans': 'Fans',
  'scorekeeper.count': 'Die Hand abrechnen',
  'scorekeeper.withoutHand': 'Ohne die Hand',
  'scorekeeper.another': 'Weiterer Gewinner',
  'scorekeeper.ready': 'Bereite Hände',
  'scorekeeper.ready@riichi': 'Tenpai',
  'scorekeeper.nagashi': 'Nagashi Mangan',
  'scorekeeper.foul': 'Foul von',
  'scorekeeper.foul@riichi': 'Chombo von',
  'scorekeeper.fouled': 'Foul von {name}',
  'scorekeeper.fouled@riichi': 'Chombo von {name}',
  'scorekeeper.fouledFinal': 'Foul von {name} (am Ende {points})',
  'scorekeeper.fouledFinal@riichi': 'Chombo von {name} (am Ende {points})',
  'scorekeeper.stays': 'der Dealer (Ost) bleibt',
  'scorekeeper.next': 'Nächstes Spiel',
  'scorekeeper.say': 'Wer hat gewonnen, und von wem?',
  'scorekeeper.undo': 'Letztes Spiel zurücknehmen',
  'scorekeeper.deals': 'Spiele',
  'scorekeeper.dealHead': 'Spiel',
  'scorekeeper.now': 'Stand, wenn die Partie jetzt endete',
  'scorekeeper.over': 'Die Partie ist vorbei',
  'scorekeeper.over.below-zero': 'Ein Spieler ist unter null.',
  'scorekeeper.over.last-deal': 'Das letzte Spiel ist gespielt.',
  'scorekeeper.over.return': 'Ein Spieler hat die Zielpunktzahl erreicht.',
  'scorekeeper.over.dealer-stop': 'Der führende Dealer (Ost) hört auf.',
  'scorekeeper.copy': 'Als Text kopieren',
  'scorekeeper.new': 'Neuer Spielabend',
  'scorekeeper.sure': 'Einen neuen Spielabend beginnen? Alle Spiele von diesem werden gelöscht.',
  'scorekeeper.yes': 'Neu beginnen',
  'scorekeeper.no': 'Diesen behalten',
  'scorekeeper.drew': '{name} durch Tsumo',
  'scorekeeper.drew@riichi': '{name} durch Tsumo',
  'scorekeeper.took': '{name} von {other}',
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
