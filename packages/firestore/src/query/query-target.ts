import type { ReadableCollection } from '../collection/define-collection.ts';
import { documentPath, resolvePath, type PathParams } from '../collection/path.ts';
import { type BuildQuery, queryBuilder } from './query-builder.ts';
import { EVERYTHING, queryKey, type QuerySpec } from './query-spec.ts';

/** One document, or a query over the documents below a path, with their schema. */
export interface QueryTarget<Output extends object> {
  /** Equal for equal questions. */
  readonly key: string;
  readonly collection: ReadableCollection<string, Output>;
  readonly path: string;
  /** Missing for a single document. */
  readonly spec?: QuerySpec;
}

/** A target that is a query. */
export interface ListTarget<Output extends object> extends QueryTarget<Output> {
  readonly spec: QuerySpec;
}

/** Creates the target of a query. */
export function queryTarget<Path extends string, Output extends object>(
  collection: ReadableCollection<Path, Output>,
  params: PathParams<Path>,
  build: BuildQuery<Output> = (query) => query,
): ListTarget<Output> {
  const { spec } = build(queryBuilder<Output>(EVERYTHING));
  return specTarget(collection, resolvePath(collection.path, params), spec);
}

/** Creates the target of an existing query specification. */
export function specTarget<Output extends object>(
  collection: ReadableCollection<string, Output>,
  path: string,
  spec: QuerySpec,
): ListTarget<Output> {
  return { key: `${collection.key} ${path}?${queryKey(spec)}`, collection, path, spec };
}

/** Creates the target of one document. */
export function documentTarget<Path extends string, Output extends object>(
  collection: ReadableCollection<Path, Output>,
  params: PathParams<Path> & { readonly id: string },
): QueryTarget<Output> {
  const path = documentPath(resolvePath(collection.path, params), params.id);
  return { key: `${collection.key} ${path}`, collection, path };
}
