import type { LocaleNamespace } from '../../messages/message-types.ts';

/** Files of other apps. */
export const importing = {
  title: 'Importar',
  text: 'Trae tus grupos de otra aplicación. No se escribe nada hasta que confirmes.',
  choose: 'Elegir un archivo',
  drop: 'Suelta un archivo aquí',
  reading: 'Leyendo…',
  found_one: '{{count}} gasto encontrado',
  found_many: '{{count}} gastos encontrados',
  found_other: '{{count}} gastos encontrados',
  badRows_one: '{{count}} fila no se puede leer',
  badRows_many: '{{count}} filas no se pueden leer',
  badRows_other: '{{count}} filas no se pueden leer',
  badRow: 'Línea {{line}}: {{reason}}',
  known_one: '{{count}} gasto ya está aquí',
  known_many: '{{count}} gastos ya están aquí',
  known_other: '{{count}} gastos ya están aquí',
  mapPeople: '¿Quién es quién?',
  newPerson: 'Una persona nueva',
  intoGroup: 'Al grupo',
  confirm: 'Importar',
  importing: 'Importando…',
  imported_one: '{{count}} gasto importado',
  imported_many: '{{count}} gastos importados',
  imported_other: '{{count}} gastos importados',
} as const satisfies LocaleNamespace<'importing'>;
