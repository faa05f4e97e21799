import type { StandardSchemaV1 } from '@standard-schema/spec';
import type { Migrations } from './migrations.ts';
import type { PathParams } from './path.ts';

/** A collection or collection group that can be read. */
export interface ReadableCollection<Path extends string = string, Output extends object = object> {
  /** Identifies this description for as long as the page lives. */
  readonly key: number;
  readonly path: Path;
  readonly scope: 'path' | 'group';
  readonly schema: StandardSchemaV1<object, Output>;
  readonly migrations?: Migrations;
}

/** A typed collection; a plain value that can be shared freely. */
export interface Collection<
  Path extends string = string,
  Input extends object = object,
  Output extends object = object,
> extends ReadableCollection<Path, Output> {
  readonly scope: 'path';
  readonly schema: StandardSchemaV1<Input, Output>;
}

/** Options of {@link defineCollection}. */
export interface CollectionOptions<
  Path extends string,
  Input extends object,
  Output extends object,
> {
  /** Path with its parameters in braces, e.g. `projects/{projectId}/tasks`. */
  readonly path: Path;
  /** Any synchronous Standard Schema validator: its input is stored, its output is read. */
  readonly schema: StandardSchemaV1<Input, Output>;
  /** Updates old documents when they are read, from `migrations`. */
  readonly migrations?: Migrations;
}

let made = 0;

/** Describes a collection: its path and the schema of its documents. */
export function defineCollection<
  const Path extends string,
  Input extends object,
  Output extends object,
>(options: CollectionOptions<Path, Input, Output>): Collection<Path, Input, Output> {
  return { ...options, scope: 'path', key: (made += 1) };
}

/** Options of {@link defineCollectionGroup}. */
export interface CollectionGroupOptions<Output extends object> {
  /** Last segment of the collections' paths, e.g. `comments`. */
  readonly name: string;
  /** Validates documents when they are read: any Standard Schema. */
  readonly schema: StandardSchemaV1<object, Output>;
  /** Updates old documents when they are read, from `migrations`. */
  readonly migrations?: Migrations;
}

/** Describes a collection group: every collection of one name. It can be queried, not written. */
export function defineCollectionGroup<Output extends object>(
  options: CollectionGroupOptions<Output>,
): ReadableCollection<string, Output> {
  return { ...options, path: options.name, scope: 'group', key: (made += 1) };
}

/** Parameters of a collection's path. */
export type InferParams<C extends { readonly path: string }> = PathParams<C['path']>;

/** Type of the documents read from a collection. */
export type InferOutput<C> = C extends ReadableCollection<string, infer Output> ? Output : never;

/** Type of the documents written to a collection. */
export type InferInput<C> = C extends Collection<string, infer Input> ? Input : never;
