import type { LocaleNamespace } from '../../messages/message-types.ts';

/** An example trip to look around in. */
export const example = {
  groupName: 'Wochenende am See',
  ownName: 'Ich',
  flat: 'Haus am Wasser',
  train: 'Zugtickets',
  groceries: 'Einkauf',
  dinner: 'Abendessen am Steg',
  tram: 'Straßenbahn',
  museum: 'Museum',
  pastries: 'Gebäck',
  boat: 'Ruderboot',
} as const satisfies LocaleNamespace<'example'>;
