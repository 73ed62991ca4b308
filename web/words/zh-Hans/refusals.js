// @ts-check
// Simplified Chinese: refused wins at a table, and logs that cannot be read, by the module's pattern.

/** @type {Record<string, string>} */
export const faults = {
  East: '东',
  South: '南',
  West: '西',
  North: '北',
  '{0} cannot win: the hand is complete but worth {1} of the {2} that it needs':
    '{0}家不能和牌：牌型已成，但需{2}，只有{1}。',
  '{0} cannot win: the hand is complete but scores nothing': '{0}家不能和牌：牌型已成，但没有番。',
  '{0} cannot win: the hand is not complete': '{0}家不能和牌：牌型未成。',
  '{0} cannot win on a discard: furiten': '{0}家不能荣和：振听。',
  '{0} cannot win on the own tile': '{0}家不能和自己打出的牌。',
  'line {0}, column {1}: JSON: {2}, found {3}': '第{0}行第{1}列：此处的{3}不是 JSON。',
  'line {0}, column {1}: JSON: want no more than {2} {3}, found {4}': '第{0}行第{1}列：JSON 过大：最多读取{2}{3}。',
  values: '个值',
  levels: '层',
  'items in a list': '个列表项',
};
