import { RpcError } from '@quits/service-base';
import { type IndexConfig, parseIndexConfig } from '@quits/firestore-service';
import { readJsonFile } from './read-file.ts';
import { StartError } from '../diagnostics/start-error.ts';

/**
 * Merges the indexes of several databases.
 * @throws {StartError} if a file is missing or malformed
 */
export function readAllIndexes(paths: readonly string[]): IndexConfig | undefined {
  const [first, ...others] = paths;
  if (first === undefined) return undefined;
  if (others.length === 0) return readIndexes(first);
  // Each file by itself, so that a mistake is reported with its name.
  for (const path of paths) readIndexes(path);
  const contents = paths.map((path) => readJsonFile(path, 'indexes file'));
  const all = (name: string) => {
    const lists = contents.map((content) => content[name] ?? []);
    const entries = new Map(lists.flat().map((entry) => [identityOf(name, entry), entry]));
    return [...entries.values()];
  };
  return parseIndexConfig({ indexes: all('indexes'), fieldOverrides: all('fieldOverrides') });
}

/** Indexes are the same if all of them is; overrides if they are of the same field. */
function identityOf(list: string, entry: unknown): string {
  if (list === 'indexes' || typeof entry !== 'object' || entry === null)
    return JSON.stringify(entry);
  const { collectionGroup, fieldPath } = { collectionGroup: '', fieldPath: '', ...entry };
  return JSON.stringify([collectionGroup, fieldPath]);
}

/** @throws {StartError} if the file is missing or malformed, with the position of the error */
function readIndexes(path: string): IndexConfig {
  const content = readJsonFile(path, 'indexes file');
  try {
    return parseIndexConfig(content);
  } catch (error) {
    if (!(error instanceof RpcError)) throw error;
    throw new StartError(
      `The indexes file ${path} is malformed: ${error.message} Correct it there.`,
      { cause: error },
    );
  }
}
