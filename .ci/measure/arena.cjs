// Plays chairs of a table as @kobalab/majiang-ai. It reads a message a line, {"chair": message}, and writes for each what every
// chair wants to do then and the hand that it takes for its own.
//
//	node arena.cjs        (run where the packages are installed)
const { createRequire } = require('node:module');
const { join } = require('node:path');
const { createInterface } = require('node:readline');

const load = createRequire(join(process.cwd(), 'peer.js'));
const Majiang = load('@kobalab/majiang-core');
const Player = load('@kobalab/majiang-ai');

/**
 * The package works out the sets of every suit anew each time. They are kept here by the tiles of the suit, since an arena plays
 * for hours; each thousandth distance is compared with the package's own.
 */
function rememberSuits(util) {
  const own = util.xiangting;
  const tingpai = util.tingpai;
  let asked = 0;
  const suited = new Array(5 ** 9);
  const honours = new Array(5 ** 7);
  const keyOf = (counts) => {
    let key = 0;
    for (let n = 1; n < counts.length; n++) key = key * 5 + counts[n];
    return key;
  };
  /** Sets, partial sets and single tiles of a suit: the fewest single tiles, and the most sets. */
  const parts = (counts, from) => {
    if (from > 9) {
      let [held, pairs, single] = [0, 0, 0];
      for (let n = 1; n <= 9; n++) {
        held += counts[n];
        if (n === 9 || (n <= 7 && counts[n + 1] === 0 && counts[n + 2] === 0)) {
          pairs += held >> 1;
          single += held % 2;
          held = 0;
        }
      }
      return { a: [0, pairs, single], b: [0, pairs, single] };
    }
    const best = parts(counts, from + 1);
    const weigh = (found) => {
      const a = [found.a[0] + 1, found.a[1], found.a[2]];
      const b = [found.b[0] + 1, found.b[1], found.b[2]];
      if (a[2] < best.a[2] || (a[2] === best.a[2] && a[1] < best.a[1])) best.a = a;
      if (b[0] > best.b[0] || (b[0] === best.b[0] && b[1] > best.b[1])) best.b = b;
    };
    if (from <= 7 && counts[from] > 0 && counts[from + 1] > 0 && counts[from + 2] > 0) {
      for (const n of [0, 1, 2]) counts[from + n]--;
      const found = parts(counts, from);
      for (const n of [0, 1, 2]) counts[from + n]++;
      weigh(found);
    }
    if (counts[from] >= 3) {
      counts[from] -= 3;
      const found = parts(counts, from + 1);
      counts[from] += 3;
      weigh(found);
    }
    return best;
  };
  /** The ways to take a suit apart, each once. */
  const waysOf = (counts) => {
    if (counts.length > 8) {
      const { a, b } = parts([...counts], 1);
      return a.join() === b.join() ? [a] : [a, b];
    }
    const z = [0, 0, 0];
    for (let n = 1; n <= 7; n++) if (counts[n] > 0) z[3 - Math.min(3, counts[n])]++;
    return [z];
  };
  /** Those of a suit as it is, and with a pair taken out. */
  const suit = (counts) => {
    const table = counts.length > 8 ? suited : honours;
    const key = keyOf(counts);
    let found = table[key];
    if (!found) {
      found = { plain: waysOf(counts), paired: [], orphans: 0, orphanPair: false, pairs: 0, single: 0 };
      for (let n = 1; n < counts.length; n++) {
        if (counts[n] === 0) continue;
        const orphan = counts.length === 8 || n === 1 || n === 9;
        if (orphan) found.orphans++;
        if (counts[n] >= 2) {
          found.pairs++;
          if (orphan) found.orphanPair = true;
          const less = [...counts];
          less[n] -= 2;
          for (const way of waysOf(less))
            if (!found.paired.some((have) => have.join() === way.join())) found.paired.push(way);
        } else found.single++;
      }
      table[key] = found;
    }
    return found;
  };
  const least = (fulou, ms, ps, ss, z, pair) => {
    const most = pair ? 4 : 5;
    let min = 13;
    for (let i = 0; i < ms.length; i++)
      for (let j = 0; j < ps.length; j++)
        for (let k = 0; k < ss.length; k++) {
          let sets = fulou + ms[i][0] + ps[j][0] + ss[k][0] + z[0];
          let pairs = ms[i][1] + ps[j][1] + ss[k][1] + z[1];
          let single = ms[i][2] + ps[j][2] + ss[k][2] + z[2];
          if (sets > 4) {
            pairs += sets - 4;
            sets = 4;
          }
          if (sets + pairs > 4) {
            single += sets + pairs - 4;
            pairs = 4 - sets;
          }
          if (sets + pairs + single > most) single = most - sets - pairs;
          const found = 13 - sets * 3 - (pair ? pairs + 1 : pairs) * 2 - single;
          if (found < min) min = found;
        }
    return min;
  };
  const fast = (shoupai) => {
    const hand = shoupai._bingpai;
    const fulou = shoupai._fulou.length;
    const [m, p, s, z] = [suit(hand.m), suit(hand.p), suit(hand.s), suit(hand.z)];
    let min = least(fulou, m.plain, p.plain, s.plain, z.plain[0], false);
    if (m.paired.length) min = Math.min(min, least(fulou, m.paired, p.plain, s.plain, z.plain[0], true));
    if (p.paired.length) min = Math.min(min, least(fulou, m.plain, p.paired, s.plain, z.plain[0], true));
    if (s.paired.length) min = Math.min(min, least(fulou, m.plain, p.plain, s.paired, z.plain[0], true));
    for (const way of z.paired) min = Math.min(min, least(fulou, m.plain, p.plain, s.plain, way, true));
    if (min === -1 && shoupai._zimo && shoupai._zimo.length > 2) min = 0;
    if (fulou === 0) {
      const orphans = m.orphans + p.orphans + s.orphans + z.orphans;
      const orphanPair = m.orphanPair || p.orphanPair || s.orphanPair || z.orphanPair;
      const pairs = Math.min(7, m.pairs + p.pairs + s.pairs + z.pairs);
      const single = Math.min(7 - pairs, m.single + p.single + s.single + z.single);
      min = Math.min(min, (orphanPair ? 12 : 13) - orphans, 13 - pairs * 2 - single);
    }
    if (++asked % 1000 === 0 && own(shoupai) !== min)
      throw new Error(`${shoupai}: distance ${min}, the package says ${own(shoupai)}`);
    return min;
  };
  util.xiangting = fast;
  util.tingpai = (shoupai, of = fast) => tingpai(shoupai, of);
}
rememberSuits(Majiang.Util);

const players = {};
let seated = '';

/** New players where the chairs are others than before, or a match begins. */
function sit(chairs) {
  for (const chair of Object.keys(players)) delete players[chair];
  for (const chair of chairs) {
    players[chair] = new Player();
    const rule = Majiang.rule({ 場数: 1 });
    players[chair].kaiju({ id: Number(chair), rule, title: '', player: ['', '', '', ''], qijia: 0 });
  }
  seated = chairs.join();
}

createInterface({ input: process.stdin }).on('line', (line) => {
  const heard = JSON.parse(line);
  const chairs = Object.keys(heard);
  const answers = {};
  try {
    if (chairs.join() !== seated) sit(chairs);
    for (const chair of chairs) {
      const player = players[chair];
      let said;
      player.action(heard[chair], (answer) => (said = answer));
      answers[chair] = { ...said, hand: player.shoupai.toString() };
    }
  } catch (error) {
    console.error(String(error.stack).split('\n').slice(0, 4).join(' '));
  }
  console.log(JSON.stringify(answers));
});
