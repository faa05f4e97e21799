import type { LocaleNamespace } from '../../messages/message-types.ts';

/** An example trip to look around in. */
export const example = {
  groupName: 'Weekend aan het meer',
  ownName: 'Ik',
  flat: 'Huis aan het water',
  train: 'Treinkaartjes',
  groceries: 'Boodschappen',
  dinner: 'Eten op de pier',
  tram: 'Tram',
  museum: 'Museum',
  pastries: 'Gebak',
  boat: 'Roeiboot',
} as const satisfies LocaleNamespace<'example'>;
