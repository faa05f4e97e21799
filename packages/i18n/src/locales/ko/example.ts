import type { LocaleNamespace } from '../../messages/message-types.ts';

/** An example trip to look around in. */
export const example = {
  groupName: '호숫가 주말',
  ownName: '나',
  flat: '물가의 집',
  train: '기차표',
  groceries: '장보기',
  dinner: '부두에서 저녁',
  tram: '트램',
  museum: '박물관',
  pastries: '빵과 과자',
  boat: '노 젓는 배',
} as const satisfies LocaleNamespace<'example'>;
