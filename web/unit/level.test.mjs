// The strength of the table: a setting on the device, and the field of the requests whose answers have odds.
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import './page.mjs';
import { emptyHand } from '../tiles/mpsz.js';
import { ask } from '../state/ask.js';
import { learn } from '../state/catalogue.js';
import { initial } from '../state/model.js';
import { levelOf, levels, loadSettings, saveSettings } from '../state/settings.js';
import { machineHint } from '../replay/machines.js';
import { VariationPlay } from '../replay/variation-play.js';
import { objectOf } from '../engine/call.js';
import { CoursePanel } from '../review/course.js';
import { runReview } from '../review/run.js';
import { problemsOf } from '../problems/make.js';
import { dealsOf } from '../survey/practise.js';

/** @type {Map<string, string>} */ const stored = new Map();
globalThis.localStorage = /** @type {any} */ ({
  getItem: (key) => stored.get(key) ?? null,
  setItem: (key, value) => stored.set(key, value),
});
beforeEach(() => stored.clear());

test('the level is kept on the device, and usual where nothing or nonsense is stored', () => {
  assert.equal(loadSettings().level, 'usual');
  for (const level of levels) {
    saveSettings({ ...loadSettings(), level });
    assert.equal(loadSettings().level, level);
  }
  for (const level of ['weak', 1, null, ['strongest']]) {
    saveSettings({ ...loadSettings(), level: /** @type {any} */ (level) });
    assert.equal(loadSettings().level, 'usual');
  }
});

test('a request has a level only if it is not the default', () => {
  assert.deepEqual(
    levels.map((level) => levelOf({ ...loadSettings(), level })),
    ['ordinary', undefined, 'strongest'],
  );
});

/** The JSON of the request that the Hand view makes. @param {object} more of the state @param {string} [level] */
function requestFor(more, level) {
  let json = '';
  const hand = { ...emptyHand(), closed: ['1m', '2m'] };
  const core = {
    parse: () => ({ ...hand, dialect: 'mpsz', text: '12m' }),
    rulesets: () => [{ id: initial.ruleset, shows: ['dora'], options: [], circumstances: [] }],
    analyze(request) {
      json = objectOf(request);
      return { shanten: { best: 1 }, waits: [], tiles: [] };
    },
  };
  learn(/** @type {any} */ (core));
  ask(/** @type {any} */ (core), { ...initial, text: '12m', ...more }, /** @type {any} */ (level));
  assert.notEqual(json, '');
  return json;
}
const rivals = ['E', 'W', 'N'].map((wind) => ({ wind, river: ['1z'] }));
const other = (level) => levelOf({ ...loadSettings(), level });

test('the Hand view asks with the level if other players are known', () => {
  const asToday = requestFor({ rivals });
  assert.doesNotMatch(asToday, /level/);
  assert.match(asToday, /"rivals":\[\{"wind":"E"/);
  assert.equal(requestFor({ rivals }, other('usual')), asToday);
  assert.equal(requestFor({ rivals }, other('strongest')).replace('"level":"strongest",', ''), asToday);
  assert.notEqual(requestFor({ rivals }, other('strongest')), asToday);
  assert.equal(requestFor({}, other('strongest')), requestFor({}));
});

test('a hint is asked for with the level', () => {
  /** @type {string[]} */ const asked = [];
  const core = {
    gameNew: () => ({ id: 't' }),
    gameClose() {},
    gameSuggest: (request) => asked.push(objectOf(request)),
  };
  const step = { replay: 'r', deal: 0, step: 0, branch: 0 };
  for (const level of levels) machineHint(/** @type {any} */ (core), step, 2, other(level));
  const context = /** @type {any} */ ({ engine: () => core, settings: { ...loadSettings(), level: 'strongest' } });
  const position = /** @type {any} */ ({ asked: () => step, seat: 1 });
  new VariationPlay(context, position, /** @type {any} */ ({})).hint();
  assert.deepEqual(asked, [
    '{"id":"t","chair":2,"level":"ordinary"}',
    '{"id":"t","chair":2}',
    '{"id":"t","chair":2,"level":"strongest"}',
    '{"id":"t","chair":1,"level":"strongest"}',
  ]);
});

test('the graph of a deal asks with the level, again after it has changed', async () => {
  /** @type {string[]} */ const asked = [];
  const settings = loadSettings();
  const panel = new CoursePanel({ settings, go() {}, name: String, strengthChanged() {} });
  const shown = {
    game: { id: 'g', info: { deals: [{ steps: 3 }] } },
    deal: 0,
    step: 0,
    asked: {
      ask: async (name, request) => {
        asked.push(`${name} ${objectOf(request)}`);
        return { chairs: null };
      },
    },
  };
  const update = () => panel.update(/** @type {any} */ (shown));
  update();
  settings.level = 'ordinary';
  update();
  update();
  assert.deepEqual(asked, ['replayCourse {"deal":0}', 'replayCourse {"deal":0,"level":"ordinary"}']);
});

test('a review asks with the level for every deal, and says which it was', async () => {
  /** @type {string[]} */ const asked = [];
  const game = {
    ask: async (name, request) => {
      asked.push(`${name} ${objectOf(request)}`);
      return { moves: [{ step: 3 }], figures: [{ chair: 1, decisions: 1 }] };
    },
  };
  const { signal } = new AbortController();
  const run = (level) => runReview(/** @type {any} */ (game), 2, { chair: 1, level }, () => {}, signal);
  const strongest = await run(other('strongest'));
  assert.equal(strongest.level, 'strongest');
  assert.deepEqual(
    strongest.moments.map(({ deal }) => deal),
    [0, 1],
  );
  const usual = await run(other('usual'));
  assert.equal(usual.level, undefined);
  assert.deepEqual(asked, [
    'replayReview {"deal":0,"chair":1,"level":"strongest"}',
    'replayReview {"deal":1,"chair":1,"level":"strongest"}',
    'replayReview {"deal":0,"chair":1}',
    'replayReview {"deal":1,"chair":1}',
  ]);
});

test('problems of a review are asked for with its level', async () => {
  /** @type {string[]} */ const asked = [];
  const ask = async (name, request) => {
    asked.push(`${name} ${objectOf(request)}`);
    return {};
  };
  await problemsOf(ask, 4, 2, 'ordinary');
  await problemsOf(ask, 4);
  assert.deepEqual(asked, [
    'replayReview {"deal":4,"problems":true,"level":"ordinary","chair":2}',
    'replayReview {"deal":4,"problems":true}',
  ]);
});

test('the problems of many games are made at the level of the review that found them', () => {
  const worst = /** @type {any} */ ([{ file: 0, deal: 2, move: { chair: 1 } }]);
  const [deal] = dealsOf(worst, [new File([], 'a.xml')], 'strongest');
  assert.deepEqual([deal.deal, deal.chair, deal.level, deal.game], [2, 1, 'strongest', 'a.xml']);
});
