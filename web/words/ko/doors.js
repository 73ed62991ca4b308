// @ts-check
// Korean: the words of the first screen.

/** @type {import('../index.js').Table} */
export const table = {
  'doors.title': '어디서 시작할까요',
  'doors.score': '화료 점수 계산',
  'doors.scoreWhy': '얼마이고 왜인지: 모든 역과 모든 부.',
  'doors.discard': '무엇을 버릴까',
  'doors.discardWhy': '버릴 패를 눌러 보세요.',
  'doors.review': '대국 검토',
  'doors.reviewWhy': '자신의 기록이나 예를 한 수씩.',
  'doors.day': '오늘의 손',
  'doors.dayWhy': '오늘은 모두 같은 손: 어느 패를 버리나요?',
  'doors.count': '오늘의 손',
  'doors.countWhy': '오늘은 모두 같은 손: 몇 점인가요?',
  'doors.letGo': '{tile} 버리기',
  'doors.open': '{tile}: 이 손 열기',
  'doors.openGame': '{tile}: 대국을 여기서 열기',
  'doors.before': '이전 쯔모',
  'doors.after': '다음 쯔모',
  'doors.turn': '{wind}가 쯔모 · {all} 중 {n}',
  'doors.bestChance': '{tile} 버리기: 화료 확률 {n}, 최선입니다.',
  'doors.lessChance': '{tile} 버리기: 화료 확률 {n}. 최선은 {best}, {most}입니다.',
  'doors.best': '{tile}을(를) 버렸습니다: 가장 좋은 선택, {n}장이 도움이 됩니다.',
  'doors.less': '{tile}을(를) 버렸습니다: {n}장이 도움이 됩니다. {best}이면 ' + '{most}장입니다.',
  'doors.back': '{tile}을(를) 버렸습니다: 한 걸음 물러납니다. {best}이면 거리를 지키고 ' + '{most}장이 도움이 됩니다.',
  'doors.counted': '{sum}이라 답했습니다: 맞습니다.',
  'doors.miscounted': '{sum}이라 답했습니다; 실제는 {right}입니다. 까닭은 카드에 있습니다.',
};
