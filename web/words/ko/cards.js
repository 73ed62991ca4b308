// @ts-check
// Korean: the words of the first screen.

/** @type {import('../index.js').Table} */
export const table = {
  'cards.title': '여기서 시작',
  'cards.score': '화료 점수 계산',
  'cards.scoreWhy': '몇 점인지, 왜인지: 모든 역과 부.',
  'cards.discard': '무엇을 버릴까',
  'cards.discardWhy': '버릴 패를 눌러 보세요.',
  'cards.review': '대국 검토',
  'cards.reviewWhy': '내 패보나 예시를 한 수씩.',
  'cards.day': '오늘의 손',
  'cards.dayWhy': '오늘은 모두 같은 손: 어느 패를 버리나요?',
  'cards.count': '오늘의 손',
  'cards.countWhy': '오늘은 모두 같은 손: 몇 점인가요?',
  'cards.discardTile': '{tile} 버리기',
  'cards.open': '{tile}: 이 손 열기',
  'cards.openGame': '{tile}: 대국을 여기서 열기',
  'cards.before': '이전 쯔모',
  'cards.after': '다음 쯔모',
  'cards.turn': '{wind}가 쯔모 · {n}/{all}',
  'cards.bestChance': '{tile} 버리기: 화료 확률 {n}, 최선입니다.',
  'cards.lessChance': '{tile} 버리기: 화료 확률 {n}. 최선은 {best}, {most}입니다.',
  'cards.best': '{tile}을(를) 버렸습니다: 최선입니다. 유효패 {n}장.',
  'cards.less': '{tile}을(를) 버렸습니다: 유효패 {n}장. {best}을(를) 버리면 {most}장입니다.',
  'cards.back': '{tile}을(를) 버렸습니다: 샹텐이 늘어납니다. {best}을(를) 버리면 그대로이고 유효패 {most}장입니다.',
  'cards.counted': '답 {sum}, 정답입니다.',
  'cards.miscounted': '답은 {sum}, 실제는 {right}입니다. 이유는 점수표에 있습니다.',
};
