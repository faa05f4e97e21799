import type { LocaleNamespace } from '../../messages/message-types.ts';

/** An example trip to look around in. */
export const example = {
  groupName: 'Week-end au lac',
  ownName: 'Moi',
  flat: 'Maison au bord de l’eau',
  train: 'Billets de train',
  groceries: 'Courses',
  dinner: 'Dîner sur la jetée',
  tram: 'Tram',
  museum: 'Musée',
  pastries: 'Pâtisseries',
  boat: 'Barque',
} as const satisfies LocaleNamespace<'example'>;
