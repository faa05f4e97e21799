import type { Value } from '@quits/service-base';
import type { Nearest } from '../nearest/nearest.ts';
import type { FieldPath } from '../value/field-path.ts';

/** Operator of a field filter. `==` and `!=` with null or NaN represent the unary filters. */
export type Operator =
  | '=='
  | '!='
  | '<'
  | '<='
  | '>'
  | '>='
  | 'in'
  | 'not-in'
  | 'array-contains'
  | 'array-contains-any';

/** Compares one field, or the document's name when the path is `__name__`. */
export interface FieldFilter {
  readonly kind: 'field';
  readonly path: FieldPath;
  readonly op: Operator;
  readonly value: Value;
}

/** A tree of conditions. */
export type Filter =
  | FieldFilter
  | { readonly kind: 'and' | 'or'; readonly filters: readonly Filter[] };

/** One part of the result's order. */
export interface Order {
  readonly path: FieldPath;
  readonly descending: boolean;
}

/** A position in the result's order. */
export interface Cursor {
  /** Values of the first orders; at most as many as there are orders. */
  readonly values: readonly Value[];
  /** Whether the cursor is just before the position, else just after it. */
  readonly before: boolean;
}

/** A validated query with all orders explicit. */
export interface Query {
  /** `projects/{p}/databases/{d}` */
  readonly database: string;
  /** Relative path of the document that it starts from, empty for the root. */
  readonly parent: string;
  /** Absent: documents of every collection. */
  readonly collectionId?: string;
  /** Whether collections below deeper documents are included. */
  readonly allDescendants: boolean;
  readonly filter?: Filter;
  /** Ends with `__name__`. */
  readonly orderBy: readonly Order[];
  readonly startAt?: Cursor;
  readonly endAt?: Cursor;
  readonly offset: number;
  readonly limit?: number;
  /** A search among the documents for the nearest vectors; not for listeners. */
  readonly nearest?: Nearest;
  /** Fields of the result; absent for all. */
  readonly select?: readonly FieldPath[];
}
