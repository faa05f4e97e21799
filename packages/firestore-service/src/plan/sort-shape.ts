import type { IndexField } from '../indexes/index-definition.ts';
import type { Order } from '../query/query.ts';
import { formatFieldPath, isNamePath } from '../value/field-path.ts';
import type { Conjunction } from './disjunctions.ts';

/** What is left to sort by where equalities hold some fields fixed. */
export interface SortShape {
  /** As an index whose names ascend would store it. */
  readonly fields: readonly IndexField[];
  /** The orders that stay, the name's included. */
  readonly orders: readonly Order[];
  /** Whether such an index is read backwards. */
  readonly isBackwards: boolean;
}

/** Works out what an index must be sorted by to give a conjunction's documents in order. */
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
