// @ts-check
// Korean: the words of win chances, calls and hands within reach.

/** @type {Record<string, string | Record<string, string>>} */
export const table = {
  'asking.busy': '계산하는 중 …',
  'asking.failed': '계산하지 못했습니다: {why}',
  'asking.noWorker': '시간이 좀 걸리는 계산인데, 브라우저가 백그라운드 작업을 허용하지 않습니다.',
  'asking.here': '그래도 계산하기',
  'goals.title': '노릴 수 있는 역',
  'goals.away': '{n}샹텐',
  'goals.ready': '텐파이',
  'goals.made': '완성',
  'goals.help': '유효패 {n}장',
  'goals.rest': '더 먼 것 {n}개',
  'calls.title': '울기',
  'calls.from': '버린 사람',
  'calls.after': '{tile}을(를) 버린 다음:',
  'calls.none': '샹텐이 줄어드는 울기가 없습니다.',
  'calls.rest': '샹텐이 줄지 않는 울기 {n}개',
  'calls.call': '{tile} 울기: {meld}',
  'calls.then': '{tile} 버리기, 유효패 {tiles}',
  'chance.title': '화료 확률',
  'chance.draws': '남은 쯔모',
  'chance.model': '계산 방법',
  'chance.draw': '쯔모만',
  'chance.draw-ron': '론 포함',
  'chance.improve': '모양 개선',
  'chance.riichi': '텐파이면 리치',
  'chance.minimum': '최저점에 닿는 손만',
  'chance.win': '화료',
  'chance.ready': '텐파이',
  'chance.value': '점수',
  'chance.rest': '{n}개 더',
  'chance.axis': { one: '쯔모 1번', other: '쯔모 1–{n}번' },
  'chance.within': '자신의 쯔모 {n}번 안에.',
  'chance.drawMeans':
    '쯔모는 보이지 않은 패 중 무작위입니다. 가까워지는 패는 두고 가장 좋은 패를 버리며, ' +
    '나머지는 그대로 버립니다. 자신의 쯔모로 화료합니다.',
  'chance.improveMeans':
    '쯔모와 같고, 더 자주 화료하게 되면 더 나은 모양이나 대기를 위해 패를 두거나 샹텐을 한 ' + '단계 되돌립니다.',
  'chance.draw-ronMeans':
    '쯔모는 보이지 않은 패 중 무작위입니다. 가까워지는 패는 두고 가장 좋은 패를 버리며, ' +
    '나머지는 그대로 버립니다. 텐파이면 남의 버림패로도 화료합니다: 쯔모 전마다 한 사람에 한 ' +
    '장씩 무작위.',
  'chance.furitenAside': '후리텐은 따지지 않습니다.',
  'chance.improveLimits':
    '부르지 않고 다른 사람은 화료하지 않습니다. 너무 일찍 버린 패는 평균으로 칩니다: ' +
    '텐파이까지 두 장이면 0.2퍼센트포인트 미만, 더 멀면 0.5 미만의 오차. 두 번 이상 개선하면 최대 2퍼센트포인트 높습니다.',
  'chance.limits':
    '부르지 않고, 더 나은 대기를 위해 두지 않으며, 다른 사람은 화료하지 않습니다. 텐파이까지 ' +
    '한 장이면 정확하고, 더 멀면 너무 일찍 버린 패를 평균으로 쳐서 오차가 0.1퍼센트포인트 ' +
    '미만입니다.',
  'rivals.title': '다른 사람의 버림패와 방총률',
};
