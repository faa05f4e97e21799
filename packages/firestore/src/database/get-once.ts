import { CORE } from '../live/core-key.ts';
import { type AppError, err, ok, type Result } from '@quits/errors';
import type { ReadableCollection } from '../collection/define-collection.ts';
import type { PathParams } from '../collection/path.ts';
import { providerError } from '../errors/provider-error.ts';
import type { DatabaseReader } from './database.ts';
import type { BuildQuery } from '../query/query-builder.ts';
import { queryTarget } from '../query/query-target.ts';
import type { ReadSource } from '../sdk/read-query.ts';
import type { Doc, Reading } from '../live/live-state.ts';

/** Options of {@link getOnce}. */
export interface GetOnceOptions {
  /** `either` prefers the server and falls back to the cache. @default 'either' */
  readonly source?: ReadSource;
  /**
   * How long to wait for the open connection before the server is probed by other means, in
   * milliseconds. If it doesn't respond to that either, `either` returns the cached documents and
   * `server` fails.
   * @default 10000
   */
  readonly patienceMs?: number;
}

/** Result of one read. */
export interface OneTimeResult<Data> extends Omit<Reading<readonly Doc<Data>[]>, 'pending'> {
  /** Paths of all documents, those included that do not fit the schema. */
  readonly paths: readonly string[];
}

/**
 * Returns the current documents of a query without listening, e.g. one page of a long export.
 * Failures are values, including a server that doesn't answer: `firestore/unavailable`.
 */
export async function getOnce<Path extends string, Output extends object>(
  { [CORE]: core }: DatabaseReader,
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
