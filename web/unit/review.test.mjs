// Reviews of a game and of many: key moments, repeated mistakes, sums, periods, CSV tables; and a match by its seed
// in a link.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clean, csv, json, momentsCsv } from '../review/csv.js';
import { addFigures, isKey, worst } from '../review/run.js';
import { allJson, gamesCsv } from '../survey/export.js';
import { filesIn, wanted } from '../survey/folder.js';
import { createSums, overTime, timeOf } from '../survey/sums.js';
import { readChallenge, writeChallenge } from '../table/challenge.js';

const moment = (deal, step, better, weight, more = {}) => ({
  ...{ deal, step, chair: 0, kind: 'discard', made: '1m', better, best: [] },
  ...{ loss: { win: weight / 8000, points: 0, weight } },
  ...more,
});
const steps = (moments) => worst({ moments }).map(({ deal, step, again }) => [deal, step, again]);

test('what agrees or costs next to nothing is no key moment', () => {
  assert.equal(isKey(moment(0, 1, undefined, 8000)), false);
  assert.equal(isKey(moment(0, 1, 'Ed1m', 39)), false);
  assert.equal(isKey(moment(0, 1, 'Ed1m', 40)), true);
  assert.equal(isKey(moment(0, 1, 'Ed1m', 49, { loss: { win: 0, points: 49, weight: 49 } })), false);
  assert.equal(isKey(moment(0, 1, 'Ed1m', 50, { loss: { win: 0, points: 50, weight: 50 } })), true);
});

test('the worst come first, and what is done again turn after turn is one with the worst of them', () => {
  assert.deepEqual(steps([moment(0, 1, 'Ed1m', 100), moment(0, 5, 'Ed2m', 300), moment(1, 1, 'Ed1m', 200)]), [
    [0, 5, []],
    [1, 1, []],
    [0, 1, []],
  ]);
  const pass = moment(0, 7, undefined, 0, { kind: 'pass' });
  assert.deepEqual(steps([moment(0, 5, 'Ed2m', 100), pass, moment(0, 9, 'Ed2m', 300)]), [[0, 9, [5]]]);
  // A mistake in another deal, with another tile, or after a turn without one is another moment.
  assert.equal(steps([moment(0, 5, 'Ed2m', 100), moment(1, 9, 'Ed2m', 300)]).length, 2);
  assert.equal(steps([moment(0, 5, 'Ed2m', 100), moment(0, 9, 'Ed3m', 300)]).length, 2);
  assert.equal(steps([moment(0, 5, 'Ed2m', 100), moment(0, 7, undefined, 0), moment(0, 9, 'Ed2m', 300)]).length, 2);
});

test('figures add up, whoever they are of', () => {
  const sum = {};
  addFigures(sum, { chair: 2, wind: 'E', deals: 1, hoped: 0.5 });
  addFigures(sum, { chair: 1, wind: 'S', deals: 1, hoped: 0.25 });
  addFigures(sum, undefined);
  assert.deepEqual(sum, { deals: 2, hoped: 0.75 });
});

const file = (name, lastModified = Date.UTC(2021, 2, 4)) => ({ name, lastModified });
const figures = (chair, wind, decisions) => ({ chair, wind, deals: 1, decisions, lossWin: 0.1 });
const game = (date, weights, chairs = [1]) => ({
  date,
  deals: [
    { deal: 0, round: 'S', number: 1, repeat: 0, figures: chairs.map((chair) => figures(chair, 'ESWN'[chair], 10)) },
    { deal: 1, round: 'E', number: 2, repeat: 1, figures: chairs.map((chair) => figures(chair, 'NESW'[chair], 20)) },
  ],
  worst: weights.map((weight) => ({ deal: 1, move: moment(1, 3, 'Ed1m', weight) })),
});

