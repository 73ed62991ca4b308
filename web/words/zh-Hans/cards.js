// @ts-check
// Simplified Chinese: the words of the first screen.

/** @type {import('../index.js').Table} */
export const table = {
  'cards.title': '从这里开始',
  'cards.score': '计算和牌',
  'cards.scoreWhy': '支付多少，为什么：每个役和每一符。',
  'cards.discard': '打哪张',
  'cards.discardWhy': '点一下你要打的牌。',
  'cards.review': '复盘',
  'cards.reviewWhy': '自己的牌谱或示例，一步一步看。',
  'cards.day': '今日手牌',
  'cards.dayWhy': '今天大家都一样：你会打哪张？',
  'cards.count': '今日手牌',
  'cards.countWhy': '今天大家都一样：值多少点？',
  'cards.discardTile': '打{tile}',
  'cards.open': '{tile}：打开这手牌',
  'cards.openGame': '{tile}：从这里打开牌谱',
  'cards.before': '上一次摸牌',
  'cards.after': '下一次摸牌',
  'cards.turn': '{wind}家摸牌 · {n}／{all}',
  'cards.bestChance': '打{tile}：和牌率{n}，没有更好的。',
  'cards.lessChance': '打{tile}：和牌率{n}。最好是{best}，{most}。',
  'cards.best': '打{tile}：没有更好的，进张{n}张。',
  'cards.less': '打{tile}：进张{n}张。打{best}则有{most}张。',
  'cards.back': '打{tile}：退向听。打{best}不退，进张{most}张。',
  'cards.counted': '你的答案{sum}正确。',
  'cards.miscounted': '你答{sum}，实为{right}。点数表中有说明。',
};
