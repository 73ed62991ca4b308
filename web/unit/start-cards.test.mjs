// The cards of the first screen: what a chip changes, which place a step leads to, and the verdict on a discard.
import './page.mjs';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dayCard, handOf, seedOf } from '../start/day-card.js';
import { discardCardOf } from '../start/discard-card.js';
import { reviewCard } from '../start/review-card.js';
import { scoreCard } from '../start/score-card.js';
import { chooseLanguage, loadLanguage, needWords } from '../words/index.js';

await loadLanguage('en');
chooseLanguage('en', null);
await Promise.all(['more', 'cards'].map(needWords));

const drawn = (parts) => {
  const box = document.createElement('div');
  box.append(...parts);
  return box;
};
/** A page that keeps what is set in its state. */
const page = (more = {}) => {
  const set = [];
  return { set, context: { store: { set: (state) => void set.push(state) }, ...more } };
};

test('the score card asks for the hand as its chips say, and opens that hand', () => {
  const asked = [];
  const core = {
    rulesets: () => [],
    score(request) {
      asked.push(request.situation);
      return { win: true, total: 1000 * asked.length, kind: 'riichi', payment: { total: 1000 * asked.length } };
    },
  };
  const { set, context } = page({ core });
  const card = drawn(scoreCard(context));
  const chip = (key) => card.querySelector(`[data-key="start-chip-${key}"]`);
  const pressed = () => ['riichi', 'selfDrawn', 'dealer'].map((key) => chip(key).getAttribute('aria-pressed'));
  assert.deepEqual(pressed(), ['true', 'false', 'false']);
  for (const key of ['dealer', 'selfDrawn', 'riichi']) chip(key).click();
  assert.deepEqual(pressed(), ['false', 'true', 'true']);
  const known = asked.map(({ riichi, selfDrawn, seatWind }) => [riichi ?? 0, selfDrawn ?? false, seatWind]);
  assert.deepEqual(known, [
    [1, false, 'S'],
    [1, false, 'E'],
    [1, true, 'E'],
    [0, true, 'E'],
  ]);
  card.querySelector('.start-hand').click();
  const [{ text, indicators, situation }] = set;
  assert.deepEqual([text, indicators], ['234m406p678s55s77z+7z', ['3p']]);
  assert.deepEqual(situation, { selfDrawn: true, seatWind: 'E' });
});

/** Discards as an answer has them. */
const row = (tile, total, more = {}) => ({ tile, total, shanten: 1, ...more });

test('the verdict on a discard names what it is compared by', () => {
  const { set, context } = page();
  const card = drawn(discardCardOf(context, 'discard', '135m4679p22478s6z+3s'));
  card.querySelector('button[data-tile="7p"]').click();
  assert.equal(set[0].text, '135m4679p22478s6z+3s');
  const { text, said } = context.verdict;
  assert.equal(text, '135m4679p22478s6z+3s');
  const best = row('6z', 20);
  assert.equal(said([best, row('7p', 8)], true), '', 'while it is not settled');
  assert.equal(said([best], false), '', 'a tile that is no discard');
  assert.match(said([best, row('7p', 8)], false), /7 of circles: 8 tiles help.*Green.* 20\.$/);
  assert.match(said([best, row('7p', 20)], false), /as good as any. 20 tiles help/);
  assert.match(said([best, row('7p', 30, { shanten: 2 })], false), /goes back a step\. .*Green.* 20 tiles help/);
  const with_ = (one, shown, behind) => ({ ...one, chance: { shown, behind } });
  const chances = [with_(best, '9.1%', 0), with_(row('7p', 20), '6.2%', 3)];
  assert.match(said(chances, false), /win chance 6.2%\. Best: .*Green.*, 9.1%\.$/);
  assert.match(said([chances[0], with_(row('7p', 1), '9.0%', 0)], false), /win chance 9.0%: as good as any/);
});

/** Lets other tasks run until something holds; it hangs if that never comes. */
async function until(holds) {
  while (!holds()) await new Promise((done) => setTimeout(done, 1));
}

/** A table at a step: at every third a player draws. */
const tableAt = (step) => ({
  event: { kind: step % 3 === 1 ? 'draw' : 'discard', chair: step % 4 },
  seats: ['E', 'S', 'W', 'N'].map((wind) => ({ wind, closed: ['9m', '5s', '1p'], drawn: '5s' })),
});

test('the card of replays steps from draw to draw, and opens the game there', async () => {
  const asked = [];
  const core = {
    replayOpen: () => ({ id: 'game' }),
    replayState({ id, deal, step }) {
      asked.push([id, deal, step]);
      return tableAt(step);
    },
    loadRest: async () => {},
  };
  const { set, context } = page({ arrived: Promise.resolve(core) });
  const card = drawn(reviewCard(context));
  const line = () => card.querySelector('.start-line').querySelector('.quiet-text').text;
  const press = async (by) => {
    const before = line();
    card.querySelector(`[data-key="start-step${by}"]`).click();
    await until(() => line() !== before);
  };
  const hand = () => card.querySelectorAll('.start-tile').map(({ dataset }) => dataset.tile);
  assert.equal(line(), 'East draws · 25 of 79');
  assert.equal(hand().at(-1), '8p');
  await press(1);
  assert.equal(line(), 'East draws · 28 of 79');
  assert.deepEqual(hand(), ['9m', '1p', '5s'], 'in order, the drawn tile last');
  assert.equal(card.querySelectorAll('.is-apart').length, 1);
  await press(1);
  assert.equal(line(), 'North draws · 31 of 79');
  await press(-1);
  assert.equal(line(), 'East draws · 28 of 79');
  assert.deepEqual(
    asked.slice(0, 3),
    [26, 27, 28].map((step) => ['game', 0, step]),
  );
  card.querySelector('.start-hand').click();
  await until(() => set.length > 0);
  assert.deepEqual([set[0].view, set[0].replay], ['replay', { deal: 0, step: 28, seat: 0 }]);
});

test('the hand of the day is a discard on even days, on odd ones a score with one right sum', async () => {
  assert.equal(seedOf(new Date(2026, 2, 4)), 20_260_304);
  const even = drawn(dayCard(page().context, new Date(2026, 2, 4)));
  assert.equal(even.querySelectorAll('.start-tile').length, 14);
  assert.notEqual(handOf(20_260_304), handOf(20_260_306));
  const asked = [];
  const core = {
    rulesets: () => [],
    score(request) {
      asked.push(request);
      return { win: true, yaku: [], points: 3900 + 100 * Object.keys(request.situation ?? {}).length };
    },
  };
  const { set, context } = page({ core, arrived: Promise.resolve(core) });
  const card = drawn(dayCard(context, new Date(2026, 2, 3)));
  await context.arrived;
  const right = core.score(asked[0]).points;
  const sums = card.querySelectorAll('.chip');
  const said = sums.map((chip) => {
    chip.click();
    return [Number(chip.text.replace(',', '')) === right, /is right/.test(context.verdict.said)];
  });
  assert.equal(said.filter(([isRight]) => isRight).length, 1, `${sums.map(({ text }) => text)}`);
  for (const [isRight, saysSo] of said) assert.equal(saysSo, isRight);
  assert.equal(set.length, sums.length);
  assert.equal(set[0].text, context.verdict.text, 'the hand is opened');
});
