// The board of a replay or a game: which seat lies where, what its plate says, its tiles, and the middle.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import './page.mjs';
import { board } from '../board/board.js';
import { chooseLanguage, needWords } from '../words/index.js';

for (const part of ['first', 'more', 'review']) await needWords(part);
chooseLanguage('en', null);

const winds = ['E', 'S', 'W', 'N'];
const seatOf = (chair, more) => ({
  ...{ wind: winds[chair], score: 21000 + 1000 * chair, shanten: chair + 1, waits: [], riichi: false },
  ...{ closed: [`${chair + 1}s`, `${chair + 1}p`, '9m'], melds: [], flowers: [], river: [], ...more },
});
/** @param {object} more of the state @param {Record<number, object>} [seats] what differs, by chair */
const stateOf = (more, seats = {}) => ({
  ...{ players: 4, turn: 1, dealer: 0, wall: { left: 54 }, event: { kind: 'pass', tiles: [] }, indicators: [] },
  ...{ honba: 0, deposits: 0, seats: winds.map((_, chair) => seatOf(chair, seats[chair])), ...more },
});

/** @param {object} state @param {object} [view] */
function drawn(state, view) {
  const chosen = [];
  const made = board({ choose: (chair) => chosen.push(chair) });
  const name = (chair) => `P${chair + 1}`;
  const update = (now, look) => made.update(now, { seat: 2, open: false, label: 'East 4', name, ...look });
  update(state, view);
  const all = (selector) => made.element.querySelectorAll(selector);
  return { made, update, chosen, all, plates: () => all('.board-plate'), element: made.element };
}
const tiles = (element) => element.children.map((one) => one.dataset.tile ?? one.children[0].dataset.tile);
const texts = (list) => list.map((one) => one.text);

test('the chosen seat lies at the bottom, the others follow in the order of play', () => {
  const { plates, chosen, all } = drawn(stateOf());
  assert.deepEqual(texts(all('.plate-name')), ['P3', 'P4', 'P1', 'P2']);
  assert.deepEqual(texts(all('.plate-wind')), ['W', 'N', 'E', 'S']);
  assert.deepEqual(texts(all('.plate-score')), ['23,000', '24,000', '21,000', '22,000']);
  assert.deepEqual(
    plates().map((one) => one.getAttribute('aria-pressed')),
    ['true', 'false', 'false', 'false'],
  );
  assert.deepEqual(
    plates().map((one) => [one.classList.contains('is-turn'), one.querySelector('.is-dealer') !== null]),
    [
      [false, false],
      [false, false],
      [false, true],
      [true, false],
    ],
  );
  plates()[1].click();
  assert.deepEqual(chosen, [3]);
});

test('a new seat at the bottom moves all the others', () => {
  const { update, plates, all, chosen } = drawn(stateOf());
  update(stateOf(), { seat: 3 });
  assert.deepEqual(texts(all('.plate-name')), ['P4', 'P1', 'P2', 'P3']);
  plates()[1].click();
  assert.deepEqual(chosen, [0]);
});

test('scores are left out where nobody has any', () => {
  const none = Object.fromEntries(winds.map((_, chair) => [chair, { score: 0 }]));
  assert.deepEqual(drawn(stateOf({}, none)).all('.plate-score'), []);
  assert.equal(drawn(stateOf({}, { ...none, 1: { score: -500 } })).all('.plate-score').length, 4);
});

test('a plate tells how far only an open hand is', () => {
  const states = (more, seats, view) => texts(drawn(stateOf(more, seats), view).all('.plate-state'));
  assert.deepEqual(states(), ['3 from ready', '', '', '']);
  assert.deepEqual(states({}, {}, { open: true }), ['3 from ready', '4 from ready', '1 from ready', '2 from ready']);
  assert.deepEqual(states({}, { 2: { shanten: 0 }, 3: { riichi: true } }), ['Ready', 'Riichi', '', '']);
  const waits = [...'1234567'].map((rank) => ({ tile: `${rank}m` }));
  const [six] = states({}, { 2: { waits, riichi: true } });
  assert.match(six, /^Riichi Waits: 1 of characters.*6 of characters…$/);
  assert.match(states({}, { 2: { waits: waits.slice(0, 2) } })[0], /^Waits: 1 of characters2 of characters$/);
  assert.deepEqual(states({}, {}, { open: true, laid: true }), ['', '', '', '']);
});

