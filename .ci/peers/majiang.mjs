// Measures @kobalab/majiang-core on the hands of a file that peers wrote, and prints what peers prints.
//
//	node majiang.mjs hands.txt        (run where the package is installed)
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const Majiang = createRequire(join(process.cwd(), 'peers.js'))('@kobalab/majiang-core');
const suits = 'mpsz';

/** A hand of the package, from 34 digits; one tile less where 13 are wanted. */
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

/** The quickest of some rounds, in ns a hand. */
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
