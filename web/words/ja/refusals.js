// @ts-check
// Japanese: refused wins at a table, and logs that cannot be read, by the module's pattern.

/** @type {Record<string, string>} */
export const faults = {
  East: '東',
  South: '南',
  West: '西',
  North: '北',
  '{0} cannot win: the hand is complete but worth {1} of the {2} that it needs':
    '{0}家は和了できません。形はできていますが、{2}要るところ{1}です。',
  '{0} cannot win: the hand is complete but scores nothing':
    '{0}家は和了できません。形はできていますが、役がありません。',
  '{0} cannot win: the hand is not complete': '{0}家は和了できません。形ができていません。',
  '{0} cannot win on a discard: furiten': '{0}家はロンできません。フリテンです。',
  '{0} cannot win on the own tile': '{0}家は自分の捨て牌で和了できません。',
  'line {0}, column {1}: JSON: {2}, found {3}': '{0}行{1}列：ここの {3} は JSON ではありません。',
  'line {0}, column {1}: JSON: want no more than {2} {3}, found {4}':
    '{0}行{1}列：JSON が大きすぎます。読めるのは{2}{3}までです。',
  values: '個の値',
  levels: '段',
  'items in a list': '個の項目',
};