test('void suits of others are shown when all have chosen', () => {
  const some = { 1: { void: 's' }, 2: { void: 'p' } };
  const states = (seats) => texts(drawn(stateOf({}, seats)).all('.plate-state'));
  assert.deepEqual(states(some), ['3 from ready no circles', '', '', '']);
  const all = { ...some, 0: { void: 'm', hasWon: true }, 3: { void: 'm' } };
  assert.deepEqual(states(all), ['3 from ready no circles', 'no characters', 'has won', 'no bamboos']);
});

test('hidden hands are face down, the own one is in order with the drawn tile apart', () => {
  const own = { closed: ['9p', '1m', '5s', '0s', '5m'], drawn: '1m' };
  const closed = (view) =>
    drawn(stateOf({}, { 2: own }), view)
      .all('.board-closed')
      .map(tiles);
  assert.deepEqual(closed()[0], ['5m', '9p', '0s', '5s', '1m']);
  assert.deepEqual(closed()[1], ['back', 'back', 'back']);
  assert.deepEqual(closed({ open: true })[3], ['9m', '2p', '2s']);
  assert.deepEqual(closed({ laid: true })[0], Array(5).fill('back'));
  const apart = drawn(stateOf({}, { 2: own })).all('.is-apart');
  assert.deepEqual(
    apart.map((one) => one.dataset.tile),
    ['1m'],
  );
});

test('a tile acts only for the seat in turn', () => {
  const went = [];
  const touch = (tile) => () => went.push(tile);
  const { all } = drawn(stateOf({ turn: 2 }), { touch, open: true });
  assert.equal(all('.board-touch').length, 3);
  all('.board-touch')[1].click();
  assert.deepEqual(went, ['3p']);
  assert.deepEqual(drawn(stateOf({ turn: 1 }), { touch }).all('.board-touch'), []);
});

test('dora, dangers and riichi are marked on the tiles and the seat that have them', () => {
  const state = stateOf({ dora: ['5s'] }, { 2: { closed: ['0s', '1m'] }, 0: { riichi: true } });
  const { all } = drawn(state, { danger: (tile) => (tile === '1m' ? 4 : undefined) });
  const marked = (selector) => all(selector).map((one) => one.dataset.tile);
  assert.deepEqual([marked('.is-dora'), marked('.danger-4')], [['0s'], ['1m']]);
  assert.deepEqual(
    all('.board-stick').map((one) => one.hidden),
    [true, true, false, true],
  );
});

test('rivers lie in rows of six, with called tiles pale and the last discard marked', () => {
  const river = [...'1234567'].map((rank) => ({ tile: `${rank}m` }));
  river[2].claimedBy = 0;
  river[4].drawn = true;
  const { all, update } = drawn(stateOf({ event: { kind: 'discard', chair: 2, tiles: ['7m'] } }, { 2: { river } }));
  const rows = () => all('.board-river')[0].children.map(tiles);
  assert.deepEqual(rows(), [['1m', '2m', '3m', '4m', '5m', '6m'], ['7m']]);
  const marked = (style) => all(`.board-river .${style}`).map((one) => one.dataset.tile);
  assert.deepEqual([marked('is-ghost'), marked('is-drawn-out'), marked('is-last')], [['3m'], ['5m'], ['7m']]);
  update(stateOf({}, { 2: { river: river.slice(0, 4) } }));
  assert.deepEqual(rows(), [['1m', '2m', '3m', '4m']]);
});

