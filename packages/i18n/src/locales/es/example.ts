import type { LocaleNamespace } from '../../messages/message-types.ts';

/** An example trip to look around in. */
export const example = {
  groupName: 'Fin de semana en el lago',
  ownName: 'Yo',
  flat: 'Casa junto al agua',
  train: 'Billetes de tren',
  groceries: 'Compra',
  dinner: 'Cena en el muelle',
  tram: 'Tranvía',
  museum: 'Museo',
  pastries: 'Pasteles',
  boat: 'Bote de remos',
} as const satisfies LocaleNamespace<'example'>;
