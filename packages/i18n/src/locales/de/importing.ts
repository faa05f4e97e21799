import type { LocaleNamespace } from '../../messages/message-types.ts';

/** Files of other apps. */
export const importing = {
  title: 'Importieren',
  text: 'Hole deine Gruppen aus einer anderen App. Nichts wird geschrieben, bevor du bestätigst.',
  choose: 'Datei auswählen',
  drop: 'Datei hier ablegen',
  reading: 'Wird gelesen …',
  found_one: '{{count}} Ausgabe gefunden',
  found_other: '{{count}} Ausgaben gefunden',
  badRows_one: '{{count}} Zeile ist nicht lesbar',
  badRows_other: '{{count}} Zeilen sind nicht lesbar',
  badRow: 'Zeile {{line}}: {{reason}}',
  known_one: '{{count}} Ausgabe ist schon hier',
  known_other: '{{count}} Ausgaben sind schon hier',
  mapPeople: 'Wer ist wer?',
  newPerson: 'Eine neue Person',
  intoGroup: 'In die Gruppe',
  confirm: 'Importieren',
  importing: 'Wird importiert …',
  imported_one: '{{count}} Ausgabe importiert',
  imported_other: '{{count}} Ausgaben importiert',
} as const satisfies LocaleNamespace<'importing'>;
