// @ts-check
// Japanese: the words of the first screen.

/** @type {import('../index.js').Table} */
export const table = {
  'cards.title': 'はじめに',
  'cards.score': '和了の点数',
  'cards.scoreWhy': '点数とその理由：役と符をすべて。',
  'cards.discard': '何を切る',
  'cards.discardWhy': '切る牌をタップしてください。',
  'cards.review': '牌譜を検討',
  'cards.reviewWhy': '自分の牌譜か見本を、一手ずつ。',
  'cards.day': '今日の手牌',
  'cards.dayWhy': '今日は全員が同じ手。何を切りますか。',
  'cards.count': '今日の手牌',
  'cards.countWhy': '今日は全員が同じ手。何点でしょう。',
  'cards.discardTile': '{tile}を切る',
  'cards.open': '{tile}：この手牌を開く',
  'cards.openGame': '{tile}：ここで牌譜を開く',
  'cards.before': '前のツモ',
  'cards.after': '次のツモ',
  'cards.turn': '{wind}のツモ · {n}／{all}',
  'cards.bestChance': '打{tile}：和了率{n}で、最善です。',
  'cards.lessChance': '打{tile}：和了率{n}。最善は{best}の{most}です。',
  'cards.best': '打{tile}：最善、受け入れ{n}枚。',
  'cards.less': '打{tile}：受け入れ{n}枚。打{best}なら{most}枚。',
  'cards.back': '打{tile}：シャンテン戻し。打{best}なら戻らず、受け入れ{most}枚。',
  'cards.counted': '{sum}：正解。',
  'cards.miscounted': '答え{sum}、正しくは{right}。理由は点数表にあります。',
};
