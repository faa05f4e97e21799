import type { LocaleNamespace } from '../../messages/message-types.ts';

/** Files of other apps. */
export const importing = {
  title: 'Importa',
  text: 'Porta i tuoi gruppi da un’altra app. Nulla viene scritto finché non confermi.',
  choose: 'Scegli un file',
  drop: 'Rilascia un file qui',
  reading: 'Lettura…',
  found_one: '{{count}} spesa trovata',
  found_many: '{{count}} spese trovate',
  found_other: '{{count}} spese trovate',
  badRows_one: '{{count}} riga illeggibile',
  badRows_many: '{{count}} righe illeggibili',
  badRows_other: '{{count}} righe illeggibili',
  badRow: 'Riga {{line}}: {{reason}}',
  known_one: '{{count}} spesa è già qui',
  known_many: '{{count}} spese sono già qui',
  known_other: '{{count}} spese sono già qui',
  mapPeople: 'Chi è chi?',
  newPerson: 'Una nuova persona',
  intoGroup: 'Nel gruppo',
  confirm: 'Importa',
  importing: 'Importazione…',
  imported_one: '{{count}} spesa importata',
  imported_many: '{{count}} spese importate',
  imported_other: '{{count}} spese importate',
} as const satisfies LocaleNamespace<'importing'>;
