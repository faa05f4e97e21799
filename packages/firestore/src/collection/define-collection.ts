import type { StandardSchemaV1 } from '@standard-schema/spec';
import type { PathParams } from './path.ts';

/** A document's fields as plain values: timestamps are dates, bytes are byte arrays. */
export type RawData = Readonly<Record<string, unknown>>;

/** How documents written by older versions of the app are brought up to date when they are read. */
export interface Migrations {
  /** Field that holds the number of the shape; a document without it has shape 0. */
  readonly field: string;
  /** Number of the shape that the schema describes; written into every created document. */
  readonly current: number;
  /** From the shape of this number to the next. */
  readonly steps: Readonly<Record<number, (data: RawData) => RawData>>;
}

/** What can be read: a collection, or every collection of one name. */
export interface ReadableCollection<Path extends string = string, Output extends object = object> {
  readonly path: Path;
  readonly scope: 'path' | 'group';
  readonly schema: StandardSchemaV1<object, Output>;
  readonly guard: string | undefined;
  readonly migrations: Migrations | undefined;
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
  /** Path with its parameters in braces, e.g. `groups/{groupId}/expenses`. */
  readonly path: Path;
  /** Any synchronous Standard Schema validator: its input is stored, its output is read. */
  readonly schema: StandardSchemaV1<Input, Output>;
  /**
   * Field that each change raises by one and that the rules compare with the stored value, so that
   * a change made on old data is refused; such a refusal is reported as a conflict.
   */
  readonly guard?: string;
  readonly migrations?: Migrations;
}

/** Describes a collection: where it is and what its documents look like. */
export function defineCollection<
  const Path extends string,
  Input extends object,
  Output extends object,
>(options: CollectionOptions<Path, Input, Output>): Collection<Path, Input, Output> {
  return {
    path: options.path,
    scope: 'path',
    schema: options.schema,
    guard: options.guard,
    migrations: options.migrations,
  };
}

/** Options of {@link defineCollectionGroup}. */
export interface CollectionGroupOptions<Output extends object> {
  /** Last segment of the collections' paths, e.g. `comments`. */
  readonly name: string;
  readonly schema: StandardSchemaV1<object, Output>;
  readonly migrations?: Migrations;
}

/** Describes every collection of one name, wherever it is; it can be queried, not written. */
export function defineCollectionGroup<Output extends object>(
  options: CollectionGroupOptions<Output>,
): ReadableCollection<string, Output> {
  return {
    path: options.name,
    scope: 'group',
    schema: options.schema,
    guard: undefined,
    migrations: options.migrations,
  };
}

/** The parameters that a collection's path asks for. */
export type ParamsOf<C extends { readonly path: string }> = PathParams<C['path']>;

/** What is read from a collection. */
export type OutputOf<C> = C extends ReadableCollection<string, infer Output> ? Output : never;

/** What is written to a collection. */
export type InputOf<C> = C extends Collection<string, infer Input> ? Input : never;
