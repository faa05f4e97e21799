import { CORE } from '../live/core-key.ts';
import { type AppError, err, ok, type Result } from '@quits/errors';
import type { ReadableCollection } from '../collection/define-collection.ts';
import { resolvePath, type PathParams } from '../collection/path.ts';
import { providerError } from '../errors/provider-error.ts';
import type { DatabaseReader } from './database.ts';
import type { OneTimeResult } from './get-once.ts';

/** Options of {@link readViaRest}. */
export interface ReadViaRestOptions<Output> {
  /** The field that orders it; a document without it is not found. */
  readonly by: keyof Output & string;
  /** Order by the field. @default 'asc' */
  readonly direction?: 'asc' | 'desc';
  /**
   * Number of documents of each page; the last number applies to all further pages. @default
   * [100, 2000]
   */
  readonly sizes?: readonly number[];
  /** Maximum number of documents to read; all if omitted. */
  readonly limit?: number;
}

/** A page that was read past the SDK. */
export interface RestPage<Data> extends Omit<OneTimeResult<Data>, 'fromCache'> {
  /** Stores the page in the SDK's cache when the browser is idle; never rejects. */
  readonly cache: () => Promise<void>;
}

/**
 * Reads a whole collection with one REST request, bypassing the provider's SDK: for thousands of
 * documents, since the SDK spends over a millisecond storing each one before anything is shown.
 * Yields pages while the response arrives.
 * Pending local writes aren't included. Stops at the first failure.
 * @throws {TypeError} if the database was created without `rest`
 */
export async function* readViaRest<Path extends string, Output extends object>(
  { [CORE]: core }: DatabaseReader,
  collection: ReadableCollection<Path, Output>,
  params: PathParams<Path>,
  { by, direction = 'asc', sizes = [100, 2_000], limit }: ReadViaRestOptions<Output>,
): AsyncGenerator<Result<RestPage<Output>, AppError>, void> {
  const { connect, rest: direct, report, seen, uid } = core;
  const owner = uid.getState();
  if (direct === undefined)
    throw new TypeError(
      'The `rest` option is missing in `createDatabase()`. Pass a base URL and a token.',
    );
  const path = resolvePath(collection.path, params);
  try {
    const [{ db, sdk }, { restPages, keepPage }] = await Promise.all([
      connect(),
      import('../sdk/direct.ts'),
    ]);
    for await (const page of restPages(direct, { path, by, direction, sizes, limit })) {
      const changed = page.documents.map(({ path: at, read }) => ({
        path: at,
        pending: false,
        read,
      }));
      const paths = changed.map((document) => document.path);
      const snapshot = { changed, paths, fromCache: false, pending: false };
      seen.note(snapshot);
      const { data, invalid } = sdk.createQueryReader(collection, report)(snapshot);
      const isTheirs = () => uid.getState() === owner;
      const cache = () => keepPage(db, page, isTheirs).catch(() => undefined);
      yield ok({ data, invalid, paths, cache });
    }
  } catch (cause) {
    yield err(providerError(cause));
  }
}
