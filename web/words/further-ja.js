// @ts-check
// Japanese words of what lies beyond the first answer: chance to win, calls, hands within reach.

/** @type {Record<string, string | Record<string, string>>} */
export const table = {
  'asking.busy': '計算中…',
  'asking.failed': '計算できませんでした：{why}',
  'asking.noWorker': '少し時間のかかる計算ですが、このブラウザーではワーカーを使えません。',
  'asking.here': 'このまま計算する',

  'goals.title': '狙える役',
  'goals.away': '{n}シャンテン',
  'goals.ready': 'テンパイ',
  'goals.made': '完成',
  'goals.help': { other: '有効牌{n}枚' },
  'goals.rest': { other: 'さらに遠い役（{n}）' },

  'calls.title': '鳴き',
  'calls.from': '捨てた人',
  'calls.after': '打{tile}の後：',
  'calls.none': '鳴いて進む牌はありません。',
  'calls.rest': { other: '鳴いても進まない牌（{n}）' },
  'calls.call': '{tile}を鳴く：{meld}',
  'calls.then': '打{tile}、有効牌{tiles}',

  'chance.title': '和了率',
  'chance.draws': '残りツモ',
  'chance.model': '和了り方',
  'chance.self-draw': 'ツモのみ',
  'chance.ron': 'ロンも',
  'chance.win': '和了',
  'chance.ready': 'テンパイ',
  'chance.value': '期待点',
  'chance.rest': { other: 'ほか{n}' },
  'chance.self-drawMeans': { other: '残り{n}回のツモのうちに、ツモ和了だけで。' },
  'chance.ronMeans': { other: '残り{n}回のツモと、その間の他家の捨て牌で。' },
  'chance.limits': '見えていない牌はどれも同じ確率とし、和了率が最も高い牌を切り、誰も鳴かず、ほかの人は和了らないものとします。',
};
