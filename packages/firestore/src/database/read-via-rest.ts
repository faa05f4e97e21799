import { type AppError, err, ok, type Result } from '@quits/errors';
import type { ReadableCollection } from '../collection/define-collection.ts';
import { resolvePath, type PathParams } from '../collection/path.ts';
import { providerError } from '../errors/provider-error.ts';
import type { Database } from './database.ts';
import type { OneTimeResult } from './get-once.ts';

/** How a collection is read past the SDK. */
export interface ReadViaRestOptions<Output> {
  /** The field that orders it; a document without it is not found. */
  readonly by: keyof Output & string;
  /** @default 'asc' */
  readonly direction?: 'asc' | 'desc';
  /** Documents of each page; the last number goes for all that follow. @default [500, 1000] */
  readonly sizes?: readonly number[];
}

/** A page that was read past the SDK. */
export interface RestPage<Data> extends Omit<OneTimeResult<Data>, 'fromCache'> {
  /** Puts the page where the SDK keeps what it has read, in idle moments; never rejects. */
  readonly cache: () => Promise<void>;
}

/**
 * A whole collection as the server has it, page by page, past the provider's SDK: for collections of
 * thousands, each document of which costs the SDK a good millisecond to keep before anything is shown. What is
 * still unsent on this device is not in it. Ends with the first failure.
 * @throws {TypeError} when the database was made without `direct`
 */
export async function* readViaRest<Path extends string, Output extends object>(
  { core }: Pick<Database, 'core'>,
  collection: ReadableCollection<Path, Output>,
  params: PathParams<Path>,
  { by, direction = 'asc', sizes = [500, 1_000] }: ReadViaRestOptions<Output>,
): AsyncGenerator<Result<RestPage<Output>, AppError>, void> {
  const { connect, rest: direct, report, seen, uid } = core;
  const owner = uid.getState();
  if (direct === undefined)
    throw new TypeError(
      'The `rest` option is missing in `createDatabase()`. Pass a base URL and a token.',
    );
  const path = resolvePath(collection.path, params);
  try {
    const [{ db, sdk }, { decodeJsonFields, restPages, keepPage, pathOf }] = await Promise.all([
      connect(),
      import('../sdk/direct.ts'),
    ]);
    for await (const page of restPages(direct, { path, by, direction, sizes })) {
      const changed = page.documents.map(({ name, fields = {} }) => ({
        path: pathOf(name),
        pending: false,
        read: () => decodeJsonFields(fields),
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
