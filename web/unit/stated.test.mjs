// The reader of reviews by another program: faults with their places, missing fields, bounds, and any text at all.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { readJson } from '../review/stated-json.js';
import { isStated } from '../replay/files.js';
import { readStated } from '../review/stated-file.js';
import { momentsOf, place } from '../review/stated-place.js';

const sample = readFileSync('stated/4-players.json', 'utf8');
const whole = readStated(sample);
const count = ({ deals }) => deals.reduce((sum, { entries }) => sum + entries.length, 0);
const first = (stated) => stated.deals[0].entries[0];
const all = count(whole);

test('what the sample states', () => {
  const { engine, version, model, rating, reviewed, matches, chair, lost, faults } = whole;
  assert.deepEqual(
    { engine, version, model, rating, reviewed, chair, lost, faults },
    {
      engine: 'Mortal',
      version: '1.5.10',
      model: 'invented-0',
      rating: 0.8125,
      reviewed: 75,
      chair: 1,
      lost: 0,
      faults: [],
    },
  );
  assert.equal(all, 75);
  assert.equal(matches, whole.deals.flatMap(({ entries }) => entries).filter(({ same }) => same).length);
  assert.deepEqual(first(whole).choices[0], { act: 'discard', tiles: ['2p'], actor: 1, q: 0.01, prob: 0.50774 });
  assert.ok(isStated(sample) && !isStated('{"title":["",""],"log":[]}') && !isStated('[{"type":"start_kyoku"}]'));
});

test('a missing field is left out, and nothing takes its place', () => {
  const fields = {
    junme: ({ turn }) => turn,
    tiles_left: ({ left }) => left,
    last_actor: ({ last }) => last,
    tile: ({ tile }) => tile,
    state: ({ hand }) => hand,
    fuuros: ({ melds }) => melds,
    expected: ({ expected }) => expected,
    actual: ({ actual }) => actual,
    details: ({ choices }) => choices[0],
    q_value: ({ choices }) => choices[0]?.q,
    prob: ({ choices }) => choices[0]?.prob,
    rating: (_, { rating }) => rating,
    total_reviewed: (_, { reviewed }) => reviewed,
    total_matches: (_, { matches }) => matches,
    engine: (_, { engine }) => engine || undefined,
    version: (_, { version }) => version || undefined,
    model_tag: (_, { model }) => model || undefined,
  };
  const goWith = { details: ['q_value', 'prob'], state: ['fuuros'] };
  for (const name of Object.keys(fields)) {
    const stated = readStated(sample.replaceAll(`"${name}":`, '"other":'));
    assert.deepEqual([stated.faults, count(stated)], [[], all], name);
    for (const [other, value] of Object.entries(fields))
      assert.equal(
        value(first(stated), stated) === undefined,
        other === name || (goWith[name] ?? []).includes(other),
        `without ${name}: ${other}`,
      );
  }
  const without = (name) => readStated(sample.replaceAll(`"${name}":`, '"other":'));
  assert.equal(first(without('is_equal')).same, first(whole).same);
  assert.equal(first(without('actual_index')).made, first(whole).made);
  assert.equal(without('player_id').chair, 1, 'the player is who acts in the entries');
  assert.equal(readStated(sample.replace('"show_rating":true', '"show_rating":false')).rating, undefined);
});

/** Faults: what is replaced, with what, the fault, and how many entries are lost. */
const faults = [
  ['"tehai":["1m"', '"tehai":["0m"', 'review.kyokus[0].entries[0].state.tehai[0]: tile "0m"', 1],
  ['"tile":"P"', '"tile":7', 'review.kyokus[0].entries[0].tile: tile 7', 1],
  ['"actual":{"type":"dahai"', '"actual":{"type":"cut"', 'review.kyokus[0].entries[0].actual: action {"type":"cut"', 1],
  [
    '"actual":{"type":"dahai","actor":1,"pai":"2p"',
    '"actual":{"type":"dahai","actor":1,"pai":"2q"',
    'review.kyokus[0].entries[0].actual: tile {"type":"dahai"',
    1,
  ],
  ['"prob":0.', '"prob":2.', 'review.kyokus[0].entries[0].details[0].prob: share 2.', 0],
  ['"q_value":0.01', '"q_value":"?"', 'review.kyokus[0].entries[0].details[0].q_value: number "?"', 0],
  [
    '"action":{"type":"dahai"',
    '"action":{"type":"pon"',
    'review.kyokus[0].entries[0].details[0].action: tile {"type":"pon"',
    0,
  ],
  ['"rating":0.8125', '"rating":"high"', 'review.rating: share "high"', 0],
  ['"kyoku":0', '"kyoku":"E1"', 'review.kyokus[0]: deal {"kyoku":"E1"', 21],
  ['"entries":[', '"entries":[5,', 'review.kyokus[0].entries[0]: object 5', 1],
  ['"actual":', '"actual":null,"actual":', '', 0],
];

