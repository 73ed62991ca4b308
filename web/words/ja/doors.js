// @ts-check
// Japanese: the words of the first screen.

/** @type {import('../index.js').Table} */
export const table = {
  'doors.title': 'はじめに',
  'doors.score': '和了の点数',
  'doors.scoreWhy': '点数とその理由：役と符をすべて。',
  'doors.discard': '何を切る',
  'doors.discardWhy': '切る牌をタップしてください。',
  'doors.review': '牌譜を検討',
  'doors.reviewWhy': '自分の牌譜か見本を、一手ずつ。',
  'doors.day': '今日の手牌',
  'doors.dayWhy': '今日は全員が同じ手。何を切りますか。',
  'doors.count': '今日の手牌',
  'doors.countWhy': '今日は全員が同じ手。何点でしょう。',
  'doors.letGo': '{tile}を切る',
  'doors.open': '{tile}：この手牌を開く',
  'doors.openGame': '{tile}：ここで牌譜を開く',
  'doors.before': '前のツモ',
  'doors.after': '次のツモ',
  'doors.turn': '{wind}のツモ · {n}／{all}',
  'doors.bestChance': '打{tile}：和了率{n}で、最善です。',
  'doors.lessChance': '打{tile}：和了率{n}。最善は{best}の{most}です。',
  'doors.best': '打{tile}：最善、受け入れ{n}枚。',
  'doors.less': '打{tile}：受け入れ{n}枚。打{best}なら{most}枚。',
  'doors.back': '打{tile}：シャンテン戻し。打{best}なら戻らず、受け入れ{most}枚。',
  'doors.counted': '{sum}：正解。',
  'doors.miscounted': '答え{sum}、正しくは{right}。理由は点数表にあります。',
};
