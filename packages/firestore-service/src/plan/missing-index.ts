import { type Message, RpcError } from '@quits/service-base';
import type { IndexScope } from '../indexes/index-definition.ts';
import type { FieldFilter, Query } from '../query/query.ts';
import { formatFieldPath, isNamePath } from '../value/field-path.ts';
import type { SortShape } from './sort-shape.ts';

/**
 * Creates the error for a query without an index, with the definition to add to
 * `firestore.indexes.json`.
 */
export function missingIndex(
  query: Query,
  scope: IndexScope,
  equalities: readonly FieldFilter[],
  shape: SortShape,
): RpcError {
  const collectionGroup = query.collectionId ?? '';
  const queryScope = scope === 'group' ? 'COLLECTION_GROUP' : 'COLLECTION';
  const fixed = equalities.map(({ op, path }) => ({
    fieldPath: formatFieldPath(path),
    ...(op === 'array-contains' ? { arrayConfig: 'CONTAINS' } : { order: 'ASCENDING' }),
  }));
  const sorted = shape.orders
    .filter(({ path }, i, all) => !isNamePath(path) || isNameNeeded(all, i, fixed.length))
    .map(({ path, descending }) => ({
      fieldPath: formatFieldPath(path),
      order: descending ? 'DESCENDING' : 'ASCENDING',
    }));
  const fields: Message[] = [...fixed, ...sorted];
  const [only] = fields;
  const isSingle = fields.length === 1 && only !== undefined && only['fieldPath'] !== '__name__';
  const definition = isSingle
    ? { fieldOverrides: [override(collectionGroup, queryScope, only)] }
    : { indexes: [{ collectionGroup, queryScope, fields }] };
  return new RpcError(
    'FAILED_PRECONDITION',
    `The query requires an index. You can create it by adding this to firestore.indexes.json: ${JSON.stringify(definition)}`,
  );
}

/** A name's order must be spelled out unless it is that of the field before it. */
function isNameNeeded(orders: SortShape['orders'], at: number, fixed: number): boolean {
  const before = orders[at - 1];
  const implied = before === undefined ? false : before.descending;
  return orders[at]?.descending !== implied || (before === undefined && fixed === 0);
}

/** Returns an override for a single-field index; it has to repeat the automatic ones. */
function override(collectionGroup: string, queryScope: string, field: Message): Message {
  const { fieldPath, ...mode } = field;
  const usual = [
    { order: 'ASCENDING', queryScope: 'COLLECTION' },
    { order: 'DESCENDING', queryScope: 'COLLECTION' },
    { arrayConfig: 'CONTAINS', queryScope: 'COLLECTION' },
  ];
  const indexes = queryScope === 'COLLECTION' ? usual : [...usual, { ...mode, queryScope }];
  return { collectionGroup, fieldPath, indexes };
}
