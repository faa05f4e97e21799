import type { LocaleNamespace } from '../../messages/message-types.ts';

/** Keyboard shortcuts, the command palette, installing and updating. */
export const commands = {
  title: '검색',
  placeholder: '그룹, 화면, 작업',
  shortcuts: '키보드 단축키',
  letters: '한 글자 단축키',
  lettersHint: '음성으로 기기를 조작한다면 끄세요.',
  account: '계정',
  whichGroup: '어느 그룹의 지출인가요?',
  install: 'Quits 설치',
  installText: '앱처럼 열리고 연결 없이도 쓸 수 있습니다.',
  installNow: '설치',
  installNot: '나중에',
} as const satisfies LocaleNamespace<'commands'>;
