// The words of a review of a decision, of a hint, and of what is missing in a log.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import './page.mjs';
import { cutJudged, cutText } from '../game/cut.js';
import { linesFold, linesOf, openLines } from '../review/lines.js';
import { momentLines } from '../review/moment.js';
import { placementNote } from '../review/placement.js';
import { apart, reasonsFor } from '../review/reasons.js';
import { summary } from '../review/summary.js';
import { speaksAgainst, textFor } from '../state/discard-reason.js';
import { hintLines } from '../table/hint.js';
import { table as reasonWords } from '../words/en/reasons.js';
import { chooseLanguage, needWords } from '../words/index.js';

for (const part of ['first', 'more', 'review']) await needWords(part);
chooseLanguage('en', null);

const move = (more) => ({
  ...{ step: 3, chair: 0, kind: 'discard', made: '1m', better: 'Ed9t', row: 1 },
  best: [
    { tile: '9p', reason: { id: 'touches-nothing', tiles: ['9p'] } },
    { tile: '1m', reason: { id: 'as-good', tiles: ['9p'] } },
  ],
  loss: { win: 0.031, points: 420, weight: 668 },
  ...more,
});
const lines = (more) =>
  momentLines(move(more))
    .flat(Infinity)
    .filter(Boolean)
    .map((line) => line.text);
const has = (list, text) => list.some((line) => line.includes(text));

test('what was lost is said as far as it shows', () => {
  assert.ok(has(lines(), '−420 points, −3% win chance if nobody else wins'), lines().join());
  assert.ok(
    has(lines({ loss: { win: 0.0004, points: 420 } }), '−420 points') &&
      !has(lines({ loss: { win: 0.0004, points: 420 } }), 'chance'),
  );
  assert.ok(
    has(lines({ loss: { win: 0.2, points: 0.4 } }), '−20% win chance if nobody else wins') &&
      !has(lines({ loss: { win: 0.2, points: 0.4 } }), 'points'),
  );
  const odds = { best: { win: 0.111, dealIn: 0.1, points: 300 }, made: { win: 0.081, dealIn: 0.1, points: -120 } };
  const said = lines({ odds, size: 'slip' });
  assert.ok(has(said, 'Slip −420 points') && !has(said, 'nobody else'), said.join());
  assert.ok(has(said, 'Win chance 11% instead of 8%'), said.join());
});

test('placement is listed after the points, with its sign, where it is known', () => {
  const said = (cost) => lines({ loss: { win: 0, points: 420 }, placement: { best: 900, made: 0, cost } });
  assert.ok(has(said(1310.4), '−420 points · placement −1,310'), said(1310.4).join());
  assert.ok(has(said(-250), ' · placement +250'), said(-250).join());
  assert.ok(!has(lines(), 'placement'), lines().join());
});

test('the figures have placement only where a decision has', () => {
  const figures = { deals: 8, decisions: 100, lossPoints: 900, payments: -3000 };
  const texts = (more) => summary({ ...figures, ...more }).text;
  assert.match(texts({ placed: 100, lossPlacement: 5120.6 }), /Placement points lost per decision51/);
  assert.match(texts({ placed: 90, lossPlacement: -180 }), /Placement points lost per decision−2/);
  assert.ok(!texts({ placed: 0, lossPlacement: 0 }).includes('Placement'));
  assert.equal(placementNote({ ...figures, placed: 0 }), null);
  assert.match(placementNote({ ...figures, placed: 1 }).text, /uma and oka/);
});

test('what is as good as the first says nothing of what was made', () => {
  const why = lines().filter((line) => / 9p|9 of circles/.test(line) || /^1/.test(line));
  assert.ok(!has(lines(), 'as good'), lines().join());
  assert.ok(why.length >= 1);
});

const odds = (win, dealIn, points) => ({ win, dealIn, points, others: 0, draw: 0 });

