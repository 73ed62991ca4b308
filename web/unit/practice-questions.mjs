// Makes questions as the Practice view does and answers each from its picture alone.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { load } from '../engine/core.js';
import { learn } from '../state/catalogue.js';
import { initial } from '../state/model.js';
import { scoreRequest } from '../state/ask.js';
import { writeMpsz } from '../tiles/mpsz.js';
import { worthOf } from '../state/worth.js';
import { isAsked, kinds, levels, question } from '../practice/questions.js';
import { randomFrom } from '../lib/random.js';
import { shownOf } from '../practice/shown.js';

new Function(readFileSync(process.env.WASM_EXEC, 'utf8'))();
const core = await load(readFileSync(process.env.CORE_WASM));
learn(core);
let open = 0; // games that are played and not closed
let played = 0;
const seeds = new Set();
const ask = async (name, request) => {
  if (name === 'gameNew') {
    open++;
    played++;
    seeds.add(request.seed);
  }
  if (name === 'gameClose') open--;
  return core[name](request);
};
const random = randomFrom(Number(process.env.SEED ?? 1));
// The page has no questions for Ùzje, whose tiles analyze does not know.
const rulesets = core.rulesets().flatMap(({ id }) => (id === 'uzje' ? [] : [id]));

/** The answer from the picture. */
function answerOf(ruleset, kind, { hand, situation, indicators, uraIndicators }) {
  const text = writeMpsz(hand);
  if (kind === 'score' || kind === 'fu') {
    // The fields in the line above the hand; with a void suit it has no others.
    const { selfDrawn, seatWind, roundWind, riichi, north, void: suit } = situation;
    const named = suit
      ? { selfDrawn, void: suit }
      : { selfDrawn, seatWind, roundWind, ...(riichi ? { riichi } : {}), ...(north ? { north } : {}) };
    const state = { ...initial, ruleset, text, situation: named, indicators, uraIndicators };
    const card = core.score(scoreRequest(core, state, hand));
    return [kind === 'fu' ? card.fu : worthOf(card)];
  }
  const players = core.rulesets().find(({ id }) => id === ruleset).players === 3 ? 3 : 4;
  const without = situation?.void ? { ruleset, void: situation.void } : {};
  const found = core.analyze({
    hand: text,
    dialect: 'mpsz',
    indicators,
    ...(kind === 'waits' ? {} : { players, ...without }),
  });
  if (kind === 'distance') return [found.shanten.best];
  if (kind === 'waits') return found.waits.filter(({ left }) => left > 0).map(({ tile }) => tile);
  const [best] = found.discards;
  return found.discards
    .filter((one) => one.shanten === best.shanten && one.total === best.total)
    .map(({ tile }) => tile);
}

const counts = {};
let asked = 0;
let voids = 0;
let ura = 0;
const suits = new Set(); // of questions on waits
for (let n = 0; asked < Number(process.env.QUESTIONS); n++) {
  const ruleset = rulesets[n % rulesets.length];
  const round = Math.floor(n / rulesets.length);
  const kind = kinds[round % kinds.length];
  const level = levels[(n + round + 2) % levels.length]; // another one each time that rules and kind come again
  if (!isAsked(kind, ruleset)) continue;
  let posed;
  try {
    posed = await question(kind, { core, ask, ruleset, level, random });
  } catch (error) {
    if (error.message !== 'no such hand came up') error.message += ` (${ruleset} ${kind})`;
    else continue;
    throw error;
  }
  asked++;
  counts[kind] = (counts[kind] ?? 0) + 1;
  const shown = shownOf(posed);
  if (shown.uraIndicators.length) ura++;
  if (shown.situation?.void) voids++;
  if (kind === 'waits') suits.add(shown.hand.closed[0].at(-1));
  assert.deepEqual(answerOf(ruleset, kind, shown), posed.right, `${ruleset} ${kind} ${JSON.stringify(posed.state)}`);
}
for (const kind of kinds) assert.ok(counts[kind] > 0, `no question of ${kind}`);
assert.deepEqual([...suits].sort(), ['m', 'p', 's']);
assert.ok(seeds.size > 0.9 * played, `${seeds.size} walls in ${played} games`);
assert.equal(open, 0, 'games stay open');
assert.ok(ura > 0, 'no question with ura indicators');
assert.ok(voids > 0, 'no question with a void suit');
console.log(JSON.stringify(counts), ura, 'with ura indicators');
