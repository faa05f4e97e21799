import type { ReadableCollection } from '../collection/define-collection.ts';
import { documentPath, resolvePath, type PathParams } from '../collection/path.ts';
import { type BuildQuery, queryBuilder } from './query-builder.ts';
import { EVERYTHING, queryKey, type QuerySpec } from './query-spec.ts';

/** One document, or a query over what is below a path; and what the documents look like. */
export interface QueryTarget<Output extends object> {
  /** Equal for equal questions. */
  readonly key: string;
  readonly collection: ReadableCollection<string, Output>;
  readonly path: string;
  /** Missing when one document is asked for. */
  readonly spec?: QuerySpec;
}

/** A question that asks for a query. */
export interface ListTarget<Output extends object> extends QueryTarget<Output> {
  readonly spec: QuerySpec;
}

/** Asks for the documents of a query. */
export function queryTarget<Path extends string, Output extends object>(
  collection: ReadableCollection<Path, Output>,
  params: PathParams<Path>,
  build: BuildQuery<Output> = (query) => query,
): ListTarget<Output> {
  const { spec } = build(queryBuilder<Output>(EVERYTHING));
  return specTarget(collection, resolvePath(collection.path, params), spec);
}

/** Asks for the documents of a query that is known already. */
export function specTarget<Output extends object>(
  collection: ReadableCollection<string, Output>,
  path: string,
  spec: QuerySpec,
): ListTarget<Output> {
  return { key: `${collection.key} ${path}?${queryKey(spec)}`, collection, path, spec };
}

/** Asks for one document. */
export function documentTarget<Path extends string, Output extends object>(
  collection: ReadableCollection<Path, Output>,
  params: PathParams<Path> & { readonly id: string },
): QueryTarget<Output> {
  const path = documentPath(resolvePath(collection.path, params), params.id);
  return { key: `${collection.key} ${path}`, collection, path };
}