test('the middle has the deal, the tiles left, indicators and sticks', () => {
  const middle = (more) => drawn(stateOf(more)).all('.centre-facts')[0].text;
  assert.equal(middle(), 'East 454 tiles left× 54');
  assert.match(middle({ indicators: ['4z'] }), /Indicators: North$/);
  assert.doesNotMatch(middle({ uraIndicators: ['?'] }), /Ura/);
  assert.match(middle({ uraIndicators: ['1z'] }), /Ura indicators: East$/);
  const counters = (more) =>
    drawn(stateOf(more))
      .all('.centre-counter')
      .map((one) => [one.children[0].className, one.text]);
  const both = counters({ honba: 2, deposits: 3 });
  assert.deepEqual(
    both.map(([style]) => style),
    ['stick is-honba', 'stick is-deposit'],
  );
  assert.match(both[0][1], / 2$/);
  assert.match(both[1][1], / 3$/);
  assert.equal(counters({ deposits: 1 })[0][0], 'stick is-deposit');
  const { all, update } = drawn(stateOf());
  const arrow = () => [all('.centre-turn')[0].hidden, all('.centre-turn')[0].styles.rotate];
  assert.deepEqual(arrow(), [false, '90deg']);
  update(stateOf({ turn: 3 }));
  assert.deepEqual(arrow(), [false, '-90deg']);
  update(stateOf({ turn: undefined }));
  assert.equal(arrow()[0], true);
});

test('the description names the hands that are open, the melds and the discards', async (context) => {
  context.mock.timers.enable({ apis: ['setTimeout'] });
  const meld = { kind: 'pung', tiles: ['1z', '1z', '1z'], from: 2, called: 0 };
  const seats = { 3: { melds: [meld] }, 0: { river: [{ tile: '2z' }] } };
  const { element } = drawn(stateOf({}, seats));
  context.mock.timers.tick(200);
  const said = element.children[1].text.split(/\. (?=(?:East|South|West|North) P)/);
  assert.match(said[0], /^West P3: 3 bamboos, 3 circles, 9 characters$/);
  assert.match(said[1], /^North P4: 3 hidden tiles\. Melds: East/);
  assert.match(said[2], /^East P1: 3 hidden tiles\. Discards: South/);
  assert.equal(said[3], 'South P2: 3 hidden tiles');
});

test('the riichi tile lies on its side', () => {
  const river = [{ tile: '1m', drawn: true }, { tile: '2m', riichi: true }, { tile: '3m' }];
  const { all } = drawn(stateOf({}, { 2: { river } }));
  const turned = all('.board-river .tile-turned').map((one) => one.closest('.face').dataset.tile);
  assert.deepEqual(turned, ['2m']);
});

test('dangers are shown on the hand at the bottom only', () => {
  const { all } = drawn(stateOf(), { open: true, danger: () => 3 });
  assert.equal(all('.danger-3').length, 3);
  assert.ok(all('.danger-3').every((one) => one.closest('.board-seat').classList.contains('is-own')));
});

test('before the deal each seat has a quarter of the wall, two tiles high', () => {
  const walls = (view) => drawn(stateOf({ wall: { left: 136 } }), view).all('.board-wall');
  assert.deepEqual(
    walls({ laid: true }).map((wall) => [wall.hidden, wall.children.length]),
    Array(4).fill([false, 17]),
  );
  assert.ok(walls({}).every((wall) => wall.hidden));
});

test('only the last meld of the player who called is marked', () => {
  const meld = (tile, from) => ({ kind: 'pung', tiles: [tile, tile, tile], from, called: 0 });
  const seats = { 3: { melds: [meld('1z', 2), meld('2z', 2)] }, 0: { melds: [meld('3z', 2)] } };
  const event = { kind: 'pung', chair: 3, tiles: ['1z', '1z', '1z'] };
  const marked = drawn(stateOf({ event }, seats)).all('.board-meld.is-last');
  assert.deepEqual(marked.map(tiles), [['1z', '1z', '1z']]);
});

test('the tile that was just drawn is marked, and melds and flowers are drawn when they change', () => {
  const draw = { kind: 'draw', chair: 2, tiles: ['9m'] };
  const { all, update } = drawn(stateOf({ event: draw }, { 2: { drawn: '9m', flowers: ['1f', '5f'] } }));
  assert.deepEqual(
    all('.board-closed .is-last').map((one) => one.dataset.tile),
    ['9m'],
  );
  assert.deepEqual(all('.board-flowers').map(tiles), [['1f', '5f']]);
  const meld = { kind: 'chow', tiles: ['1m', '2m', '3m'] };
  update(stateOf({}, { 2: { drawn: '9m', flowers: ['1f', '5f'], melds: [meld] } }));
  assert.deepEqual(all('.board-meld').map(tiles), [['1m', '2m', '3m']]);
  assert.deepEqual(all('.board-closed .is-last'), []);
});
