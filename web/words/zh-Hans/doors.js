// @ts-check
// Simplified Chinese: the words of the first screen.

/** @type {import('../index.js').Table} */
export const table = {
  'doors.title': '从这里开始',
  'doors.score': '计算和牌',
  'doors.scoreWhy': '支付多少，为什么：每个役和每一符。',
  'doors.discard': '打哪张',
  'doors.discardWhy': '点一下你要打的牌。',
  'doors.review': '复盘',
  'doors.reviewWhy': '自己的牌谱或示例，一步一步看。',
  'doors.day': '今日手牌',
  'doors.dayWhy': '今天大家都一样：你会打哪张？',
  'doors.count': '今日手牌',
  'doors.countWhy': '今天大家都一样：值多少点？',
  'doors.letGo': '打{tile}',
  'doors.open': '{tile}：打开这手牌',
  'doors.openGame': '{tile}：从这里打开牌谱',
  'doors.before': '上一次摸牌',
  'doors.after': '下一次摸牌',
  'doors.turn': '{wind}家摸牌 · {n}／{all}',
  'doors.bestChance': '打{tile}：和牌率{n}，没有更好的。',
  'doors.lessChance': '打{tile}：和牌率{n}。最好是{best}，{most}。',
  'doors.best': '打{tile}：没有更好的，进张{n}张。',
  'doors.less': '打{tile}：进张{n}张。打{best}则有{most}张。',
  'doors.back': '打{tile}：退向听。打{best}不退，进张{most}张。',
  'doors.counted': '你的答案{sum}正确。',
  'doors.miscounted': '你答{sum}，实为{right}。点数表中有说明。',
};
