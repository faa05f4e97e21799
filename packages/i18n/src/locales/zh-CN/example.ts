import type { LocaleNamespace } from '../../messages/message-types.ts';

/** An example trip to look around in. */
export const example = {
  groupName: '湖边周末',
  ownName: '我',
  flat: '水边小屋',
  train: '火车票',
  groceries: '日用采购',
  dinner: '码头晚餐',
  tram: '电车',
  museum: '博物馆',
  pastries: '糕点',
  boat: '划艇',
} as const satisfies LocaleNamespace<'example'>;