test('a fault has its place, and the rest stays', () => {
  for (const [before, after, want, lost] of faults) {
    const text = sample.replace(before, after);
    assert.notEqual(text, sample, before);
    const stated = readStated(text);
    const said = stated.faults.map(({ path, want, found }) => `${path}: ${want} ${found}`).join('\n');
    assert.ok(want ? said.startsWith(want) && !said.includes('\n') : !said, `${before}: ${said}`);
    assert.equal(stated.lost, lost, before);
    assert.equal(count(stated), all - (before === '"entries":[' ? 0 : lost), before);
  }
});

test('a text that breaks off keeps what comes before', () => {
  const half = sample.slice(0, sample.length / 4);
  const stated = readStated(half);
  const lines = half.split('\n');
  assert.deepEqual(stated.faults[0], {
    path: '',
    line: lines.length,
    column: lines.at(-1).length + 1,
    want: 'json',
    found: '',
  });
  assert.ok(count(stated) >= lines.length - 4 && count(stated) < all, String(count(stated)));
  assert.equal(stated.log, '');
  const late = readStated(sample.slice(0, -2000));
  assert.equal(count(late), all);
  assert.ok(late.log.split('\n').length > 500, 'the game keeps the moves before');
  const odd = readStated(sample.replace('"mjai_log":[', '"mjai_log":[\u0000'));
  assert.deepEqual([count(odd), odd.faults[0].want, odd.faults[0].found], [all, 'json', '\u0000']);
});

test('nothing to show is a fault', () => {
  for (const [text, want] of [
    ['', 'json'],
    ['{"review":{}}', 'list'],
    ['{"review":{"kyokus":5}}', 'list'],
    ['{"review":{"kyokus":[]}}', 'entries'],
    ['{"review":{"kyokus":[{"kyoku":0,"honba":0,"entries":[{}]}]}}', 'choice'],
    ['{"review":{"kyokus":[{"kyoku":0,"honba":0,"entries":[{"expected":{"type":"none"}}]}]}}', 'place'],
    ['['.repeat(100_000), 'json'],
    ['null', 'list'],
  ])
    assert.equal(readStated(text).want, want, text.slice(0, 80));
});

test('what comes out is bounded', () => {
  const details = '{"action":{"type":"none"}},'.repeat(200).slice(0, -1);
  const entry = `{"tiles_left":1,"expected":{"type":"none"},"details":[${details}]}`;
  const text = (n) =>
    `{"engine":"${'x'.repeat(5000)}","review":{"kyokus":[{"kyoku":0,"honba":0,"entries":[${Array(n).fill(entry)}]}]}}`;
  const stated = readStated(text(20));
  assert.equal(stated.engine.length, 200);
  assert.equal(first(stated).choices.length, 64);
  const small = '{"tiles_left":1,"expected":{"type":"none"}}';
  const many = readStated(text(0).replace('[]', `[${Array(6000).fill(small)}]`));
  assert.deepEqual([count(many), many.lost], [5000, 1000]);
  const wrong = readStated(text(0).replace('[]', `[${Array(6000).fill('5')},${small}]`));
  assert.deepEqual([count(wrong), wrong.lost, wrong.faults.length], [0 + 1, 6000, 200]);
});

/** A game of one deal with nothing known: entries are placed in it or left out, whatever they state. */
const game = {
  deals: [{ round: 'E', number: 1, repeat: 0, players: 4 }],
  moves: () => [
    { kind: 'deal', tiles: [] },
    { kind: 'draw', chair: 1, tiles: ['1m'] },
    { kind: 'discard', chair: 1, tiles: ['1m'] },
    { kind: 'draw', chair: 2, tiles: ['5z'] },
  ],
  start: () => ({ wall: { left: 70 }, seats: Array(4).fill({ closed: ['1m', '2m', '3m'], melds: [] }) }),
};

test('an entry is placed only where all is as it states', () => {
  const entry = {
    junme: 1,
    tiles_left: 69,
    last_actor: 1,
    tile: '1m',
    state: { tehai: ['1m', '1m', '2m', '3m'], fuuros: [] },
  };
  const placed = (more) =>
    place(
      readStated(
        JSON.stringify({
          player_id: 1,
          review: {
            kyokus: [
              {
                kyoku: 0,
                honba: 0,
                entries: [{ ...entry, expected: { type: 'none' }, actual: { type: 'dahai', pai: '1m' }, ...more }],
              },
            ],
          },
        }),
      ),
      game,
    );
  assert.equal(placed({}).entries[0].step, 1);
  for (const [field, value, want = field] of [
    ['junme', 2],
    ['tiles_left', 68],
    ['last_actor', 2],
    ['tile', '2m'],
    ['actual', { type: 'dahai', pai: '2m' }],
    ['actual', { type: 'none' }],
    ['state', { tehai: ['1m', '1m', '2m', '4m'] }, 'state.tehai'],
    ['state', { ...entry.state, fuuros: [{ type: 'pon' }] }, 'state.fuuros'],
  ]) {
    const { entries, left } = placed({ [field]: value });
    assert.deepEqual([entries.length, left.map((one) => one.field)], [0, [want]], JSON.stringify(value));
  }
});

