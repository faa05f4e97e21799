import { type AppError, createAppError, err, ok, type Result } from '@quits/errors';
import {
  type Doc,
  type PathParams,
  type ReadableCollection,
  type ReadSource,
  type OneTimeResult,
  getOnce,
} from '@quits/firestore';
import type { Database } from '../database.ts';

/** Documents read at once; the provider charges by the document, not by the page. */
const PAGE = 500;

/** Options for reading a collection page by page. */
export interface ReadPagesOptions {
  /** @default 'default' */
  readonly source?: ReadSource;
  readonly signal?: AbortSignal | undefined;
  /** Called after each page with the number of documents so far. */
  readonly onProgress?: ((count: number) => void) | undefined;
}

/** Yields the pages of a whole collection in the order of ids; ends with the first failure. */
export async function* readPages<Path extends string, Output extends object>(
  database: Database,
  collection: ReadableCollection<Path, Output>,
  params: PathParams<Path>,
  { source = 'default', signal, onProgress }: ReadPagesOptions = {},
): AsyncGenerator<Result<OneTimeResult<Output>, AppError>, void> {
  let last: string | undefined;
  let count = 0;
  for (;;) {
    if (signal?.aborted === true) {
      yield err(createAppError('network/aborted'));
      return;
    }
    const after = last;
    const page = await getOnce(
      database,
      collection,
      params,
      (query) => {
        const ordered = query.orderById();
        return (after === undefined ? ordered : ordered.whereId('>', after)).limit(PAGE);
      },
      { source },
    );
    yield page;
    if (!page.ok) return;
    const { paths } = page.value;
    count += paths.length;
    onProgress?.(count);
    last = paths.at(-1)?.split('/').at(-1);
    if (paths.length < PAGE || last === undefined) return;
  }
}

/** Contents of a whole collection. */
export interface ReadAll<Data> {
  readonly docs: readonly Doc<Data>[];
  /** Number of unreadable documents, which are left out. */
  readonly unreadable: number;
  /** Whether some documents are from the cache, so that others may be missing. */
  readonly fromCache: boolean;
}

/** Reads a whole collection page by page. */
export async function readAll<Path extends string, Output extends object>(
  database: Database,
  collection: ReadableCollection<Path, Output>,
  params: PathParams<Path>,
  options?: ReadPagesOptions,
): Promise<Result<ReadAll<Output>, AppError>> {
  const docs: Doc<Output>[] = [];
  let unreadable = 0;
  let fromCache = false;
  for await (const page of readPages(database, collection, params, options)) {
    if (!page.ok) return page;
    docs.push(...page.value.data);
    unreadable += page.value.invalid.length;
    fromCache ||= page.value.fromCache;
  }
  return ok({ docs, unreadable, fromCache });
}
