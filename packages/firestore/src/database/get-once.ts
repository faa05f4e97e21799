import { type AppError, err, ok, type Result } from '@quits/errors';
import type { ReadableCollection } from '../collection/define-collection.ts';
import type { PathParams } from '../collection/path.ts';
import { providerError } from '../errors/provider-error.ts';
import type { Database } from './database.ts';
import type { BuildQuery } from '../query/query-builder.ts';
import { queryTarget } from '../query/query-target.ts';
import type { ReadSource } from '../sdk/read-query.ts';
import type { Doc, Reading } from '../live/live-state.ts';

/** Options of one reading. */
export interface GetOnceOptions {
  /** `default` asks the server, and the cache when it can't be reached. @default 'default' */
  readonly source?: ReadSource;
  /**
   * How long the server may be silent before it is asked beside the open connection, in milliseconds. If it
   * doesn't answer that either, `either` gives what the device knows and `server` fails.
   * @default 10000
   */
  readonly patienceMs?: number;
}

/** What one reading found. */
export interface OneTimeResult<Data> extends Omit<Reading<readonly Doc<Data>[]>, 'pending'> {
  /** Paths of all documents, those included that do not fit the schema. */
  readonly paths: readonly string[];
}

/**
 * The documents of a query as they are now, e.g. a page of a long export; listens to nothing. What
 * fails is a value, and so is a server that doesn't answer: `firestore/unavailable`.
 */
export async function getOnce<Path extends string, Output extends object>(
  { core }: Pick<Database, 'core'>,
  collection: ReadableCollection<Path, Output>,
  params: PathParams<Path>,
  build?: BuildQuery<Output>,
  { source = 'default', patienceMs = 10_000 }: GetOnceOptions = {},
): Promise<Result<OneTimeResult<Output>, AppError>> {
  const { path, spec } = queryTarget(collection, params, build);
  try {
    const [{ sdk }, { askOnce }] = await Promise.all([core.connect(), import('./ask-once.ts')]);
    const snapshot = await askOnce(core, { collection, path, spec }, source, patienceMs);
    core.seen.note(snapshot);
    const read = sdk.createQueryReader(collection, core.report);
    const { data, invalid, paths, fromCache } = read(snapshot);
    return ok({ data, invalid, paths, fromCache });
  } catch (cause) {
    return err(providerError(cause));
  }
}
