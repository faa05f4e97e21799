import type { LocalBackendOptions } from '../options/options.ts';
import { readJsonFile } from '../files/read-file.ts';
import { readProjectNames } from './project-names.ts';
import { readEmulators } from './read-emulators.ts';
import { readFirestore } from './read-firestore.ts';
import { readFunctions } from './read-functions.ts';
import { readHosting } from './read-hosting.ts';
import { readStorage } from './read-storage.ts';
import { Section } from './section.ts';

/** A `firebase.json` as options of a backend. */
export interface FirebaseProject {
  readonly options: LocalBackendOptions;
  /** Parts that the backend leaves out or treats differently, one line each. */
  readonly notes: readonly string[];
}

/** Parts of other products. */
const OTHERS = [
  'ailogic',
  'apphosting',
  'auth',
  'database',
  'dataconnect',
  'extensions',
  'remoteconfig',
  'run',
];

/**
 * Reads a `firebase.json`, and the `.firebaserc` next to it. Paths in it are relative to it. Parts that the
 * backend doesn't know are only noted.
 * @param project project id or alias; the alias `default` if not given
 * @throws {StartError} if the file is missing, or a known part has the wrong type
 */
export function readFirebaseJson(path: string, project?: string): FirebaseProject {
  const notes: string[] = [];
  const root = new Section(path, readJsonFile(path, 'Firebase configuration'), notes);
  const names = readProjectNames(path, project, notes);
  const functions = readFunctions(root);
  const hasFunctions = functions.functionsFolder !== undefined;
  const [first, ...sites] = readHosting(root, names, hasFunctions);
  for (const name of OTHERS) {
    root.skip(name);
    if (root.has(name)) root.note(name, 'is left out: it is not part of this backend.');
  }
  const options: LocalBackendOptions = {
    ...readFirestore(root, names),
    ...readStorage(root, names),
    ...functions,
    ...readEmulators(root),
    ...(names.project === undefined ? {} : { project: names.project }),
    ...(first === undefined ? {} : { hosting: first }),
    ...(sites.length === 0 ? {} : { sites }),
  };
  root.tellUnread();
  return { options, notes };
}
