import type { LocaleNamespace } from '../../messages/message-types.ts';

/** Files of other apps. */
export const importing = {
  title: '가져오기',
  text: '다른 앱에서 그룹을 가져오세요. 확인하기 전에는 아무것도 쓰지 않습니다.',
  choose: '파일 고르기',
  drop: '여기에 파일 놓기',
  reading: '읽는 중…',
  found_other: '지출 {{count}}건을 찾았습니다',
  badRows_other: '{{count}}줄을 읽을 수 없습니다',
  badRow: '{{line}}번째 줄: {{reason}}',
  known_other: '지출 {{count}}건은 이미 있습니다',
  mapPeople: '누가 누구인가요?',
  newPerson: '새 사람',
  intoGroup: '이 그룹으로',
  confirm: '가져오기',
  importing: '가져오는 중…',
  imported_other: '지출 {{count}}건을 가져왔습니다',
  unbalanced: '합이 맞지 않음',
  adapted_other: '{{count}}줄을 조정했습니다',
  matches: '잔액이 파일과 같습니다.',
  differs: '잔액이 파일과 다릅니다.',
  unfinished: '가져오기가 중단되었습니다.',
  unsupported: '파일에 정보가 부족합니다. JSON으로 내보내 주세요.',
} as const satisfies LocaleNamespace<'importing'>;
