import type { DatabaseSync } from 'node:sqlite';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createFirestore } from '@quits/firestore-service';
import { StartError } from '../diagnostics/start-error.ts';
import { type PlainFields, plainFields } from './plain-fields.ts';

/** A stored document, as a check of an app gets it. */
export interface CheckedDocument {
  /** Id of the database, `(default)` unless there are several. */
  readonly database: string;
  /** Path within the database. */
  readonly path: string;
  /** Numbers, texts, booleans, dates (timestamps), `Uint8Array`s (bytes), paths (references), lists and maps. */
  readonly data: PlainFields;
}

/** Result of an app's own check. */
export interface ContentsReport {
  /** Name of the contents that were compared, such as `balances of 12 teams`. */
  readonly summary: string;
  /** A sentence for each problem; empty if the contents fit together. */
  readonly problems: readonly string[];
}

/**
 * Checks that the contents of one state of the database fit together, which only the app can tell. It is the default export of a
 * module that an operator names.
 */
export type ContentsCheck = (
  documents: Iterable<CheckedDocument>,
) => ContentsReport | Promise<ContentsReport>;

/**
 * Loads the module of a check.
 * @throws {StartError} if it can't be loaded, or has no function as its default export
 */
export async function loadContentsCheck(file: string): Promise<ContentsCheck> {
  let loaded: { readonly default?: unknown };
  try {
    loaded = (await import(pathToFileURL(resolve(file)).href)) as typeof loaded;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`The check ${file} can't be loaded: ${reason}`, { cause: error });
  }
  const { default: check } = loaded;
  if (typeof check === 'function') return check as ContentsCheck;
  throw new StartError(`The check ${file} has no function as its default export.`);
}

/** Runs a check on a database that nothing else has open. What it throws becomes a problem. */
export async function checkContents(
  database: DatabaseSync,
  check: ContentsCheck,
): Promise<ContentsReport> {
  const firestore = createFirestore({
    storage: database,
    rules: () => undefined,
    authenticate: () => ({ kind: 'admin' }),
  });
  try {
    return await check(documentsOf(database, firestore.scan));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { summary: '', problems: [`The contents can't be checked: ${reason}`] };
  } finally {
    firestore.stop();
  }
}

function* documentsOf(
  database: DatabaseSync,
  scan: ReturnType<typeof createFirestore>['scan'],
): Generator<CheckedDocument> {
  const names = database.prepare('SELECT name FROM firestore_databases ORDER BY name').all();
  for (const name of names.map((row) => String(row['name']))) {
    const parent = `${name}/documents/`;
    const id = name.split('/').at(-1) ?? '';
    for (const { name: full, fields = {} } of scan(name)) {
      yield { database: id, path: full.slice(parent.length), data: plainFields(fields) };
    }
  }
}
