import type { LocaleNamespace } from '../../messages/message-types.ts';

/** An example trip to look around in. */
export const example = {
  groupName: 'झील पर सप्ताहांत',
  ownName: 'मैं',
  flat: 'पानी के किनारे घर',
  train: 'रेल टिकट',
  groceries: 'राशन',
  dinner: 'घाट पर रात का खाना',
  tram: 'ट्राम',
  museum: 'संग्रहालय',
  pastries: 'मिठाइयाँ',
  boat: 'चप्पू वाली नाव',
} as const satisfies LocaleNamespace<'example'>;
