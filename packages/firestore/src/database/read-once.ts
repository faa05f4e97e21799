import { type AppError, err, ok, type Result } from '@quits/errors';
import type { ReadableCollection } from '../collection/define-collection.ts';
import type { PathParams } from '../collection/path.ts';
import { providerError } from '../errors/provider-error.ts';
import type { Database } from './database.ts';
import type { BuildQuery } from '../query/query-builder.ts';
import { askQuery } from '../query/question.ts';
import type { ReadFrom } from '../sdk/read-query.ts';
import type { Doc, Reading } from '../live/live-state.ts';

/** Options of one reading. */
export interface ReadOnceOptions {
  /** `either` is the server, or what the device knows when there is none. @default 'either' */
  readonly from?: ReadFrom;
}

/** What one reading found. */
export interface ReadOnce<Data> extends Omit<Reading<readonly Doc<Data>[]>, 'pending'> {
  /** Paths of all documents, those included that do not fit the schema. */
  readonly paths: readonly string[];
}

/**
 * The documents of a query as they are now, e.g. a page of a long export; listens to nothing. What
 * fails is a value.
 */
export async function readOnce<Path extends string, Output extends object>(
  { core }: Pick<Database, 'core'>,
  collection: ReadableCollection<Path, Output>,
  params: PathParams<Path>,
  build?: BuildQuery<Output>,
  { from = 'either' }: ReadOnceOptions = {},
): Promise<Result<ReadOnce<Output>, AppError>> {
  const { path, spec } = askQuery(collection, params, build);
  try {
    const [connected, { readQuery }] = await Promise.all([
      core.connect(),
      import('../sdk/read-query.ts'),
    ]);
    let snapshot = await readQuery(connected, collection.scope, path, spec, from);
    const { db, sdk } = connected;
    const isOnDevice = (document: string) => sdk.isOnDevice(db, document);
    while (!(await sdk.isSound(core.writes, isOnDevice, { collection, path, spec }))) {
      await pause();
      snapshot = await readQuery(connected, collection.scope, path, spec, from);
    }
    core.seen.note(snapshot);
    const { data, invalid, paths, fromCache } = connected.sdk.createQueryReader(
      collection,
      core.report,
    )(snapshot);
    return ok({ data, invalid, paths, fromCache });
  } catch (cause) {
    return err(providerError(cause));
  }
}

/** Until the server has answered what makes the device's own view unsound. */
function pause(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 200);
  });
}
