import type { ReadableCollection } from '../collection/define-collection.ts';
import { documentPath, fillPath, type PathParams } from '../collection/path.ts';
import { identityKey } from './identity-key.ts';
import { type BuildQuery, queryBuilder } from './query-builder.ts';
import { EVERYTHING, queryKey, type QuerySpec } from './query-spec.ts';

/** What a query reads from: one collection, or all of one name. */
export interface QueryTarget {
  readonly path: string;
  readonly scope: 'path' | 'group';
}

/** A query and what its documents look like; the key is equal for equal questions. */
export interface QueryQuestion<Output extends object> {
  readonly key: string;
  readonly collection: ReadableCollection<string, Output>;
  readonly target: QueryTarget;
  readonly spec: QuerySpec;
}

/** One document and what it looks like. */
export interface DocumentQuestion<Output extends object> {
  readonly key: string;
  readonly collection: ReadableCollection<string, Output>;
  readonly path: string;
}

/** Asks for the documents of a query. */
export function askQuery<Path extends string, Output extends object>(
  collection: ReadableCollection<Path, Output>,
  params: PathParams<Path>,
  build: BuildQuery<Output> = (query) => query,
): QueryQuestion<Output> {
  const { spec } = build(queryBuilder<Output>(EVERYTHING));
  const target = { path: fillPath(collection.path, params), scope: collection.scope };
  return reask({ key: '', collection, target, spec }, spec);
}

/** The same question with another query. */
export function reask<Output extends object>(
  question: QueryQuestion<Output>,
  spec: QuerySpec,
): QueryQuestion<Output> {
  const { collection, target } = question;
  const key = `${identityKey(collection)} ${target.path}?${queryKey(spec)}`;
  return { key, collection, target, spec };
}

/** Asks for one document. */
export function askDocument<Path extends string, Output extends object>(
  collection: ReadableCollection<Path, Output>,
  params: PathParams<Path> & { readonly id: string },
): DocumentQuestion<Output> {
  const path = documentPath(fillPath(collection.path, params), params.id);
  return { key: `${identityKey(collection)} ${path}`, collection, path };
}
