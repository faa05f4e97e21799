import type { LocaleNamespace } from '../../messages/message-types.ts';

/** An example trip to look around in. */
export const example = {
  groupName: 'Вихідні на озері',
  ownName: 'Я',
  flat: 'Будинок біля води',
  train: 'Квитки на потяг',
  groceries: 'Продукти',
  dinner: 'Вечеря на пірсі',
  tram: 'Трамвай',
  museum: 'Музей',
  pastries: 'Випічка',
  boat: 'Човен',
} as const satisfies LocaleNamespace<'example'>;
