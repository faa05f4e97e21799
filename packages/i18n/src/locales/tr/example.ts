import type { LocaleNamespace } from '../../messages/message-types.ts';

/** An example trip to look around in. */
export const example = {
  groupName: 'Gölde hafta sonu',
  ownName: 'Ben',
  flat: 'Su kıyısında ev',
  train: 'Tren biletleri',
  groceries: 'Market alışverişi',
  dinner: 'İskelede akşam yemeği',
  tram: 'Tramvay',
  museum: 'Müze',
  pastries: 'Tatlılar',
  boat: 'Sandal',
} as const satisfies LocaleNamespace<'example'>;