test('a deal that is aborted is the choice of a player, though it names none', () => {
  const moves = () => [...game.moves().slice(0, 2), { kind: 'aborted', tiles: [] }];
  const entry = {
    tiles_left: 69,
    expected: { type: 'none' },
    actual: { type: 'ryukyoku', actor: 1 },
  };
  const text = JSON.stringify({ player_id: 1, review: { kyokus: [{ kyoku: 0, honba: 0, entries: [entry] }] } });
  const { entries, left } = place(readStated(text), { ...game, moves });
  assert.deepEqual([entries.map(({ step }) => step), left], [[1], []]);
});

test('a North set aside is no meld', () => {
  const melds = (...types) => {
    const state = { tehai: ['1m'], fuuros: types.map((type) => ({ type })) };
    const entries = [{ state, expected: { type: 'none' } }];
    return first(readStated(JSON.stringify({ review: { kyokus: [{ kyoku: 0, honba: 0, entries }] } }))).melds;
  };
  assert.deepEqual([melds('nukidora'), melds('pon', 'nukidora', 'ankan')], [0, 2]);
});

test('a tile added to a pung can be won on, one of a claimed kong cannot', () => {
  const pung = { kind: 'pung', chair: 2, tiles: ['5z', '5z', '5z'] };
  const kong = { kind: 'kong', chair: 2, tiles: ['5z', '5z', '5z', '5z'] };
  const from = { kind: 'discard', chair: 0, tiles: ['5z'] };
  const own = [
    { kind: 'discard', chair: 2, tiles: ['1m'] },
    { kind: 'draw', chair: 2, tiles: ['5z'] },
  ];
  const tile = (...moves) => momentsOf([{ kind: 'deal', tiles: [] }, ...moves], game.start(), 1).at(-1).tile;
  assert.equal(tile(from, pung, ...own, kong), '5z');
  assert.equal(tile({ ...from, tiles: ['1m'] }, ...own, kong), '1m');
});

test('any text gives a review or a fault', () => {
  let seed = 7;
  const random = (n) => (seed = (seed * 1103515245 + 12345) % 2 ** 31) % n;
  const head = sample.slice(0, sample.indexOf('\n', 1500)).replace(/,$/, '');
  const base = `${head}]}]},"player_id":1,"mjai_log":[{"type":"start_kyoku"}]}`;
  assert.ok(count(readStated(base)) > 0);
  const bits = ['"', '{', '}', '[', ']', ',', ':', 'null', '-1', '1e999', '"__proto__":{}', '\\u0000', '🀄', '0m', ' '];
  for (let round = 0; round < 4000; round += 1) {
    let text = base;
    for (let times = random(4) + 1; times; times -= 1) {
      const at = random(text.length);
      const cut = [0, 1, 5, random(200)][random(4)];
      const piece = random(3) ? bits[random(bits.length)] : text.slice(random(text.length)).slice(0, random(60));
      text = text.slice(0, at) + piece + text.slice(at + cut);
    }
    const { value, fault } = readJson(text);
    let valid = true;
    try {
      assert.deepEqual(value, JSON.parse(text));
    } catch (error) {
      if (error.code === 'ERR_ASSERTION') throw error;
      valid = false;
    }
    assert.equal(!fault, valid, text);
    const stated = readStated(text);
    if ('want' in stated) {
      assert.ok(stated.want);
      continue;
    }
    const { entries, left } = place(stated, game);
    assert.equal(entries.length + left.length, count(stated));
    for (const entry of stated.deals.flatMap((deal) => deal.entries))
      assert.ok(entry.made < entry.choices.length && entry.chosen < entry.choices.length && entry.choices.length <= 64);
  }
  assert.equal({}.polluted, undefined);
});

test('an entry that is there twice has one step', () => {
  const hand = '1m 1m 1m 2m 3m 4m 5m 6m 7m 8m 9m 9m 9m';
  const discard = { act: /** @type {'discard'} */ ('discard'), tiles: ['5p'], actor: 0 };
  const entry = (/** @type {string} */ path) => ({
    ...{ path, hand: [...hand.split(' '), '5p'].sort().join(' '), melds: 0, left: 69, tile: '5p', actual: discard },
    ...{ choices: [], made: -1, chosen: -1 },
  });
  const source = {
    deals: [{ round: 'E', number: 1, repeat: 0, players: 4 }],
    moves: () => [
      { kind: 'dealt', tiles: [] },
      { kind: 'draw', chair: 0, tiles: ['5p'] },
      { kind: 'discard', chair: 0, tiles: ['5p'] },
    ],
    start: () => ({ seats: [{ closed: hand.split(' '), melds: [] }], wall: { left: 70 } }),
  };
  const stated = { chair: 0, deals: [{ kyoku: 0, honba: 0, path: '', entries: [entry('a'), entry('b')] }] };
  const { entries, left } = place(/** @type {any} */ (stated), /** @type {any} */ (source));
  assert.deepEqual(
    entries.map(({ path, step }) => [path, step]),
    [['a', 1]],
  );
  assert.deepEqual(
    left.map(({ path, field }) => [path, field]),
    [['b', 'order']],
  );
});
