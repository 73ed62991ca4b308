// @ts-check
// The help in English. `code` stands between backticks; `rows` are tables, `terms` the glossary, `rulesets` the
// options of every set.

/** @type {import('../index.js').HelpSection[]} */
export const sections = [
  {
    id: 'entry',
    title: 'Entering a hand',
    parts: [
      'Type in the field, tap the picker, or paste: all three edit the same hand. Tap a tile of the hand to ' +
        'remove it. You get an answer as soon as you enter a tile; with fewer than 13 tiles the missing sets ' +
        'count as complete.',
      {
        list: [
          'The fourteenth tile is the drawn tile; in text it follows `+`. To choose another, use “Winning tile” ' +
            'under Situation.',
          'In the modes chii, pon and kan (chow, pung and kong outside riichi) a tap on the picker adds a ' +
            'meld; a tap on a tile of the hand makes the meld from tiles of the hand. Tap a meld to change from ' +
            'whom it was called.',
          'Each mode of the picker adds to its own list: indicators, tiles seen elsewhere, your discards. Tap a ' +
            'tile there to remove it.',
          'A long press on a five of the hand makes it red, or plain again.',
          'A fifth copy of a tile is refused; the message says where the other four are.',
          'Below the answer, open a section for the win chance by draws left, for which discards of the other ' +
            'players to call, or for the named hands within reach. They are calculated in the background, so ' +
            'typing never waits.',
          'Everything can be undone. The address of the page always contains everything you entered: copy it ' +
            'to save or send a hand. Nothing you enter leaves your device.',
        ],
      },
    ],
  },
  {
    id: 'discards',
    title: 'What to discard',
    parts: [
      'Discards are ranked the same way everywhere: in the answer, in the rows below it, for calls, in a review, ' +
        'and by the computer players. Discards that keep the hand closest to tenpai come first. Among those the ' +
        'highest total score wins. It adds up how many tiles help and what they lead to, the dora, value tiles ' +
        'and shapes that stay, and how safe the tile is. Once exact win chances are known, a discard more than a ' +
        'tenth below the best moves down.',
      'Once a player has declared riichi or called twice, four things are added up for each discard: what the ' +
        'hand keeps, the steps it goes back, what a deal-in costs on average, and how likely the tile is to ' +
        'deal in. A riichi is taken to cost 5,500 points; an open hand 2,600, and 1,500 more for each dora it ' +
        'shows, or 32,000 if it shows all three dragons or all four winds; a dealer half as much again. Push ' +
        'looks at the hand only, fold at the deal-in risk only. These are the weights under a riichi:',
      {
        head: [
          'The hand is',
          'one point of its score',
          'going back a step',
          '1,000 points of cost',
          'double the danger',
        ],
        rows: [
          ['tenpai', '0.23', '3.44', '0.24', '0.40'],
          ['1-shanten', '0.23', '1.57', '1.15', '0.50'],
          ['2-shanten', '0.18', '1.13', '2.08', '0.56'],
          ['further', '0.11', '1.14', '0.73', '0.78'],
        ],
      },
      'Added at any shanten:',
      {
        head: ['The discard', 'weight'],
        rows: [
          ['gives the hand 1,000 more expected points', '0.67'],
          ['was discarded by a threatening player', '0.93'],
          ['was passed since the riichi, or just now', '1.03'],
          ['is an honour, 2 unseen', '−0.26'],
          ['is an honour, 3 unseen', '−1.11'],
        ],
      },
      'The danger of a tile adds up every shape that can still wait on it. It follows from the discards, the ' +
        'tiles passed after the riichi, and the copies that are visible. The bar below a tile grows at 0.5, 2, 5 ' +
        'and 10 percent.',
    ],
  },
  {
    id: 'notations',
    title: 'Notations',
    parts: [
      'Tehai recognises the notation and shows its name at the field. Lists of numbers are never guessed: you ' +
        'choose what they mean.',
      {
        head: ['Notation', 'Example', 'Notes'],
        rows: [
          [
            'mpsz',
            '`123m406p789s11555z`',
            '`m` characters, `p` circles, `s` bamboos, `z` East South West North White Green Red; ' +
              '`0` is a red five; `1f`–`8f` seasons and flowers',
          ],
          ['libmahjong', '`111m055s789p`', 'like mpsz, but accepts any character: a wrong one becomes an error piece'],
          ['34 indices', '`0 1 2 27`', '0–33: characters, circles, bamboos, honours'],
          ['34 counts', '`1,1,1,0,…`', '34 numbers: how many copies of each kind'],
          ['136 ids', '`0 4 8 16`', 'four ids for each kind; 16, 52 and 88 are the red fives'],
          ['Tenhou numbers', '`11 12 13 51`', '11–19, 21–29, 31–39, 41–47; 51–53 red fives'],
          ['kobalab', '`m123p0z11,z222=`', 'suit first; melds separated by commas'],
          ['mjai', '`1m 2m 5mr E P`', 'tiles separated by spaces'],
          ['Unicode', '`🀇🀈🀉🀀`', 'the mahjong tiles block'],
          ['Names', '`ONE_CHARACTER`', 'words of libmahjong'],
          ['Ùzje', '`Z xt at`', 'letters of the Ùzje game'],
        ],
      },
      "Melds in mpsz: spaces separate groups. `'` after a digit marks the called tile, and its position shows " +
        "from whom: first left, middle across, last right (`2'34m`, `55'5z`). `\"` marks the tile added to a pon " +
        '(`5\'5"55z`). `(1111z)` or `0110z` is a concealed kan. `[123m]` is called, but it is unknown from whom. ' +
        'Wiki templates and LaTeX already use this form: paste them unchanged.',
    ],
  },
  { id: 'terms', title: 'Terms', parts: [{ terms: true }] },
  {
    id: 'riichi',
    title: 'Riichi',
    parts: [
      'A win needs a complete hand and at least one yaku. Tehai tries every way to split the tiles into sets, ' +
        'and in each every set that the winning tile can belong to. The highest payment counts, then more han, ' +
        'then more fu.',
      'Base points are fu × 2^(han + 2), at most 2,000 (mangan); 6 han haneman, 8 baiman, 11 ' +
        'sanbaiman, 13 counted yakuman where the rules have it. Each payment is rounded up to the next hundred; ' +
        'honba and riichi sticks are added.',
      'A triplet completed by ron counts as open for fu and for three concealed triplets (sanankou), although ' +
        'the hand stays closed. Pinfu by tsumo has 20 fu. An open hand without extra fu is paid as 30. Four ' +
        'equal tiles are a kan only if declared.',
      'The rule sets differ in these options. Values with “?” could not be checked against the ' +
        'organisation’s published rules.',
      { rulesets: true },
    ],
  },
  {
    id: 'classical',
    title: 'Classical',
    parts: [
      'A win is four sets and a pair: fourteen tiles, and one more for each four of a kind, up to eighteen. ' +
        'Thirteen orphans also wins; seven pairs does not.',
      'Points: base 20; three of a kind 4, of terminals or honours 8; four of a kind 16, of terminals or ' +
        'honours 32; a pair of dragons, the seat wind or the prevailing wind 2, of a wind that is both 4. ' +
        'Each double doubles them: lucky sets, no sequence, 1-2-3 with 4-5-6 and 7-8-9 of one suit, no ' +
        'points beyond the base, and the best one of all simples, no simples, a terminal or honour in ' +
        'each set, one suit (4), one suit with honours, little three dragons. The sum is rounded to ' +
        'the nearest 10; the limit is 500.',
      'The source document contradicts itself in places. The table lists each decision and the other possible reading:',
      {
        head: ['', 'Decision', 'Other reading'],
        rows: [
          [
            'D1',
            'The best reading of the tiles is paid.',
            'The first one found, where the document’s search stops (an option).',
          ],
          ['D2', 'The second worked table adds up to 40.', 'It prints 36.'],
          [
            'D3',
            'One of the six consistency rules is paid, the most valuable; of equals the first in the method’s order.',
            'The first that applies: then an all-simples full flush gets 1 double instead of 4.',
          ],
          [
            'D4',
            'Sequences may interleave: 2 2 3 3 4 4 is 234 234.',
            'The described search gives up on them and refuses the hand.',
          ],
          [
            'D5',
            '“No sequence” concerns all sets except the pair.',
            'If it concerned the pair too, no hand could have it.',
          ],
          [
            'D6',
            'Three consecutive sequences are 1-2-3, 4-5-6 and 7-8-9 of one suit, counted once.',
            '123 234 345 by the prose.',
          ],
          [
            'D7',
            '“One terminal or honour” means at least one in each set.',
            'Exactly one, which the document’s own example does not have.',
          ],
          [
            'D8',
            'Nine gates counts only when marked as all self-drawn.',
            'Always, as all hands are assumed concealed.',
          ],
          ['D9', 'Several limit hands pay one limit; all are listed.', 'Only the first one found is listed.'],
          [
            'D10',
            'Four equal tiles count as four of a kind only if the number of tiles requires it; of several ' +
              'candidates the better one counts.',
            'Any four equal tiles count as four of a kind. Declared kongs settle it.',
          ],
          ['D11', 'A lucky pair adds points, never doubles.', 'The document uses “lucky” for both.'],
          ['D12', 'A red five is a five.', 'The document has no red fives.'],
        ],
      },
    ],
  },
  {
    id: 'sichuan',
    title: 'Sichuan (bloody battle)',
    parts: [
      'The Sichuan Bloody Rules (SBR, trial 2025) and the common rules of clubs and apps are both among the ' +
        'rules; what differs is an option.',
      {
        list: [
          '108 tiles: characters, circles, bamboos. Under the common rules three tiles are exchanged first; ' +
            'then each player chooses a void suit. Void tiles are discarded before all others and are never ' +
            'punged, konged or won with.',
          'Chow is not called. Several players may win on one discard. A winner is out. The others play on until ' +
            'three have won or the wall is empty.',
          'Fans add up and each one doubles, up to the cap: 1, 2, 4, 8 points, under the common rules 16 too. The ' +
            'discarder pays; a self-draw is paid by everyone who has not won, 1 point more each under SBR.',
          'Kongs are paid at once: a concealed one 2 points by each who has not won, a claimed one 2 by the ' +
            'discarder, one added with the tile just drawn 1 by each. If the discard after a kong is won on, ' +
            'that money goes back, or on to the winner, in full to each of several.',
          'At the end of the wall hands that are not ready and hands with void tiles return their kong money. A hand ' +
            'that is not ready pays each ready hand the value of its dearest wait: 1 to 8 points, under the common ' +
            'rules up to 16. The point of a self-draw and the fans of a kong’s replacement or shot, of a robbed kong ' +
            'and of the last tile do not count. If no hand is ready, nothing is paid.',
          'A hand with void tiles is a pig. Under SBR it pays as one that is not ready; if it discarded any tile of ' +
            'another suit, it also loses 24 points, which no player gets. Under the common rules it pays 16 points ' +
            'to each player who has not won and is no pig, and nothing else.',
          'Passing: after letting a win pass, a player may not win on a discard of no more fans until the next ' +
            'own draw.',
          'The first winner deals next; if several won first on one discard, the discarder does.',
        ],
      },
    ],
  },
  {
    id: 'uzje',
    title: 'Ùzje',
    parts: [
      'Four sets and a pair with ranks 0 to 16. The compressed winds H and V match only themselves. The source ' +
        'gives no values, so a win scores 0.',
    ],
  },
  {
    id: 'keys',
    title: 'Keyboard',
    parts: [
      {
        head: ['Key', 'Does'],
        rows: [
          ['`Ctrl Z`, `Ctrl Shift Z` or `Ctrl Y`', 'undo, redo (on a Mac `⌘`)'],
          [
            '`Tab`',
            'moves from the hand to the field, the tools, the modes, the picker, the rules and the answer; the ' +
              'picker is one stop',
          ],
          ['Arrows, `Home`, `End`', 'move inside the picker'],
          ['`Enter` or space', 'activates the focused control'],
          ['`0`, or a right click', 'on a five of the hand makes it red, or plain again'],
          ['`Backspace`', 'in the picker removes the last tile'],
          ['`Escape`', 'closes dialogs and tips'],
        ],
      },
    ],
  },
  {
    id: 'review',
    title: 'Reviewing games',
    parts: [
      'A review compares every decision of one seat with Tehai’s ranking of what was visible at that moment: ' +
        'discards, calls made or passed, riichi, kans, wins passed. The wall is used only afterwards, to list ' +
        'luck.',
      'The cost of a decision is the difference in expected points and win chance, from the odds of the deal ' +
        'against the opponents, fitted to recorded games of four; what differs for three was measured in games ' +
        'between computer players. Outside riichi only the own hand counts: its win chance and expected points ' +
        'with the draws left, minus the average cost of dealing in. ' +
        'Placement is not part of it, nor is a call for a yaku that is still far away. The odds in Hand, of hints ' +
        'and in the graphs of a deal, and the costs of a review, are for the table strength chosen in Settings: the ' +
        'stronger the table, the fewer deals are won.',
      'How good is it? On 9,522 quiet decisions from games at strong tables that were not used for fitting, the ' +
        'player discarded the same tile in 61 of 100 (±1); with a riichi or two calls on the table in 62. ' +
        'Programs that learn reach 70 to 75. A different choice is a question, not always a mistake.' +
        ' For three players there is one log of 6 deals to compare with: in 136 quiet decisions 63 of 100 (±8). ' +
        'That is too little evidence, and the weights are those of four players.',
      'Where four players play for uma and oka, placement is listed beside the points: how the decision changes ' +
        'what the place at the end of the match is expected to pay. Each way in which the deal may end, by its odds, ' +
        'gives new scores; what the deals after it add is drawn from a distribution that was fitted to matches ' +
        'between computer players. In other such matches its chances of a place differ from what came by less ' +
        'than 1 in 100, as those of a simulation of the deals do; in 19 recorded ones by 3 in 100, but 19 are ' +
        'too few to tell: in as many between computer players it is 2 to 4. It assumes equally strong players, and ' +
        'does not affect what counts as a mistake.',
      'With four players a discard or call is a mistake only if two models find it worse: the odds, and ' +
        'expected points that count calls and yaku. Up to 100 points are no mistake, 250 where it wins as ' +
        'often, 1,000 where it wins more often or keeps to simples or a flush, plus a third of the ' +
        'difference in danger under a threat; of calls and riichi 250 to 1,000. In the last deal, where ' +
        'places decide, riichi is not judged, and calls only of the player in front. Mistakes begin at 500 ' +
        'points, blunders at 1,500, less 500 for errors in the figures of a call, 1,000 of riichi. With three ' +
        'players calls and riichi are not judged.',
      'Drop a folder, or more than twelve files, to review them together: the same figures over all games, by ' +
        'seat, by round and over time, and the worst moments. Nothing leaves this device.',
    ],
  },
];
