// The schedule compared with what its authors publish: the tests of py-fsrs 6 (tests/test_basic.py) and ts-fsrs 5
// (__tests__/FSRS-6.test.ts), which state the same figures, and histories computed with the npm package ts-fsrs
// 5.4.2.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dayOf, interval, remembered, retrievability, scheduled, weights } from '../problems/schedule.js';

test('test_review_card of py-fsrs: the intervals of a card', () => {
  // The first answer and those after a lapse are followed by steps of minutes, which here are answers on the same
  // day.
  const grades = [3, 3, 3, 3, 3, 3, 1, 1, 3, 3, 3, 3, 3];
  const published = [0, 2, 11, 46, 163, 498, 0, 0, 2, 4, 7, 12, 21];
  const steps = new Set([0, 6, 7]);
  let memory = null;
  let waited = 0;
  const found = grades.map((grade, at) => {
    memory = remembered(memory, grade, waited);
    waited = steps.has(at) ? 0 : interval(memory.stability);
    return waited;
  });
  assert.deepEqual(found, published);
});

test('test_memo_state of py-fsrs: stability and difficulty to the places published', () => {
  const given = [
    [1, 0],
    [3, 0],
    [3, 1],
    [3, 3],
    [3, 8],
    [3, 21],
  ];
  let memory = null;
  for (const [grade, days] of given) memory = remembered(memory, grade, days);
  assert.ok(Math.abs(memory.stability - 53.62691) < 1e-4, String(memory.stability));
  assert.ok(Math.abs(memory.difficulty - 6.3574867) < 1e-6, String(memory.difficulty));
});

test('test_repeated_correct_reviews of py-fsrs: ten easy answers end at the least difficulty', () => {
  let memory = null;
  for (let i = 0; i < 10; i++) memory = remembered(memory, 4, 0);
  assert.equal(memory.difficulty, 1);
});

test('a wrong answer never makes a memory more stable than one on the same day would', () => {
  // The long-term formula alone gives more for an easy card that was hardly known; FSRS-6 takes the smaller figure.
  let capped = 0;
  for (const stability of [0.01, 0.1, 0.5, 2, 30, 400])
    for (const difficulty of [1, 4, 10])
      for (const days of [1, 10, 300]) {
        const most = stability / Math.exp(weights[17] * weights[18]);
        const found = remembered({ stability, difficulty }, 1, days).stability;
        assert.ok(found <= Math.max(0.001, most) + 1e-12, `${stability}, ${difficulty}, ${days}: ${found} of ${most}`);
        if (Math.abs(found - most) < 1e-9) capped += 1;
      }
  assert.ok(capped > 3, `${capped} capped`);
});

test('after its stability a card is known with 90 %', () => {
  for (const stability of [0.5, 3, 40, 900]) {
    assert.ok(Math.abs(retrievability(stability, stability) - 0.9) < 1e-12);
    assert.equal(interval(stability), Math.max(1, Math.round(stability)));
  }
  assert.equal(weights.length, 21);
});

test('the schedule rests on the answers, not on the order in which they came', () => {
  const answers = [
    { day: 10, grade: 3 },
    { day: 12, grade: 3 },
    { day: 23, grade: 1 },
    { day: 24, grade: 3 },
  ];
  assert.deepEqual(scheduled([answers[2], answers[0], answers[3], answers[1]]), scheduled(answers));
  assert.equal(scheduled([]), null);
});

test('a day begins at midnight where the person is', () => {
  const at = new Date(2026, 4, 3, 23, 59, 59);
  assert.equal(dayOf(new Date(at.getTime() + 1000)), dayOf(at) + 1);
  assert.equal(dayOf(new Date(2026, 4, 3, 0, 0, 0)), dayOf(at));
});

// Days since the last answer and grade; stability, difficulty, interval: next_state and next_interval of ts-fsrs
// 5.4.2.
const histories = `
0:3 0:1 21:3 | 7.89066071 | 7.38233661 | 8
0:3 1:3 0:3 0:4 | 11.59998998 | 1 | 12
0:1 17:3 0:3 0:1 0:3 5:3 55:4 4:3 0:1 | 10.66549298 | 9.43747424 | 11
0:2 50:2 42:3 0:2 0:1 0:1 26:4 0:1 23:1 162:1 0:2 | 0.67602826 | 9.96274516 | 1
0:3 43:4 22:1 | 3.36478152 | 7.02698957 | 3
0:1 100:2 0:1 70:1 0:4 159:4 57:2 0:3 123:2 4:2 | 36.79661064 | 9.80747095 | 37
0:3 0:4 0:1 | 1.28000936 | 7.02698957 | 1
0:2 0:3 0:4 178:2 10:4 42:1 0:3 30:2 | 11.28011811 | 8.69373121 | 11
0:1 21:1 0:4 | 0.32295691 | 8.39265542 | 1
0:1 154:2 61:1 0:1 30:3 0:4 | 3.83722461 | 9.59437555 | 4
0:4 149:3 110:2 143:2 0:1 142:2 | 151.87541511 | 9.10462042 | 152
0:3 0:2 0:1 36:2 139:4 0:3 142:1 | 3.03214576 | 9.46317187 | 3
0:2 0:2 13:3 4:2 0:1 0:4 0:2 116:4 0:3 0:4 | 59.89253931 | 8.74714061 | 60
0:3 0:4 93:2 2:1 17:1 | 0.78746011 | 9.3332839 | 1
0:1 28:4 47:3 178:1 1:2 2:4 0:3 10:4 70:2 0:2 115:1 | 3.1098941 | 9.69263794 | 3
0:2 0:3 1:1 | 0.38352736 | 8.37538339 | 1
0:3 67:1 172:1 21:4 0:3 0:2 160:1 149:4 | 13.8677667 | 9.61242572 | 14
0:1 0:2 107:3 0:1 0:3 0:3 0:2 | 1.39363544 | 9.43142357 | 1
0:1 139:2 1:1 0:3 0:1 25:2 0:3 0:1 0:2 | 0.39480313 | 9.92801844 | 1
0:2 67:3 0:1 0:3 115:2 66:3 43:3 110:2 5:3 101:4 0:1 | 50.18362565 | 9.63899073 | 50
0:4 0:3 67:2 29:1 0:4 14:2 0:2 24:3 0:1 166:1 | 1.89919362 | 9.84955592 | 2
0:1 0:2 0:3 | 0.24668919 | 7.59183393 | 1
0:2 8:1 0:3 0:2 83:4 33:2 129:1 28:4 83:4 0:3 0:4 | 66.35492314 | 9.10577117 | 66
0:2 0:2 0:2 0:4 0:4 0:4 | 6.49610466 | 4.76558904 | 6
`;

test('histories with lapses and answers on one day as ts-fsrs has them', () => {
  for (const line of histories.trim().split('\n')) {
    const [steps, stability, difficulty, days] = line.split(' | ');
    let memory = null;
    for (const step of steps.split(' ')) {
      const [waited, grade] = step.split(':').map(Number);
      memory = remembered(memory, grade, waited);
    }
    assert.ok(Math.abs(memory.stability / Number(stability) - 1) < 1e-6, `${line}: stability ${memory.stability}`);
    assert.ok(Math.abs(memory.difficulty - Number(difficulty)) < 1e-6, `${line}: difficulty ${memory.difficulty}`);
    assert.equal(interval(memory.stability), Number(days), line);
  }
});
