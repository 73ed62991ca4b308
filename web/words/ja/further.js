// @ts-check
// Japanese: the words of win chances, calls and hands within reach.

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
  'calls.none': '鳴いてシャンテン数が減る牌はありません。',
  'calls.rest': { other: '鳴いてもシャンテン数が減らない牌（{n}）' },
  'calls.call': '{tile}を鳴く：{meld}',
  'calls.then': '打{tile}、有効牌{tiles}',

  'chance.title': '和了率',
  'chance.draws': '残りツモ',
  'chance.model': '計算方法',
  'chance.draw': 'ツモのみ',
  'chance.draw-ron': 'ロンも',
  'chance.improve': '手変わりも',
  'chance.riichi': 'テンパイで立直',
  'chance.minimum': '最低点に届く手だけ',
  'chance.win': '和了',
  'chance.ready': 'テンパイ',
  'chance.value': '期待点',
  'chance.rest': { other: 'ほか{n}' },
  'chance.axis': { other: 'ツモ1～{n}回' },
  'chance.within': { other: '残りツモ{n}回のうち。' },
  'chance.drawMeans':
    '引く牌は見えていない牌から等しい確率で選ばれ、手が進む牌は残して最善の牌を切り、ほかはツモ切りします。和了りはツモだけです。',
  'chance.improveMeans': 'ツモのみ。得になるなら一度だけ手変わりやシャンテン戻しもします。',
  'chance.draw-ronMeans':
    '引く牌は見えていない牌から等しい確率で選ばれ、手が進む牌は残して最善の牌を切り、ほかはツモ切りします。テンパイ後は、自分のツモごとに他家がそれぞれ見えていない牌を1枚捨てるとしてロンも数えます。',
  'chance.furitenAside': 'フリテンは考慮しません。',
  'chance.improveLimits':
    '鳴きはなく、他家の和了もないものとします。早く捨てた牌は平均で数えるため、2シャンテンまでは0.2ポイント未満、' +
    'それより遠いと0.5ポイント未満の差があります。手変わりを二度以上すれば、最大2ポイント高くなります。',
  'chance.limits':
    '鳴き、待ちの良化、他家の和了りは考えません。1シャンテンまでは正確で、それより遠い手は先に切った牌を平均で数え、誤差は0.1ポイント未満です。',

  'rivals.title': '他家の捨て牌と放銃率',
};
