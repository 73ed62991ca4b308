// Opens the game of each review with the module, and wants each entry at its step.
import './page.mjs';
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { load } from '../engine/core.js';
import { spelled } from '../review/stated-action.js';
import { readStated } from '../review/stated-file.js';
import { momentsOf, place } from '../review/stated-place.js';

new Function(readFileSync(process.env.WASM_EXEC, 'utf8'))();
const core = await load(readFileSync(process.env.CORE_WASM));

/** Opens a game for place(). */
function opened(text) {
  const { id, deals, problems } = core.replayOpen({ text });
  assert.deepEqual(problems, []);
  return {
    id,
    deals,
    moves: (deal) => core.replayMoves({ id, deal }).events,
    start: (deal) => core.replayState({ id, deal, step: 0 }),
  };
}

/** What is followed on the page is what the module knows, at every step where the player may have a choice. */
function followed(game, chair) {
  for (const [deal] of game.deals.entries())
    for (const { step, hand, melds, left } of momentsOf(game.moves(deal), game.start(deal), chair)) {
      const { seats, wall } = core.replayState({ id: game.id, deal, step });
      assert.equal(hand, spelled(seats[chair].closed), `deal ${deal} step ${step}`);
      assert.deepEqual([melds, left], [seats[chair].melds.length, wall.left], `deal ${deal} step ${step}`);
    }
}

const acts = new Map();
for (const name of readdirSync(process.env.REVIEWS)) {
  const text = readFileSync(`${process.env.REVIEWS}/${name}`, 'utf8');
  const stated = readStated(text);
  assert.deepEqual([stated.faults, stated.lost], [[], 0], name);
  const game = opened(stated.log);
  const { entries, left } = place(stated, game);
  assert.deepEqual(left, [], name);
  assert.equal(entries.length, text.split('"junme"').length - 1, name);
  assert.ok(entries.length > 40, name);
  entries.slice(1).forEach(({ deal, step }, at) => {
    const before = entries[at];
    assert.ok(deal > before.deal || (deal === before.deal && step > before.step), `${name}: the order at ${at + 1}`);
  });
  for (const { actual, made, chosen, same, choices } of entries) {
    acts.set(actual.act, (acts.get(actual.act) ?? 0) + 1);
    assert.equal(choices[made].act, actual.act);
    assert.equal(same, made === chosen, name);
  }
  followed(game, stated.chair);
  if (name.endsWith('4-players-1.json')) otherCopies(stated, entries, game);
}
for (const act of ['discard', 'riichi', 'chow', 'pung', 'kong', 'win', 'pass', 'north'])
  assert.ok(acts.get(act) > 0, `no entry is about ${act}`);

/** Every entry has its step in a copy of the game in another format, none in the game seen from another seat. */
function otherCopies(stated, entries, game) {
  const log = core.replayText({ id: game.id, format: 'tenhou' }).text;
  const steps = (placed) => placed.entries.map(({ step }) => step);
  const twice = opened(`${log}\n${log}`);
  assert.equal(twice.deals.length, 2 * game.deals.length);
  assert.deepEqual(steps(place(stated, twice)), steps({ entries }));
  assert.equal(place({ ...stated, chair: 2 }, game).entries.length, 0);
  const unread = { ...stated, deals: stated.deals.map((deal) => ({ ...deal, honba: deal.honba + 3 })) };
  assert.deepEqual(new Set(place(unread, game).left.map(({ field }) => field)), new Set(['deal']));
  splitLogs(log, stated, entries);
}

/** The list of logs, in each of which the field log occurs twice, the second time with one deal. */
function splitLogs(log, stated, entries) {
  const whole = JSON.parse(log);
  const head = JSON.stringify({ name: ['A', 'B', 'C', 'D'], rule: whole.rule });
  const one = (deal) => `${head.slice(0, -1)},"log":${JSON.stringify(whole.log)},"log":${JSON.stringify([deal])}}`;
  const text = `{"review":{"kyokus":[{"kyoku":0,"honba":0,"entries":[{"tiles_left":1,"expected":{"type":"none"}}]}]},
    "split_logs":[${whole.log.map(one)}]}`;
  const game = opened(readStated(text).log);
  assert.equal(game.deals.length, whole.log.length);
  assert.deepEqual(
    place(stated, game).entries.map(({ step }) => step),
    entries.map(({ step }) => step),
  );
}
