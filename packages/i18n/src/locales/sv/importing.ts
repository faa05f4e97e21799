import type { LocaleNamespace } from '../../messages/message-types.ts';

/** Files of other apps. */
export const importing = {
  title: 'Importera',
  text: 'Hämta dina grupper från en annan app. Inget skrivs förrän du bekräftar.',
  choose: 'Välj en fil',
  drop: 'Släpp en fil här',
  reading: 'Läser…',
  found_one: '{{count}} utgift hittades',
  found_other: '{{count}} utgifter hittades',
  badRows_one: '{{count}} rad går inte att läsa',
  badRows_other: '{{count}} rader går inte att läsa',
  badRow: 'Rad {{line}}: {{reason}}',
  known_one: '{{count}} utgift finns redan här',
  known_other: '{{count}} utgifter finns redan här',
  mapPeople: 'Vem är vem?',
  newPerson: 'En ny person',
  intoGroup: 'Till gruppen',
  confirm: 'Importera',
  importing: 'Importerar…',
  imported_one: '{{count}} utgift importerad',
  imported_other: '{{count}} utgifter importerade',
} as const satisfies LocaleNamespace<'importing'>;
