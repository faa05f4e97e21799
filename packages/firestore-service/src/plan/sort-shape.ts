import type { IndexField } from '../indexes/index-definition.ts';
import type { Order } from '../query/query.ts';
import { formatFieldPath, isNamePath } from '../value/field-path.ts';
import type { Conjunction } from './disjunctions.ts';

/** Remaining sort order after equalities have fixed some fields. */
export interface SortShape {
  /** As stored in an index with ascending names. */
  readonly fields: readonly IndexField[];
  /** Remaining orders, including the name's. */
  readonly orders: readonly Order[];
  /** Whether such an index is read backwards. */
  readonly isBackwards: boolean;
}

/** Returns the sort order that an index needs to return a conjunction's documents in order. */
export function sortShape(orderBy: readonly Order[], conjunction: Conjunction): SortShape {
  const fixed = new Set(
    conjunction.filter(({ op }) => op === '==').map(({ path }) => formatFieldPath(path)),
  );
  const orders = orderBy.filter(({ path }) => !fixed.has(formatFieldPath(path)));
  const isBackwards = orderBy.at(-1)?.descending ?? false;
  const fields = orders
    .filter(({ path }) => !isNamePath(path))
    .map(({ path, descending }): IndexField => {
      return { path, mode: descending === isBackwards ? 'asc' : 'desc' };
    });
  return { fields, orders, isBackwards };
}
