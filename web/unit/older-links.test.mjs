// Links and packed games of the first version of the page keep their meaning.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLink } from '../state/link.js';
import { unpack } from '../state/pack.js';

/** Games as they were packed in links, with their texts. */
const games = [
  [
    'RY-7asQwEEV7fcX9ACGih_VI48I4zYIR2YCLkGILwxYRCzvT5O-DJItlDkKCGd05KzTe4ESGJkylYgiWsCIw1laWkJGRCLo3cMUy' +
      'HGEieIIed1Ngy3l6QiD4glAQC1KpbZGRGK5UIolI9RkJjisT44odG3z7PzKWGthHNb-SLb8mOn4QBnGkJa5ymqpZQ9im6Ojcukv0' +
      'fTt1r4EuJ2aY2XIa-EEYxEFqXJvP3pw2sWFp9XFWxhWahFYZRm1ZJoJVmuCUsSRXfOsfTGq_yFkmhlcLgprlZSpyloYRVWAktX0K' +
      'UTu_Hg8ct-fv3zv2gxj3G4Hvz-NQ4h8',
    'E 1 0 4\n' +
      'P 1s 5m 5m 2s 3s E 7t E E E 3s P P 9s 1m 5m 2t 2t 3t 4s 5s 6s 1t 4s 5s 2m 3m 2m 3m 6s 7s 6' +
      'm 7m 8m 9m 1t 8t 9t 4m 4m 8s\n' +
      '8s 9t 8s 4t 4t 5t S W N 6t 3t 8t C 5m 9m 1t 1t 2t 2t 3t 3t 4t 4t 5t 5t 5t 6t 6t 6t 7t 7t 7' +
      't 8t 8t 9t 9t 1s 1s 2s 2s 2s\n' +
      '3s 3s 4s 4s 5s 5s 6s 6s 7s 7s 7s 8s 9s 9s 9s 1m 1m 1m 2m 2m 3m 3m 4m 4m 6m 6m 6m 7m 7m 7m ' +
      '8m 8m 8m 9m 9m S S W W W N N\n' +
      'N C C C F F F F P S 1s\n' +
      '1.P 2.NP,9s 3.1s 4.23s,E [1] 5.WK,?,9t 6.C 7.?,K5m,?,2t 8.7t 9.NR\n' +
      '\n' +
      '[1] Too early: West has three.\n',
  ],
  [
    'rYxNasMwEIX3OsV3AFVI_pOVjWldedNiTLLwuhRDDFELGWXR2xc7uUHLvMXMvO-94-2yyIHrun6e16e8fJ2_b2q6fPwsVznwrHnR' +
      '9JpXpSIOi1WRiMvYzEzIOKEUikSZqBJNohKs3KEq0-SHWe97m7eQT7SJcgeKjL__E_Ve4BMDLm0Ku7yoVghCIRty4sTESE8jTFva' +
      '7VYQRgYi3X-N-ntHkenw8rh65cxIYUKmNJ1-141QmcqKjtQmTtplGjPjzUhrBoLp9FvUnbYZZ818VL8',
    'Rules: riichi-tenhou\n' +
      'Players: A, B, C, D\n' +
      '\n' +
      'E 1 0 0\n' +
      'E E 1t 0t W 9t 1s 3s 2m 3m 4m 6m 4s 0s E 1t 4t 6t 2m 3m 5t 6t 8t 9t 7m 8m 3t 4t 2t 7t 8t 9' +
      'm 5m 6m 7m F 1m 1m 9m 9m 7s\n' +
      '8s 9s 2s 5m S S P N C 6s P 7t 1s 2s 9s N F E ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ?' +
      ' ? ? ? ? ? ? ? ? ? ? ? ? ? ?\n' +
      '? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? 2t ? 7s ? ? ? C\n' +
      '1.N 2.9t 3.?,L,6s 4.40s,E 5.EP,1t 6.W 7.N 8.F 9.?,KE,?,0t 10.WR\n',
  ],
];

test('games of older links', async () => {
  for (const [packed, text] of games) assert.equal(await unpack(packed), text);
});

const links = {
  ['#v1&h=123m%5F406p+9s&r=riichi-ema&o=!openTanyao,uma:~-10~5,s' +
  'tart:30000&s=selfDrawn,riichi:2,seatWind:.S&i=0p7z&u=5s&n=1m']: {
    text: '123m_406p+9s',
    ruleset: 'riichi-ema',
    options: { openTanyao: false, uma: ['-10', '5'], start: 30000 },
    situation: { selfDrawn: true, riichi: 2, seatWind: 'S' },
    indicators: ['0p', '7z'],
    uraIndicators: ['5s'],
    seen: ['1m'],
  },
  '#v1&w=replay&p=1.7.2&g=abc-%5F': { view: 'replay', replay: { deal: 1, step: 7, seat: 2 }, game: 'abc-_' },
  '#v1&w=replay&p=0.7': { view: 'replay', replay: { deal: 0, step: 7 }, game: '' },
};

test('older links', () => {
  for (const [link, want] of Object.entries(links)) {
    const state = readLink(link);
    assert.deepEqual(Object.fromEntries(Object.keys(want).map((name) => [name, state?.[name]])), want, link);
  }
});
