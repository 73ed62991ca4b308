// @ts-check
// Korean: refused wins at a table, and logs that cannot be read, by the module's pattern.

/** @type {Record<string, string>} */
export const faults = {
  East: '동',
  South: '남',
  West: '서',
  North: '북',
  '{0} cannot win: the hand is complete but worth {1} of the {2} that it needs':
    '{0}가는 화료할 수 없습니다: 완성이지만 {2} 중 {1}입니다.',
  '{0} cannot win: the hand is complete but scores nothing': '{0}가는 화료할 수 없습니다: 완성이지만 역이 없습니다.',
  '{0} cannot win: the hand is not complete': '{0}가는 화료할 수 없습니다: 완성되지 않았습니다.',
  '{0} cannot win on a discard: furiten': '{0}가는 론할 수 없습니다: 후리텐.',
  '{0} cannot win on the own tile': '{0}가는 자신의 패로 론할 수 없습니다.',
  'line {0}, column {1}: JSON: {2}, found {3}': '{0}행 {1}열: 여기의 {3}은(는) JSON이 아닙니다.',
  'line {0}, column {1}: JSON: want no more than {2} {3}, found {4}':
    '{0}행 {1}열: JSON이 너무 큽니다: {3} {2}개까지만 읽습니다.',
  values: '값',
  levels: '중첩 단계',
  'items in a list': '목록 항목',
};
