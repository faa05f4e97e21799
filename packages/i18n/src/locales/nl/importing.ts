import type { LocaleNamespace } from '../../messages/message-types.ts';

/** Files of other apps. */
export const importing = {
  title: 'Importeren',
  text: 'Haal je groepen uit een andere app. Er wordt niets geschreven totdat je bevestigt.',
  choose: 'Kies een bestand',
  drop: 'Zet hier een bestand neer',
  reading: 'Lezen…',
  found_one: '{{count}} uitgave gevonden',
  found_other: '{{count}} uitgaven gevonden',
  badRows_one: '{{count}} regel is onleesbaar',
  badRows_other: '{{count}} regels zijn onleesbaar',
  badRow: 'Regel {{line}}: {{reason}}',
  known_one: '{{count}} uitgave is hier al',
  known_other: '{{count}} uitgaven zijn hier al',
  mapPeople: 'Wie is wie?',
  newPerson: 'Een nieuwe persoon',
  intoGroup: 'In de groep',
  confirm: 'Importeren',
  importing: 'Importeren…',
  imported_one: '{{count}} uitgave geïmporteerd',
  imported_other: '{{count}} uitgaven geïmporteerd',
} as const satisfies LocaleNamespace<'importing'>;
