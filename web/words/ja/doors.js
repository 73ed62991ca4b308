// @ts-check
// Japanese: the words of the first screen.

/** @type {import('../index.js').Table} */
export const table = {
  'doors.title': 'はじめに',
  'doors.score': '和了の点数',
  'doors.scoreWhy': '点数とその理由：役と符をすべて。',
  'doors.discard': '何を切る',
  'doors.discardWhy': '切りたい牌に触れてください。',
  'doors.review': '牌譜を見る',
  'doors.reviewWhy': '自分の牌譜でも見本でも、一手ずつ。',
  'doors.day': '今日の手牌',
  'doors.dayWhy': '今日は誰にも同じ手：何を切りますか。',
  'doors.count': '今日の手牌',
  'doors.countWhy': '今日は誰にも同じ手：何点でしょう。',
  'doors.letGo': '{tile}を切る',
  'doors.open': '{tile}：この手牌を開く',
  'doors.openGame': '{tile}：ここで牌譜を開く',
  'doors.before': '前のツモ',
  'doors.after': '次のツモ',
  'doors.turn': '{wind}のツモ · {n}／{all}',
  'doors.bestChance': '打{tile}：和了率{n}で、最善です。',
  'doors.lessChance': '打{tile}：和了率{n}。最善は{best}の{most}です。',
  'doors.best': '{tile}切り：最善、{n}枚受け入れ。',
  'doors.less': '{tile}切り：{n}枚受け入れ。{best}なら{most}枚。',
  'doors.back': '{tile}切り：シャンテン数が戻ります。{best}なら戻らず{most}枚。',
  'doors.counted': '{sum}：正解。',
  'doors.miscounted': '答えは{sum}、正しくは{right}。理由は点数表に。',
};
