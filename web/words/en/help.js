// @ts-check
// The help in English. `code` stands between backticks; `rows` are tables, `terms` the glossary, `rulesets` the
// options of every set.

/** @type {import('../index.js').HelpSection[]} */
export const sections = [
  {
    id: 'entry',
    title: 'Entering a hand',
    parts: [
      'Type in the field, tap the picker, or paste: all three edit the same hand. A tap on a tile of ' +
        'the hand takes it away. Any number of tiles from 1 to 14 is answered; missing sets count as ' +
        'made.',
      {
        list: [
          'The tile that completes fourteen is the drawn one; behind `+` in text. “Winning tile” ' +
            'under the situation names another.',
          'In the modes chii, pon and kan (chow, pung and kong outside riichi) a tap on the picker adds a ' +
            'meld, a tap on a tile of the hand makes the meld out of the hand. A tap on a meld changes ' +
            'whom it came from.',
          'Indicators, tiles seen elsewhere and your own river go in by their modes; a tap takes them out again.',
          'A long press on a five of the hand makes it red, or plain again.',
          'A fifth copy of a tile is refused, with the places of the other four.',
          'Below the answer, folded: the chance to win over the draws left, which discards of the ' +
            'others to call, and the named hands within reach. They are worked out beside the page, so ' +
            'typing never waits for them.',
          'Everything can be undone. The address of the page always holds the whole state: copy it ' +
            'to keep or to send a hand. Nothing you enter leaves your device.',
        ],
      },
    ],
  },
  {
    id: 'discards',
    title: 'What to discard',
    parts: [
      'Discards stand in one order everywhere: in the sentence, the rows, the calls, a review, and for the ' +
        'machine opponents. What leaves the hand nearest to ready comes first. Among those a sum decides: ' +
        'how many tiles help and what they lead to, dora, value tiles and shapes kept, and what is safe to ' +
        'let go. Once the exact odds are known, what falls short by a tenth of the best goes behind.',
      'Once somebody is in riichi or has called twice, each discard is weighed: what the hand keeps, less ' +
        'the steps that it goes back, what dealing in costs on average, and the danger itself. A riichi is ' +
        'taken to cost 5,500 points, an open hand 2,600 and 1,500 more for each dora it shows, one that shows ' +
        'all three dragons or all four winds 32,000, a dealer half as much again. Push looks at the hand alone, ' +
        'fold at the danger alone. What one of each weighs under a riichi:',
      {
        head: ['The hand is', 'a point of its own score', 'a step back', '1,000 points of cost', 'twice the danger'],
        rows: [
          ['ready', '0.23', '3.44', '0.24', '0.40'],
          ['one from ready', '0.23', '1.57', '1.15', '0.50'],
          ['two from ready', '0.18', '1.13', '2.08', '0.56'],
          ['further', '0.11', '1.14', '0.73', '0.78'],
        ],
      },
      'Added to it, whatever the distance:',
      {
        head: ['The discard', 'weighs'],
        rows: [
          ['leaves the hand 1,000 points more to expect', '0.67'],
          ['was discarded by one who threatens', '0.93'],
          ['was let pass since the riichi', '1.03'],
          ['is an honour, 2 unseen', '−0.26'],
          ['is an honour, 3 unseen', '−1.11'],
        ],
      },
      'The danger of a tile adds up every shape that can still wait on it, from what was discarded, what ' +
        'was let pass after the riichi, and the copies in sight. The bar below a tile grows at 0.5, 2, 5 and ' +
        '10 percent.',
    ],
  },
  {
    id: 'notations',
    title: 'Notations',
    parts: [
      'The notation is recognised and named at the field. Lists of numbers are never guessed: you ' +
        'choose what they are.',
      {
        head: ['Notation', 'Example', 'Notes'],
        rows: [
          [
            'mpsz',
            '`123m406p789s11555z`',
            '`m` characters, `p` circles, `s` bamboos, `z` East South West North White Green Red; ' +
              '`0` is a red five; `1f`–`8f` seasons and flowers',
          ],
          ['libmahjong', '`111m055s789p`', 'as mpsz, but takes any character: a bad one becomes an error piece'],
          ['34 indices', '`0 1 2 27`', '0–33: characters, circles, bamboos, honours'],
          ['34 counts', '`1,1,1,0,…`', '34 numbers, the copies of each kind'],
          ['136 ids', '`0 4 8 16`', 'four ids a kind; 16, 52 and 88 are the red fives'],
          ['Tenhou numbers', '`11 12 13 51`', '11–19, 21–29, 31–39, 41–47; 51–53 red fives'],
          ['kobalab', '`m123p0z11,z222=`', 'suit first; melds between commas'],
          ['mjai', '`1m 2m 5mr E P`', 'tiles between blanks'],
          ['Unicode', '`🀇🀈🀉🀀`', 'the mahjong tiles block'],
          ['Names', '`ONE_CHARACTER`', 'words of libmahjong'],
          ['Ùzje', '`Z xt at`', 'letters of the Ùzje game'],
        ],
      },
      "Melds in mpsz: blanks separate groups. `'` after a digit marks the called tile, and its place " +
        "says from whom: first left, middle across, last right (`2'34m`, `55'5z`). `\"` marks the tile " +
        'added to a pon (`5\'5"55z`). `(1111z)` or `0110z` is a concealed kan; `[123m]` is called, ' +
        'from whom is not said. Wiki templates and LaTeX are written so already: paste them as they ' +
        'are.',
    ],
  },
  { id: 'terms', title: 'Terms', parts: [{ terms: true }] },
  {
    id: 'riichi',
    title: 'Riichi',
    parts: [
      'A win needs a complete hand and at least one yaku. Every way to read the tiles is tried, and ' +
        'in each every set that the winning tile can belong to; the highest payment counts, then more ' +
        'han, then more fu.',
      'Base points are fu × 2^(han + 2), at most 2,000 (mangan); 6 han haneman, 8 baiman, 11 ' +
        'sanbaiman, 13 counted yakuman where the rules have it. Each payment is rounded up to the next ' +
        'hundred by itself; counters and deposits come on top.',
      'A triplet completed by ron is open for fu and for three concealed triplets, although the hand ' +
        'stays closed. Pinfu by self-draw has 20 fu. An open hand of no extra fu is paid as 30. Four ' +
        'equal tiles are a kan only when they were declared.',
      'The rule sets differ in these options. Values with “?” could not be checked against the ' +
        'organisation’s own text.',
      { rulesets: true },
    ],
  },
  {
    id: 'classical',
    title: 'Classical',
    parts: [
      'Five sets, exactly one of them a pair; fourteen tiles and one more for each four, up to ' +
        'eighteen. Besides, thirteen orphans. Seven pairs do not win.',
      'Points: base 20; a three 4, of terminals or honours 8; a four 16, of terminals or honours 32; ' +
        'a pair of dragons, of the seat wind or of the prevailing wind 2, of a wind that is both 4. ' +
        'Each double doubles them: lucky sets, no sequence, 1-2-3 with 4-5-6 and 7-8-9 of one suit, no ' +
        'points beyond the base, and the best one of all simples, no simples, a terminal or honour in ' +
        'each set, one suit (4), one suit with honours, little three dragons. The sum is rounded to ' +
        'the nearest 10; the limit is 500.',
      'The source document contradicts itself in places. This is what we decided, and what else one could read:',
      {
        head: ['', 'Decision', 'Other reading'],
        rows: [
          [
            'D1',
            'The best reading of the tiles is paid.',
            'The first one found, as the document’s search stops there (option).',
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
          ['D5', '“No sequence” asks all sets but the pair.', 'Asked of the pair too, no hand could have it.'],
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
          ['D8', 'Nine gates only when marked as all self-drawn.', 'Always, as all hands are assumed concealed.'],
          ['D9', 'Several limit hands pay one limit; all are named.', 'The first found is named alone.'],
          [
            'D10',
            'Four equal tiles are a four only as far as the number of tiles says so; of several ' +
              'candidates the better is taken.',
            'Every four equal tiles are a four. Declared kongs settle it.',
          ],
          ['D11', 'A lucky pair adds points, never doubles.', 'The document uses “lucky” for both.'],
          ['D12', 'A red five is a five.', 'The document has no red fives.'],
        ],
      },
    ],
  },
  {
    id: 'uzje',
    title: 'Ùzje',
    parts: [
      'Four sets and a pair with ranks 0 to 16; the compressed winds H and V match only themselves. ' +
        'The source gives no values, so a win scores 0.',
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
            'goes from the hand to the field, the tools, the modes, the picker, the rules and the ' +
              'answer; the picker is one stop',
          ],
          ['Arrows, `Home`, `End`', 'move inside the picker'],
          ['`Enter` or space', 'presses what has the focus'],
          ['`0`, or a right click', 'on a five of the hand makes it red, or plain again'],
          ['`Backspace`', 'in the picker takes the last tile away'],
          ['`Escape`', 'closes sheets and explanations'],
        ],
      },
    ],
  },
  {
    id: 'review',
    title: 'Reviewing games',
    parts: [
      'The Review of a game puts every decision of one seat beside the ranking of all that could be ' +
        'seen at that moment: discards, calls taken or passed, riichi, kans, wins let pass. The wall ' +
        'is looked at only afterwards, for the luck.',
      'What a decision costs is by the own hand alone: the chance to win and the points to expect ' +
        'with the draws that are left, less what the tile costs on average by dealing in. How fast the ' +
        'others are and what placement is worth are left out, and so is a call for a yaku that is still ' +
        'far off.',
      'How good is it? On 9,522 quiet decisions in games at strong tables kept back from the fitting, ' +
        'the player let the same tile go in 61 of 100 (±1), with somebody in riichi or two calls in 62; ' +
        'programs that learn reach 70 to 75. A difference is a question, not always a mistake.',
      'Drop a folder, or more than twelve files, to review them together: the same figures over all, ' +
        'by seat, by round and over time, and the worst moments of all; nothing is sent anywhere.',
    ],
  },
];