test('a missed riichi is explained by riichi, not by the tile', () => {
  const best = [
    { tile: '1m', shanten: 0, total: 8, tiles: [], reason: { id: 'nearest' } },
    { tile: '2m', shanten: 1, total: 20, tiles: [], reason: { id: 'farther' } },
  ];
  const [declared, silent] = [odds(0.45, 0.12, 3000), odds(0.3, 0.08, 1200)];
  const more = { kind: 'riichi', best, row: 0, riichi: { declared, silent, margin: 1800, noYaku: true } };
  const missed = reasonsFor(move({ ...more, made: '1m', better: 'El Ed1m', odds: { best: declared, made: silent } }));
  assert.match(missed.join('; '), /without riichi there is no yaku.*; Win chance 45% instead of 30%$/);
  const hasty = reasonsFor(
    move({
      ...{ ...more, made: 'El Ed1m', better: 'Ed1m', odds: { best: { ...silent, points: 1900 }, made: declared } },
      riichi: { declared, silent, margin: -1500, noYaku: false },
    }),
  );
  const all = hasty.join('; ');
  assert.match(all, /has a yaku without riichi; a better wait may still come; deals in less often: 8% instead of 12%/);
  assert.doesNotMatch(all, /further|from ready|Win chance/);
});

test('riichi and silence that differ by their points alone are explained by these, without a sign', () => {
  const best = [{ tile: '1m', shanten: 0, total: 8, tiles: [] }];
  const same = odds(0.4, 0.1, 1500);
  const riichi = { declared: same, silent: same, margin: -300, noYaku: true };
  const said = reasonsFor(move({ kind: 'riichi', best, made: 'El Ed1m', better: 'Ed1m', riichi }));
  assert.deepEqual(said, ['about 300 points better on average']);
});

test('riichi with another tile is explained by the odds of both moves', () => {
  const best = [
    { tile: '8p', shanten: 0, total: 5, tiles: [], reason: { id: 'accepts-more' } },
    { tile: '2p', shanten: 0, total: 3, tiles: [], reason: { id: 'accepts-fewer' } },
  ];
  const [declared, silent] = [odds(0.45, 0.17, 1920), odds(0.56, 0.12, 1190)];
  const more = { kind: 'riichi', best, row: 1, riichi: { declared, silent, margin: -1700, noYaku: false } };
  const both = { best: odds(0.62, 0.13, 3070), made: silent };
  const said = reasonsFor(move({ ...more, made: '2p', better: 'El Ed8t', odds: both })).join('; ');
  assert.match(said, /^Win chance 62% instead of 56%/);
  const hasty = { best: silent, made: { ...declared, points: -100 } };
  const late = reasonsFor(move({ ...more, made: 'El Ed2t', better: 'Ed8t', odds: hasty })).join('; ');
  assert.match(late, /Win chance 56% instead of 45%/);
  assert.doesNotMatch(late, /a better wait may still come/);
  const waits = reasonsFor(move({ ...more, made: 'El Ed2t', better: 'Ed8t', odds: { ...hasty, best: both.best } }));
  assert.doesNotMatch(waits.join('; '), /a better wait may still come/);
});

test('only what speaks for the better discard is said, with the decimals that decide', () => {
  const best = (first, other) => [
    { tile: '9p', shanten: 1, total: 12, tiles: [], reason: { id: 'safer', n: 4 }, ...first },
    { tile: '1m', shanten: 1, total: 16, tiles: [], reason: { id: 'dangerous', n: 4 }, ...other },
  ];
  const said = reasonsFor(move({ best: best({ danger: 0.0361 }, { danger: 0.0444 }) }));
  assert.deepEqual(said, ['deal-in risk of the tile: 3.6% instead of 4.4%']);
  const fewer = { reason: { id: 'accepts-fewer' } };
  assert.deepEqual(
    reasonsFor(move({ best: best({}, fewer) })),
    ['about 420 points better on average'],
    'the better discard accepts fewer',
  );
  assert.deepEqual(reasonsFor(move({ best: best({ total: 20 }, fewer) })), ['20 tiles help instead of 16']);
  assert.deepEqual(reasonsFor(move({ best: best({ total: 9 }, { shanten: 2, total: 30, ...fewer }) })), [
    '1 from ready instead of 2 from ready',
  ]);
  assert.deepEqual(apart(0.04, 0.044), ['4.0%', '4.4%']);
  assert.deepEqual(apart(0.0401, 0.0399), ['4.01%', '3.99%']);
  assert.equal(apart(0.04, 0.04001), null);
});

