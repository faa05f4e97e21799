import type { LocaleNamespace } from '../../messages/message-types.ts';

/** An example trip to look around in. */
export const example = {
  groupName: 'Fine settimana al lago',
  ownName: 'Io',
  flat: 'Casa sull’acqua',
  train: 'Biglietti del treno',
  groceries: 'Spesa',
  dinner: 'Cena sul molo',
  tram: 'Tram',
  museum: 'Museo',
  pastries: 'Dolci',
  boat: 'Barca a remi',
} as const satisfies LocaleNamespace<'example'>;
