import type { LocaleNamespace } from '../../messages/message-types.ts';

/** An example trip to look around in. */
export const example = {
  groupName: 'عطلة عند البحيرة',
  ownName: 'أنا',
  flat: 'بيت على الماء',
  train: 'تذاكر القطار',
  groceries: 'بقالة',
  dinner: 'عشاء على الرصيف',
  tram: 'ترام',
  museum: 'متحف',
  pastries: 'معجنات',
  boat: 'قارب تجديف',
} as const satisfies LocaleNamespace<'example'>;
