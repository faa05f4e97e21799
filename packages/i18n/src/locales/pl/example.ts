import type { LocaleNamespace } from '../../messages/message-types.ts';

/** An example trip to look around in. */
export const example = {
  groupName: 'Weekend nad jeziorem',
  ownName: 'Ja',
  flat: 'Dom nad wodą',
  train: 'Bilety kolejowe',
  groceries: 'Zakupy spożywcze',
  dinner: 'Kolacja na pomoście',
  tram: 'Tramwaj',
  museum: 'Muzeum',
  pastries: 'Ciastka',
  boat: 'Łódź wiosłowa',
} as const satisfies LocaleNamespace<'example'>;
