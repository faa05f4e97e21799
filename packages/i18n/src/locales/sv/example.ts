import type { LocaleNamespace } from '../../messages/message-types.ts';

/** An example trip to look around in. */
export const example = {
  groupName: 'Helg vid sjön',
  ownName: 'Jag',
  flat: 'Hus vid vattnet',
  train: 'Tågbiljetter',
  groceries: 'Mat',
  dinner: 'Middag på bryggan',
  tram: 'Spårvagn',
  museum: 'Museum',
  pastries: 'Bakverk',
  boat: 'Roddbåt',
} as const satisfies LocaleNamespace<'example'>;