test('many games: in the order of time, by seat and round in theirs, the worst of all kept', () => {
  const sums = createSums();
  sums.add(0, file('b.xml'), game('2020-01-02', [50]));
  sums.add(1, file('2019053112gm-x.xml'), game('', [70]));
  sums.add(2, file('c.xml'), game('', [60]));
  sums.add(3, file('d.xml'), { date: '', deals: [], worst: [] });
  for (let more = 4; more < 104; more += 1)
    sums.add(more, file('e.xml'), game('2022', new Array(20).fill(more), [0, 1]));
  sums.finish();
  assert.deepEqual(
    sums.games.slice(0, 3).map(({ file, when, chair }) => [file, when, chair]),
    [
      [1, '20190531120000', 1],
      [0, '20200102000000', 1],
      [2, '20210304000000', 1],
    ],
  );
  assert.equal(sums.games[3].chair, -1);
  assert.equal(sums.absent, 1);
  assert.equal(sums.deals, 2 * 103);
  assert.deepEqual([...sums.byRound.keys()], ['E2', 'S1']);
  assert.deepEqual([...sums.bySeat.keys()], ['E', 'S', 'N']);
  assert.equal(sums.total.decisions, 30 * (3 + 2 * 100));
  assert.equal(
    [...sums.bySeat.values()].reduce((all, { decisions }) => all + decisions, 0),
    sums.total.decisions,
  );
  assert.equal(sums.worst.length, 200);
  assert.deepEqual([sums.worst[0].move.loss.weight, sums.worst[199].move.loss.weight], [103, 94]);
  assert.deepEqual([sums.worst[0].round, sums.worst[0].number, sums.worst[0].repeat], ['E', 2, 1]);

  const stretches = overTime(sums.games, 4);
  assert.deepEqual(
    stretches.map(({ games }) => games),
    [26, 26, 26, 25],
  );
  assert.equal(
    stretches.reduce((all, { figures }) => all + figures.decisions, 0),
    sums.total.decisions,
  );

  const lines = gamesCsv(sums).split('\r\n');
  assert.equal(lines.length, 103 + 2);
  assert.match(lines[1], /^2019053112gm-x\.xml,20190531120000,1,2,30,0,0\.2,/);
  assert.match(lines[4], /^e\.xml,20\d+,,4,60,0,0\.4,/);
  sums.bad.push({ name: 'bad.json', error: new Error('in a language of the browser') });
  const all = JSON.parse(allJson(sums, [file('b.xml'), file('x'), ...new Array(102).fill(file('e.xml'))], () => 'why'));
  assert.deepEqual(all.unread, [{ file: 'bad.json', why: 'why' }]);
  assert.equal(all.worst[0].file, 'e.xml');
  assert.equal(all.games[0].name, '2019053112gm-x.xml');
});

test('a deal that is not told to its end is no deal, and its decisions count', () => {
  const sums = createSums();
  const cut = { whole: 1, deals: 3, after: { deal: 0, round: 'S', number: 1, repeat: 0 } };
  const some = { ...game('', []), cut };
  some.deals[1].figures[0].deals = 0;
  sums.add(0, file('a.xml'), some);
  sums.finish();
  assert.equal(sums.deals, 1);
  assert.equal(sums.total.decisions, 30);
  assert.deepEqual([sums.games[0].deals, sums.games[0].cut], [1, cut]);
  const [head, row] = gamesCsv(sums).split('\r\n');
  assert.deepEqual([head.split(',').at(-1), row.split(',').at(-1)], ['missing', '2']);
  assert.match(head, /,placed,lossPlacement,missing$/);
  assert.deepEqual(JSON.parse(allJson(sums, [file('a.xml')], () => 'why')).games[0].cut, cut);
});

