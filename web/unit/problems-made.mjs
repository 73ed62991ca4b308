// Makes problems of a recorded game as the page does, and checks the link, picture and answers of each.
import './page.mjs';
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { load } from '../engine/core.js';
import { cardOf, cardWords, requestOf } from '../problems/card.js';
import { problemsOf } from '../problems/make.js';
import { nameOf, packProblem, readProblem } from '../problems/pack.js';
import { choicesOf } from '../problems/problem.js';
import { loadLanguage, chooseLanguage, nameOf as nameOfYaku } from '../words/index.js';
import { kind } from '../tiles/code.js';
import { readMpsz } from '../tiles/mpsz.js';

await loadLanguage('en');
chooseLanguage('en', null);
new Function(readFileSync(process.env.WASM_EXEC, 'utf8'))();
const core = await load(readFileSync(process.env.CORE_WASM));

/** The payment of a win, from what its question shows alone. */
const paid = (problem) => core.score(requestOf(problem)).points;

/** The most copies of a tile that a problem shows: own hand, rivers, melds, indicators, offered tile. */
function mostCopies({ closed, seats, indicators, offered }) {
  const shown = new Map();
  const see = (tile, n = 1) => shown.set(kind(tile), (shown.get(kind(tile)) ?? 0) + n);
  [...closed, ...indicators].forEach((tile) => see(tile));
  for (const { river, melds } of seats) {
    river.forEach(({ tile, claimed }) => claimed || see(tile));
    melds.flatMap((text) => readMpsz(text).melds).forEach(({ tiles }) => tiles.forEach((tile) => see(tile)));
  }
  assert.ok(
    !offered || seats.some(({ river }) => river.at(-1)?.tile === offered.tile),
    'what is offered lies in a river',
  );
  return Math.max(...shown.values());
}

/** The answer of a win states its yaku, which add up to its han and fu; another sum than the game paid says nothing. */
function explains(problem) {
  const { yaku, han, fu, yakuman } = core.score(requestOf(problem));
  const card = cardOf(core, problem);
  assert.deepEqual(
    card.yaku.map(({ name }) => name),
    yaku.map(({ id, name }) => nameOfYaku('yaku', id, name)),
  );
  assert.ok(yaku.length > 0 && (yakuman || yaku.reduce((sum, one) => sum + one.han, 0) === han));
  if (!yakuman) {
    assert.equal(card.yaku[0].worth, `${yaku[0].han} han`);
    assert.ok(card.sum.startsWith(`${han} han ${fu} fu`), card.sum);
    assert.ok(card.fu.length > 0);
  }
  assert.deepEqual(cardWords(card).at(-1), card.sum);
  const other = { ...problem, answers: problem.answers.map((one) => ({ ...one, pays: one.pays + 100 })) };
  assert.equal(cardOf(core, other), null);
}

const { id, deals } = core.replayOpen({ text: readFileSync(process.env.LOG, 'utf8') });
const ask = async (name, request) => core[name]({ ...request, id });
const all = [];
let longest = 0;
const count = {};
for (const deal of deals.keys()) {
  const chair = process.env.CHAIR === undefined ? undefined : Number(process.env.CHAIR);
  const { packed } = await problemsOf(ask, deal, chair);
  for (const text of packed) {
    const problem = readProblem(text);
    assert.ok(problem, text);
    assert.equal(packProblem(problem), text);
    longest = Math.max(longest, text.length);
    count[problem.kind] = (count[problem.kind] ?? 0) + 1;
    if (problem.kind === 'score') {
      assert.equal(paid(problem), problem.answers.find(({ right }) => right).pays);
      explains(problem);
    } else {
      assert.ok(mostCopies(problem) <= 4, `deal ${deal}, step ${problem.step}: five copies of a tile`);
      assert.ok(problem.made >= 0 && !problem.answers[problem.made].right);
    }
    const choices = choicesOf(problem);
    for (const { act, tiles, pays } of problem.answers)
      assert.ok(
        choices.some((one) => one.act === act && one.tiles.join() === tiles.join() && (one.pays ?? 0) === pays),
        `deal ${deal}, step ${problem.step}: ${act} ${tiles} cannot be chosen`,
      );
    all.push(text);
  }
}
assert.ok(all.length > 5, `${all.length} problems`);
assert.equal(new Set(all.map(nameOf)).size, new Set(all).size);
const address = 'https://a-host-with-a-name.example.org/tehai/#v1&w=problems&q=';
assert.ok(address.length + longest <= 400, `a link has ${address.length + longest} characters`);
if (process.env.OUT) writeFileSync(process.env.OUT, all.join('\n'));
console.log(`${all.length} problems ${JSON.stringify(count)}; the longest text has ${longest} characters`);
