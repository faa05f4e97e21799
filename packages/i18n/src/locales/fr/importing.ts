import type { LocaleNamespace } from '../../messages/message-types.ts';

/** Files of other apps. */
export const importing = {
  title: 'Importer',
  text: 'Récupérez vos groupes d’une autre application. Rien n’est écrit avant votre confirmation.',
  choose: 'Choisir un fichier',
  drop: 'Déposer un fichier ici',
  reading: 'Lecture…',
  found_one: '{{count}} dépense trouvée',
  found_many: '{{count}} dépenses trouvées',
  found_other: '{{count}} dépenses trouvées',
  badRows_one: '{{count}} ligne illisible',
  badRows_many: '{{count}} lignes illisibles',
  badRows_other: '{{count}} lignes illisibles',
  badRow: 'Ligne {{line}} : {{reason}}',
  known_one: '{{count}} dépense déjà présente',
  known_many: '{{count}} dépenses déjà présentes',
  known_other: '{{count}} dépenses déjà présentes',
  mapPeople: 'Qui est qui ?',
  newPerson: 'Une nouvelle personne',
  intoGroup: 'Dans le groupe',
  confirm: 'Importer',
  importing: 'Importation…',
  imported_one: '{{count}} dépense importée',
  imported_many: '{{count}} dépenses importées',
  imported_other: '{{count}} dépenses importées',
} as const satisfies LocaleNamespace<'importing'>;