test('tables hold no dust, and nothing that a table program would run', () => {
  assert.equal(clean(0.1 + 0.2), 0.3);
  assert.equal(json({ a: 0.1 + 0.2, b: ['x'] }).replace(/\s/g, ''), '{"a":0.3,"b":["x"]}');
  assert.equal(csv([['=a', '-1', '-a', '@b', 'x"y', 'a,b', undefined]]), '\'=a,-1,\'-a,\'@b,"x""y","a,b",\r\n');
  const luck = { draws: 3, hoped: 0.5, came: 1, wall: 4, soon: 2 };
  assert.equal(
    momentsCsv([moment(1, 7, 'Ed1m', 80, { danger: 0.04, luck })]).split('\r\n')[1],
    '2,7,0,discard,1m,Ed1m,0.01,0,0.04,0.5,1,4,2,',
  );
  const placed = momentsCsv([moment(1, 7, 'Ed1m', 80, { placement: { best: 900, made: 300, cost: 450 } })]);
  const [head, row] = placed.split('\r\n').map((line) => line.split(',').at(-1));
  assert.deepEqual([head, row], ['loss placement', '450']);
});

test('a folder is gone through however deep, without what systems put there', async () => {
  const one = (name) => ({ name, isDirectory: false, file: (done) => done({ name }) });
  const folder = (name, entries) => ({
    ...{ name, isDirectory: true },
    createReader: () => {
      const parts = [entries.slice(0, 1), entries.slice(1), []];
      return { readEntries: (done) => done(parts.shift() ?? []) };
    },
  });
  const tree = [
    one('b'),
    folder('sub', [one('c'), one('.DS_Store'), folder('deep', [one('a')])]),
    folder('.git', [one('z')]),
  ];
  assert.deepEqual(
    (await filesIn(tree)).map(({ name }) => name),
    ['a', 'b', 'c'],
  );
  assert.deepEqual(
    wanted([
      { name: 'a', webkitRelativePath: 'y/a' },
      { name: 'b', webkitRelativePath: 'x/b' },
      { name: '.DS_Store', webkitRelativePath: 'x/.DS_Store' },
    ]).map(({ name }) => name),
    ['b', 'a'],
  );
});

test('when a game was played: as it says, as its file is named, or as the file was written', () => {
  const file = (name) => ({ name, lastModified: Date.UTC(2026, 1, 3, 4, 5, 6) });
  const rows = [
    ['2026-05-04T21:07:09+09:00', 'x.xml', '20260504210709'],
    ['2026-05-04', '2020010112gm.xml', '20260504000000'],
    ['', '2020010112gm-00a9.xml', '20200101120000'],
    ['1066-10-14', 'log 2019-12-31.json', '20191231000000'],
    ['yesterday', 'x1.xml', '20260203040506'],
  ];
  for (const [date, name, want] of rows) assert.equal(timeOf(date, file(name)), want, `${date} ${name}`);
});

test('a match in a link comes back as it was, and nothing else does', () => {
  const request = {
    players: 4,
    tiles: 'uzje',
    ruleset: 'uzje',
    seed: 77,
    flowers: true,
    winds: 'full',
    circles: 'abbreviated',
  };
  const challenge = {
    request,
    opponents: 'careful',
    deals: [
      [25000, -300, 0, 1],
      [1, 2, 3, 4],
    ],
  };
  const text = writeChallenge(challenge);
  assert.equal(text, 'd1.4.uzje.uzje.careful.77.ffa.25000,-300,0,1~1,2,3,4');
  assert.deepEqual(readChallenge(text), challenge);
  // Scores of another number of players are dropped.
  assert.deepEqual(readChallenge('d1.3.136.riichi-tenhou-3p..5..1,2,3~1,2').deals, [[1, 2, 3]]);
  const long = ['d1.3.136.riichi-tenhou-3p..5..', new Array(90).fill('1,2,3').join('~')].join('');
  assert.equal(readChallenge(long).deals.length, 60);
  assert.equal(readChallenge(`d1.4.136.uzje..${'9'.repeat(16)}..`), null);
  for (const bad of ['d2.4.136.uzje..5..', 'd1.5.136.uzje..5..', 'd1.4.136.uzje.best.5..', 'd1.4.136.uzje..-5..'])
    assert.equal(readChallenge(bad), null, bad);
});
