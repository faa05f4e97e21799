import type { LocalBackendOptions } from '../options/options.ts';
import type { ProjectNames } from './project-names.ts';
import type { Section } from './section.ts';

const DEFAULT = '(default)';

/** Reads the rules and indexes of every database. */
export function readFirestore(
  root: Section,
  names: ProjectNames,
): Pick<LocalBackendOptions, 'rulesFile' | 'indexesFile' | 'databases'> {
  const databases = new Map<string, { rulesFile?: string; indexesFile?: string }>();
  for (const section of root.sections('firestore')) {
    section.skip('predeploy', 'postdeploy', 'location');
    if (section.text('edition') === 'enterprise')
      section.note('edition', 'is served as "standard".');
    if (section.text('dataAccessMode') === 'MONGODB_COMPATIBLE') {
      section.note(
        'dataAccessMode',
        'is not supported: this database has Firestore’s own interface.',
      );
    }
    const rulesFile = section.path('rules');
    const indexesFile = section.path('indexes');
    for (const database of databasesOf(section, names)) {
      databases.set(database, {
        ...(rulesFile === undefined ? {} : { rulesFile }),
        ...(indexesFile === undefined ? {} : { indexesFile }),
      });
    }
    section.tellUnread();
  }
  const { [DEFAULT]: usual, ...others } = Object.fromEntries(databases);
  return {
    ...usual,
    ...(Object.keys(others).length === 0 ? {} : { databases: others }),
  };
}

function databasesOf(section: Section, names: ProjectNames): readonly string[] {
  const target = section.text('target');
  const database = section.text('database');
  if (target === undefined) return [database ?? DEFAULT];
  const known = names.targets('firestore', target);
  if (known.length > 0) return known;
  if (database === undefined)
    section.note('target', `"${target}" is not in .firebaserc, so it is taken as a name.`);
  return [database ?? target];
}