test('no reason speaks against the better discard, and none for the made one', () => {
  const rows = (better, made) => [
    { tile: '9p', shanten: 1, total: 12, tiles: [], reason: better },
    { tile: '1m', shanten: 1, total: 12, tiles: [], reason: made },
  ];
  const pair = { id: 'breaks-pair', tiles: ['4m', '4m'] };
  const said = (better, made, more) => reasonsFor(move({ best: rows(better, made), ...more })).join('; ');
  const points = 'about 420 points better on average';
  for (const id of ['breaks-run', 'more-use', 'accepts-fewer-then'])
    assert.equal(said({ id, tiles: ['5s', '7s'] }, pair), points, `better ${id}`);
  assert.equal(said(pair, { id: 'accepts-more-then' }), points, 'both speak for the made one');
  assert.equal(said(pair, { id: 'accepts-fewer-then' }), points, 'the made one has fewer than a third discard');
  assert.equal(said({ id: 'as-good' }, pair), '1 of characters: breaks up the pair 4 4 characters');
  assert.equal(said({ id: 'safer', n: 4 }, pair), points, 'the costs are told against the one with the most value');
  assert.equal(
    said({ id: 'touches-nothing' }, pair),
    'connects with nothing; 1 of characters: breaks up the pair 4 4 characters',
  );
  assert.equal(
    said(pair, pair, { loss: { win: 0.02, points: 0.2 } }),
    'Win chance 2% higher if nobody else wins',
    'no points were lost',
  );
});

test('a moment of three players without rows has one reason, the size of the loss', () => {
  const more = { best: [{ tile: '9p', shanten: 2, total: 8, tiles: [] }], loss: { win: 0, points: 527 } };
  assert.deepEqual(reasonsFor(move(more)), ['about 527 points better on average']);
});

test('each reason speaks for a discard or against it', () => {
  const ids = Object.keys(reasonWords).map((key) => key.replace('reason.', ''));
  const costs = ids.filter((id) => speaksAgainst({ id }));
  const pairs = [
    ...['farther', 'less-good', 'dangerous', 'breaks-run', 'breaks-shape', 'more-use', 'accepts-fewer'],
    ...['accepts-fewer-then', 'worse-waits', 'fewer-points', 'no-honour-wait', 'furiten', 'loses-dora', 'loses-yaku'],
    ...['loses-triplets', 'loses-three-suits', 'breaks-value', 'breaks-pair', 'loses-orphans'],
  ];
  assert.deepEqual(costs.sort(), pairs.sort());
  assert.equal(ids.length - costs.length, 22, ids.join());
  assert.equal(textFor({ id: 'breaks-pair', tiles: ['4m', '4m'] }), '');
  assert.equal(textFor({ id: 'touches-nothing' }), 'connects with nothing');
});

test('a call and a call let pass have reasons of their own', () => {
  const best = [{ tile: '9p', shanten: 1, total: 12, tiles: [], reason: { id: 'nearest' } }];
  const [more, less] = [odds(0.3, 0.1, 900), odds(0.2, 0.1, 100)];
  const passed = { kind: 'pass', made: 'pass', better: 'Sp5z5z', best, row: undefined };
  assert.deepEqual(reasonsFor(move({ ...passed, odds: { best: more, made: less } })), [
    'after it: 1 from ready, 12 tiles help',
    'Win chance 30% instead of 20%',
  ]);
  const called = { kind: 'call', made: 'Sp5z5z', better: 'pass', best: [], row: undefined };
  assert.deepEqual(reasonsFor(move({ ...called, odds: { best: odds(0.2, 0.05, 900), made: odds(0.3, 0.1, 100) } })), [
    'deals in less often: 5% instead of 10%',
  ]);
  assert.deepEqual(reasonsFor(move({ ...called, odds: { best: odds(0.2, 0.1, 900), made: odds(0.3, 0.1, -100) } })), [
    '+900 points on average instead of −100',
  ]);
});

