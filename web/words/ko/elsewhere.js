// @ts-check
// Korean: files, the app on the device, embedding.

/** @type {Record<string, string | Record<string, string>>} */
export const table = {
  'update.there': 'Tehai의 새 판이 있습니다.',
  'update.now': '업데이트',
  'update.later': '나중에',
  'files.title': '보관',
  'files.save': '손패를 파일로 저장',
  'files.open': '파일 열기',
  'files.saved': '저장함: hand.tehai.txt',
  'files.opened': '{name}을(를) 열었습니다.',
  'files.tooLarge': '{name}은(는) 너무 큽니다: 글 {mb} MB까지입니다.',
  'files.noText': '{name}은(는) 텍스트 파일이 아닙니다.',
  'files.noHand': '{name}에 손패가 없습니다: 첫 줄에 아무 표기법으로나 있어야 합니다.',
  'files.one': 'Tehai 전체를 파일 하나로 내려받기',
  'files.oneWhy': '이 파일은 디스크에서 열리며 네트워크가 필요 없고 찾지도 않습니다.',
  'files.isOne': '이것이 파일 하나에 담긴 Tehai 전체입니다. 네트워크에 아무것도 묻지 않습니다.',
  'files.install': '앱으로 설치',
  'element.open': 'Tehai에서 열기',
  'element.failed': 'Tehai를 여기서 불러오지 못했습니다: {why}',
  'element.bad': '읽을 수 없습니다: {why}',
  'embed.title': '페이지에 넣기',
  'embed.intro': '손패나 패보 보기에 있는 것을 다른 페이지용으로 만듭니다. 스크립트가 없어도 글은 읽힙니다.',
  'embed.kind': '보일 것',
  'embed.hand': '패',
  'embed.score': '패와 점수',
  'embed.replay': '패보',
  'embed.size': '패의 너비',
  'embed.theme': '색',
  'embed.preview': '보이는 모습',
  'embed.copy': '복사',
  'embed.copied': '복사했습니다.',
  'embed.notCopied': '브라우저가 허락하지 않았습니다: 글을 골라 복사하세요.',
  'embed.where': 'Tehai의 주소',
  'embed.iframe': '프레임',
  'embed.iframeWhy':
    'iframe을 받는 곳이면 어디든. 높이는 너비 470픽셀에 맞으며, 아래 위키 스크립트가 ' + '있으면 내용을 따릅니다.',
  'embed.element': '요소',
  'embed.elementWhy':
    '자신의 페이지용: 스크립트 하나와, 원하는 곳마다 요소 하나. 패는 바로 그려지고 점수와 ' +
    '패보는 페이지마다 한 번 모듈을 불러옵니다.',
  'embed.wiki': '위키 페이지',
  'embed.wikiWhy': '아래의 틀과 스크립트가 설치된 MediaWiki용.',
  'embed.template': '틀',
  'embed.templateWhy':
    '틀마다 페이지 하나, 한 번만 만듭니다: Template:Mj hand, ' + 'Template:Mj score, Template:Mj replay.',
  'embed.common': '위키의 스크립트',
  'embed.commonWhy':
    'MediaWiki:Common.js에 한 줄. 소도구로도 됩니다: ' +
    'MediaWiki:Gadget-mahjong.js와, 아래 정의를 ' +
    'MediaWiki:Gadgets-definition에.',
  'embed.gadget': '소도구 정의',
  'embed.widget': 'Extension:Widgets',
  'embed.widgetWhy': '이것이 있는 위키는 틀과 스크립트 대신 Widget:Mahjong 페이지.',
  'embed.api': '스크립트용',
  'embed.apiWhy': '요소는 언제든 속성을 받고, 이벤트를 내며, goTo로 움직입니다.',
  'embed.empty': '손패 보기가 비어 있어 예를 보입니다.',
  'rivals.how': '남이 버린 패를 순서대로: 9m1z3p. 그러면 손패마다 방총할 확률이 보입니다.',
  'rivals.of': '{wind}가의 버림패',
  'rivals.pick': '고르기',
  'rivals.unread': '패 목록이 아닙니다: 예를 들어 9m1z3p.',
  'rivals.weighed': '저울질',
  'rivals.push': '공격: 손만 봄',
  'rivals.fold': '수비: 가장 안전한 것',
  'rivals.dangers': '손패, 안전한 것부터',
};
