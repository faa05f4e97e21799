import type { LocaleNamespace } from '../../messages/message-types.ts';

/** An example trip to look around in. */
export const example = {
  groupName: 'Fim de semana no lago',
  ownName: 'Eu',
  flat: 'Casa à beira d’água',
  train: 'Passagens de trem',
  groceries: 'Compras',
  dinner: 'Jantar no píer',
  tram: 'Bonde',
  museum: 'Museu',
  pastries: 'Doces',
  boat: 'Barco a remo',
} as const satisfies LocaleNamespace<'example'>;
