import { dirname, resolve } from 'node:path';
import type { LocalBackendOptions } from '../options/options.ts';
import { readJsonFile } from '../files/read-file.ts';
import { StartError } from '../diagnostics/start-error.ts';

/**
 * Reads the supported parts of a `firebase.json`: rules, indexes and hosting folder. Paths in it
 * are relative to it.
 * @throws {StartError} if the file is missing or malformed, or a path isn't a string
 */
export function readProjectFile(path: string): LocalBackendOptions {
  const config = readJsonFile(path, 'Firebase configuration');
  const pathOf = (section: string, field: string) => {
    const value = sectionOf(config, section, path)?.[field];
    if (value === undefined) return undefined;
    if (typeof value === 'string' && value !== '') return resolve(dirname(path), value);
    throw new StartError(
      `The Firebase configuration ${path} is malformed: "${section}.${field}" must be a path. Correct it there.`,
    );
  };
  const rulesFile = pathOf('firestore', 'rules');
  const indexesFile = pathOf('firestore', 'indexes');
  const storageRulesFile = pathOf('storage', 'rules');
  const folder = pathOf('hosting', 'public');
  return {
    ...(rulesFile === undefined ? {} : { rulesFile }),
    ...(indexesFile === undefined ? {} : { indexesFile }),
    ...(storageRulesFile === undefined ? {} : { storageRulesFile }),
    ...(folder === undefined ? {} : { hosting: { folder } }),
  };
}

function sectionOf(
  config: Readonly<Record<string, unknown>>,
  name: string,
  path: string,
): Readonly<Record<string, unknown>> | undefined {
  const section = config[name];
  if (section === undefined) return undefined;
  if (typeof section === 'object' && section !== null && !Array.isArray(section)) {
    return section as Readonly<Record<string, unknown>>;
  }
  throw new StartError(
    `The Firebase configuration ${path} is malformed: "${name}" must be an object. Correct it there.`,
  );
}
