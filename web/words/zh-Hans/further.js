// @ts-check
// Chinese: the words of win chances, calls and hands within reach.

/** @type {Record<string, string | Record<string, string>>} */
export const table = {
  'asking.busy': '计算中……',
  'asking.failed': '无法计算：{why}',
  'asking.noWorker': '这项计算需要一点时间，而此浏览器不允许后台计算。',
  'asking.here': '仍然计算',

  'goals.title': '可做的牌型',
  'goals.away': '{n}向听',
  'goals.ready': '已听',
  'goals.made': '已成',
  'goals.help': { other: '进张{n}张' },
  'goals.rest': { other: '更远的{n}种' },

  'calls.title': '鸣牌',
  'calls.from': '谁打出的',
  'calls.after': '打{tile}之后：',
  'calls.none': '没有能减少向听数的鸣牌。',
  'calls.rest': { other: '不减少向听数的{n}种鸣牌' },
  'calls.call': '鸣{tile}：{meld}',
  'calls.then': '打{tile}，进张{tiles}',

  'chance.title': '和牌率',
  'chance.draws': '剩余摸牌',
  'chance.model': '计算方式',
  'chance.draw': '只算自摸',
  'chance.draw-ron': '含荣和',
  'chance.improve': '含改良',
  'chance.riichi': '听牌即立直',
  'chance.minimum': '仅计够起和分的牌',
  'chance.win': '和牌',
  'chance.ready': '听牌',
  'chance.value': '期望点数',
  'chance.rest': { other: '其余{n}种' },
  'chance.axis': { other: '摸牌1～{n}次' },
  'chance.within': { other: '在剩余{n}次摸牌之内。' },
  'chance.drawMeans': '每次从未见的牌中等概率摸一张：能减少向听数就留下并打出最好的一张，否则摸切。只靠自摸和牌。',
  'chance.improveMeans': '只计自摸；有利时允许一次改良或退向听。',
  'chance.draw-ronMeans':
    '每次从未见的牌中等概率摸一张：能前进就留下并打出最好的一张，否则摸切。听牌后，每次自己摸牌之前其他各家随机打出一张未见的牌，也可和。',
  'chance.furitenAside': '不考虑振听。',
  'chance.improveLimits':
    '不计鸣牌，也不计他家和牌。过早打出的牌按平均数计算：两向听以内误差小于 0.2 个百分点，更远时小于 0.5 个百分点。多次改良最多再高 2 个百分点。',
  'chance.limits':
    '不考虑鸣牌、改良听牌和别人和牌。一向听以内精确，更远的手按平均数计算早先打掉的牌，误差不到0.1个百分点。',

  'rivals.title': '他家弃牌与放铳率',
};
