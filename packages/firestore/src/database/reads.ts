import type { AppError, Result } from '@quits/errors';
import type { ReadableCollection } from '../collection/define-collection.ts';
import type { PathParams } from '../collection/path.ts';
import type { AggregateResult, Aggregates } from '../live/live-aggregate.ts';
import type { LiveList } from '../live/live-list.ts';
import type {
  Doc,
  DocumentState,
  Live,
  LiveState,
  QueryState,
  Reading,
} from '../live/live-state.ts';
import type { BuildQuery } from '../query/query-builder.ts';
import type { ReadFrom } from '../sdk/read-query.ts';

/** Options of a list that grows page by page. */
export interface ListOptions {
  /** Documents in a page. @default 50 */
  readonly pageSize?: number;
}

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

/** Everything that can be read. */
export interface Reads {
  /**
   * The documents of a query as they are now, e.g. a page of a long export; listens to nothing. What
   * fails is a value.
   */
  readonly readOnce: <Path extends string, Output extends object>(
    collection: ReadableCollection<Path, Output>,
    params: PathParams<Path>,
    build?: BuildQuery<Output>,
    options?: ReadOnceOptions,
  ) => Promise<Result<ReadOnce<Output>, AppError>>;
  /** One document. Asking twice for the same gives the same listener. */
  liveDocument<Path extends string, Output extends object>(
    collection: ReadableCollection<Path, Output>,
    params: PathParams<Path> & { readonly id: string },
  ): Live<DocumentState<Output>>;
  /** The documents of a query. Equal queries share a listener, wherever they are written. */
  liveQuery<Path extends string, Output extends object>(
    collection: ReadableCollection<Path, Output>,
    params: PathParams<Path>,
    build?: BuildQuery<Output>,
  ): Live<QueryState<Output>>;
  /** The documents of these ids, in their order; those that do not exist are left out. */
  liveDocuments<Path extends string, Output extends object>(
    collection: ReadableCollection<Path, Output>,
    params: PathParams<Path>,
    ids: readonly string[],
  ): Live<QueryState<Output>>;
  /** The documents of a query page by page, live as a whole; a limit in the query is ignored. */
  liveList<Path extends string, Output extends object>(
    collection: ReadableCollection<Path, Output>,
    params: PathParams<Path>,
    build?: BuildQuery<Output>,
    options?: ListOptions,
  ): LiveList<Output>;
  /**
   * Counts, sums and averages that the server works out over a query: asked when first read, after
   * own writes and when the connection comes back. `fromCache` means that the answer is an old one.
   */
  liveAggregate<Path extends string, Output extends object, const Asked extends Aggregates<Output>>(
    collection: ReadableCollection<Path, Output>,
    params: PathParams<Path>,
    asked: Asked,
    build?: BuildQuery<Output>,
  ): Live<LiveState<AggregateResult<Asked>>>;
}
