// Measures @kobalab/majiang-core on a file of hands written by peers, and prints the same columns as peers.
//
//     node majiang.mjs hands.txt        (run where the package is installed)
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { best as bestCall, hands as asked } from './asked.mjs';

const Majiang = createRequire(join(process.cwd(), 'peers.js'))('@kobalab/majiang-core');
const suits = 'mpsz';

/** A hand in the package's notation, where the suit comes first. */
const written = (hand) => hand.replace('+', '').replace(/(\d+)([mpsz])/g, (_, ranks, suit) => suit + ranks);

/** Every discard with the useful tiles after it, as a page would ask. */
function discards(text) {
  const hand = Majiang.Shoupai.fromString(text);
  return hand.get_dapai(false).map((tile) => {
    const after = hand.clone().dapai(tile);
    return [tile, Majiang.Util.xiangting(after), Majiang.Util.tingpai(after)];
  });
}

/** A win by ron with riichi and one indicator. */
function score(text, tile) {
  const param = Majiang.rule ? { rule: Majiang.rule() } : {};
  const given = {
    ...param,
    zhuangfeng: 0,
    menfeng: 0,
    hupai: { lizhi: 1 },
    baopai: ['p4'],
    jicun: { changbang: 0, lizhibang: 0 },
  };
  return Majiang.Util.hule(Majiang.Shoupai.fromString(text), `${tile}=`, Majiang.Util.hule_param(given));
}

/** A hand of the package from 34 digits, without its last tile if 13 are wanted. */
function shoupai(digits, less) {
  const tiles = [];
  for (let kind = 0; kind < 34; kind++) {
    for (let n = Number(digits[kind]); n > 0; n--) tiles.push(suits[Math.floor(kind / 9)] + ((kind % 9) + 1));
  }
  if (less) tiles.pop();
  const text = [...suits]
    .map(
      (s) =>
        s +
        tiles
          .filter((t) => t[0] === s)
          .map((t) => t[1])
          .join(''),
    )
    .filter((t) => t.length > 1)
    .join('');
  return Majiang.Shoupai.fromString(text);
}

/** The fastest of several rounds, in ns per hand. */
function best(hands, ask, rounds) {
  let quickest = Infinity;
  for (let round = 0; round < rounds; round++) {
    const start = process.hrtime.bigint();
    for (const hand of hands) ask(hand);
    quickest = Math.min(quickest, Number(process.hrtime.bigint() - start) / hands.length);
  }
  return quickest.toFixed(1);
}

for (const line of readFileSync(process.argv[2], 'utf8').trim().split('\n')) {
  const [family, digits] = line.split(' ');
  const all = digits.match(/.{34}/g);
  console.log(
    'shanten',
    family,
    best(
      all.map((d) => shoupai(d, false)),
      (hand) => Majiang.Util.xiangting(hand),
      5,
    ),
  );
  console.log(
    'acceptance',
    family,
    best(
      all.slice(0, 1000).map((d) => shoupai(d, true)),
      (hand) => Majiang.Util.tingpai(hand),
      3,
    ),
  );
}

const ready = written(asked.ready);
console.log(
  'analyze 13',
  bestCall(() => {
    const hand = Majiang.Shoupai.fromString(ready);
    return [Majiang.Util.xiangting(hand), Majiang.Util.tingpai(hand)];
  }),
);
console.log(
  'analyze 14',
  bestCall(() => discards(written(asked.far)), 6, 20),
);
if (!score(ready, 'z5').defen) throw new Error('the win is none');
console.log(
  'score riichi',
  bestCall(() => score(ready, 'z5')),
);
