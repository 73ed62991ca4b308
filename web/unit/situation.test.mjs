// What the Hand view asks of the module: the circumstances that can be entered and those that are sent, the score of a
// hand that was won in an unknown way, and the options that the rules have.
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import './page.mjs';
import { ask } from '../state/ask.js';
import { learn, ownOptions } from '../state/catalogue.js';
import { initial } from '../state/model.js';
import { offers, situationFor } from '../state/situation.js';

const won = [...'123m456p789s11155z'.matchAll(/(\d+)([mpsz])/g)].flatMap(([, ranks, suit]) =>
  [...ranks].map((rank) => rank + suit),
);
const hand = { closed: won, melds: [], flowers: [] };
const field = (key, possible, reason = '') => ({ key, kind: 'bool', possible, reason });

/** What is asked of the module. @type {any[]} */ let asked = [];
/** A module with the given answers. @param {object} more */
function moduleOf(more) {
  const core = /** @type {any} */ ({
    rulesets: ({ rulesets: [id] }) => [{ id, shows: ['dora'], circumstances: [{ key: 'selfDrawn' }], options: [] }],
    parse: () => ({ ...hand, dialect: 'mpsz', text: '' }),
    possible: () => ({ circumstances: [], drop: [] }),
    analyze: (request) => (asked.push(request), { shanten: { best: -1 }, waits: [] }),
    ...more,
  });
  learn(core);
  return core;
}
beforeEach(() => void (asked = []));

test('while it is unknown how the hand was won, all that one of both ways allows can be entered', () => {
  const core = moduleOf({
    possible: ({ situation: { selfDrawn } }) => ({
      circumstances: [field('selfDrawn', true), field('rinshan', selfDrawn === true), field('chankan', !selfDrawn)],
    }),
  });
  const possible = (situation) =>
    [...offers(core, { ...initial, situation }, hand).values()].filter((one) => one.possible).map(({ key }) => key);
  assert.deepEqual(possible({}), ['selfDrawn', 'rinshan', 'chankan']);
  assert.deepEqual(possible({ selfDrawn: false }), ['selfDrawn', 'chankan']);
  assert.deepEqual(possible({ selfDrawn: true }), ['selfDrawn', 'rinshan']);
});

test('the flowers of the hand give their number, and what is impossible is not sent', () => {
  const core = moduleOf({ possible: () => ({ circumstances: [], drop: ['ippatsu'] }) });
  const state = { ...initial, situation: /** @type {any} */ ({ flowers: 3, ippatsu: true, honba: 2 }) };
  assert.deepEqual(situationFor(core, state, hand), { flowers: 3, honba: 2 });
  assert.deepEqual(situationFor(core, state, { ...hand, flowers: ['1f'] }), { honba: 2 });
  assert.deepEqual(state.situation.flowers, 3, 'the state keeps them');
});

test('a hand that wins by self-draw alone is shown as such', () => {
  const answers = (ron, drawn) => {
    const score = ({ situation: { selfDrawn } }) => ({ win: selfDrawn ? drawn : ron, selfDrawn });
    const { score: shown } = ask(moduleOf({ score }), { ...initial, text: '1m' });
    return /** @type {any} */ (shown).selfDrawn;
  };
  assert.equal(answers(true, true), false, 'a win by discard is shown first');
  assert.equal(answers(false, true), true);
  assert.equal(answers(false, false), false);
});

test('tiles that a call forbids to discard are sent, as is the own river', () => {
  ask(moduleOf({ score: () => ({ win: false }) }), {
    ...initial,
    text: '1m',
    kept: ['3m'],
    river: ['9p'],
    seen: ['1z'],
  });
  assert.deepEqual([asked[0].kept, asked[0].river, asked[0].seen], [['3m'], ['9p'], ['1z', '9p']]);
});

test('options of a link stay if the rules have them', () => {
  moduleOf({
    possible({ options }) {
      if ('odd' in options || options.reds === 'many') throw Object.assign(new Error(), { code: 'unknown-option' });
      return {};
    },
  });
  const own = (options) => ownOptions({ ruleset: initial.ruleset, options });
  assert.deepEqual(own({ kuitan: false, odd: 1, reds: 'many' }), { kuitan: false });
  assert.deepEqual(own({ kuitan: false }), { kuitan: false });
});
