// @ts-check
// Korean: the words of the first screen.

/** @type {import('../index.js').Table} */
export const table = {
  'doors.title': '여기서 시작',
  'doors.score': '화료 점수 계산',
  'doors.scoreWhy': '몇 점인지, 왜인지: 모든 역과 부.',
  'doors.discard': '무엇을 버릴까',
  'doors.discardWhy': '버릴 패를 눌러 보세요.',
  'doors.review': '대국 검토',
  'doors.reviewWhy': '내 패보나 예를 한 수씩.',
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
  'doors.best': '{tile}을(를) 버렸습니다: 최선입니다. 유효패 {n}장.',
  'doors.less': '{tile}을(를) 버렸습니다: 유효패 {n}장. {best}을(를) 버리면 {most}장입니다.',
  'doors.back': '{tile}을(를) 버렸습니다: 샹텐이 늘어납니다. {best}을(를) 버리면 그대로이고 유효패 {most}장입니다.',
  'doors.counted': '답 {sum}, 정답입니다.',
  'doors.miscounted': '답은 {sum}, 실제는 {right}입니다. 이유는 점수표에 있습니다.',
};