test('luck is told with the wall, without it, and where nothing was left in it', () => {
  assert.ok(
    has(lines({ luck: { draws: 3, hoped: 1, came: 1, wall: 6, soon: 4 } }), '4 of the 6 useful tiles were drawn'),
  );
  assert.ok(
    has(lines({ luck: { draws: 3, hoped: 1, came: 1, wall: 6, soon: 0 } }), '0 of the 6 useful tiles were drawn'),
  );
  assert.ok(has(lines({ luck: { draws: 3, hoped: 1, came: 0, wall: 0, soon: 0 } }), 'none of the useful tiles'));
  assert.ok(has(lines({ luck: { draws: 3, hoped: 1.25, came: 2 } }), '2 of the next 3 draws helped'));
  assert.ok(!has(lines({ luck: { draws: 0, hoped: 0, came: 0 } }), 'Luck'));
});

test('a hint names the next discard, not the same again', () => {
  const best = [
    { tile: '9p', reason: { id: 'touches-nothing', tiles: ['9p'] } },
    { tile: '1m', reason: { id: 'touches-nothing', tiles: ['1m'] } },
  ];
  const said = hintLines({ command: 'Ed9t', reason: best[0].reason, best }, true);
  assert.equal(said.length, 2);
  assert.ok(said[0].includes('9') && !/\b9\b/.test(said[1]) && said[1].includes('1'), said.join());
});

test('a hint has the odds of the discard that it suggests', () => {
  const best = [
    { tile: '9p', odds: odds(0.3, 0.2, 0) },
    { tile: '1m', odds: odds(0.1, 0.05, 0) },
  ];
  const said = hintLines({ command: 'Ed1m', best }, true).join();
  assert.match(said, /10\.0%.*5\.0%/);
  assert.doesNotMatch(said, /30\.0%|20\.0%/);
});

test('a hint gives no reason that speaks against what it suggests', () => {
  const reason = { id: 'breaks-run', tiles: ['7p', '8p', '9p'] };
  const best = [{ tile: '9p', reason }];
  assert.doesNotMatch(hintLines({ command: 'Ed9t', reason, best }, true).join(), /breaks/);
});

test('what is missing of a log is one sentence', () => {
  const after = { deal: 2, round: 'E', number: 3, repeat: 0 };
  assert.equal(cutText({ whole: 6, deals: 8, after }), 'Cut off after East 3: 6 of 8 deals are complete.');
  assert.equal(cutText({ whole: 7, deals: 8 }), 'Cut off within the first deal: 7 of 8 deals are complete.');
  assert.equal(
    cutText({ whole: 3, deals: 3, after }),
    'Cut off after East 3: a part is missing; 3 deals are complete.',
  );
  assert.match(cutJudged({ whole: 6, deals: 8, after }), /as far as the record goes/);
  assert.doesNotMatch(cutJudged({ whole: 3, deals: 3, after }), /as far as the record goes/);
});

test('riichi decisions without a cost show both lines, the points of silence with a later better wait', () => {
  const both = { declared: odds(0.45, 0.17, 1920), silent: odds(0.56, 0.12, 1190), margin: -700, noYaku: false };
  const best = [{ tile: '2p', shanten: 0, total: 3, tiles: [] }];
  const told = { ...move({ kind: 'riichi', best, made: '2p', better: undefined, riichi: both }), deal: 1, step: 9 };
  const list = [told, { ...told, size: 'slip', step: 11 }, { ...told, riichi: undefined, step: 13 }];
  assert.deepEqual(
    openLines(list).map(({ step }) => step),
    [9],
  );
  assert.equal(linesFold(list.slice(1), { label: String, look() {} }), null);
  const rowsOf = (one) => linesOf(one).children.map((row) => row.children.map(({ text }) => text));
  assert.deepEqual(rowsOf(told).slice(1), [
    ['Riichi', '45.0%', '+1,920'],
    ['No riichi played', '56.0%', '+2,620'],
  ]);
  assert.deepEqual(
    rowsOf({ ...told, made: 'El Ed2t' }).map(([name]) => name),
    ['', 'Riichi played', 'No riichi'],
  );
});
