import type { LocaleNamespace } from '../../messages/message-types.ts';

/** Files of other apps. */
export const importing = {
  title: 'Importar',
  text: 'Traga seus grupos de outro aplicativo. Nada é gravado até você confirmar.',
  choose: 'Escolher um arquivo',
  drop: 'Solte um arquivo aqui',
  reading: 'Lendo…',
  found_one: '{{count}} gasto encontrado',
  found_many: '{{count}} gastos encontrados',
  found_other: '{{count}} gastos encontrados',
  badRows_one: '{{count}} linha ilegível',
  badRows_many: '{{count}} linhas ilegíveis',
  badRows_other: '{{count}} linhas ilegíveis',
  badRow: 'Linha {{line}}: {{reason}}',
  known_one: '{{count}} gasto já está aqui',
  known_many: '{{count}} gastos já estão aqui',
  known_other: '{{count}} gastos já estão aqui',
  mapPeople: 'Quem é quem?',
  newPerson: 'Uma pessoa nova',
  intoGroup: 'Para o grupo',
  confirm: 'Importar',
  importing: 'Importando…',
  imported_one: '{{count}} gasto importado',
  imported_many: '{{count}} gastos importados',
  imported_other: '{{count}} gastos importados',
} as const satisfies LocaleNamespace<'importing'>;
