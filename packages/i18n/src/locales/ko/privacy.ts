import type { LocaleNamespace } from '../../messages/message-types.ts';

/** Consent and the privacy text. */
export const privacy = {
  title: '개인정보',
  askTitle: 'Quits가 어떻게 쓰이는지 세어도 될까요?',
  askText:
    '어떤 화면, 얼마나 빠른지, 어떤 오류인지. 이름, 금액, 글은 절대 아닙니다. 계정에서 바꿀 수 있습니다.',
  agree: '네, 좋아요',
  decline: '아니요',
  lead: 'Quits는 입력한 내용을 나와 그룹이 볼 수 있도록 보관할 뿐입니다.',
  storedTitle: '저장되는 것',
  storedText:
    '이름, 사진, 로그인 방법. 그룹과 사람, 지출, 댓글, 파일, 기록. 오프라인에서도 쓰도록 이 기기에 사본을 둡니다.',
  countedTitle: '동의하면 세는 것',
  countedText:
    '열린 화면의 종류와 속도, 추가한 것의 종류, 오류를 정해진 목록의 숫자와 낱말로만 셉니다.',
  neverTitle: '절대 없는 것',
  neverText: '광고, 데이터 판매, 프로파일링이 없습니다. 이름, 금액, 제목, 글은 절대 세지 않습니다.',
  rightsTitle: '할 수 있는 것',
  rightsText: '모두 한 파일로 가져가거나 계정과 내용을 모두 삭제하기: 둘 다 계정에서.',
  browserSaysNo: '브라우저가 세지 말라고 하므로 Quits는 세지 않습니다.',
} as const satisfies LocaleNamespace<'privacy'>;
