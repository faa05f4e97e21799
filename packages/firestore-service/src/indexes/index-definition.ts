import { formatFieldPath, type FieldPath } from '../value/field-path.ts';

/** Whether an index is over one collection or over all collections with its id. */
export type IndexScope = 'collection' | 'group';

/** One field of an index: its values in an order, or the elements of its array. */
export interface IndexField {
  readonly path: FieldPath;
  readonly mode: 'asc' | 'desc' | 'contains';
}

/**
 * An index as stored. Document names are always ascending at its end: an index with descending
 * names is stored with all orders reversed, and read backwards.
 */
export interface IndexDefinition {
  readonly scope: IndexScope;
  readonly fields: readonly IndexField[];
}

/** A text that is equal for equal definitions. */
export function indexKey({ scope, fields }: IndexDefinition): string {
  const parts = fields.map(({ path, mode }) => `${formatFieldPath(path)} ${mode}`);
  return [scope, ...parts].join(',');
}

/** The definition of an index over one field's values. */
export function fieldIndex(scope: IndexScope, path: FieldPath): IndexDefinition {
  return { scope, fields: [{ path, mode: 'asc' }] };
}

/** The definition of an index over the elements of one field's arrays. */
export function elementIndex(scope: IndexScope, path: FieldPath): IndexDefinition {
  return { scope, fields: [{ path, mode: 'contains' }] };
}

/** The same index read from its other end. */
export function reversed(fields: readonly IndexField[]): IndexField[] {
  return fields.map(({ path, mode }) => {
    if (mode === 'contains') return { path, mode };
    return { path, mode: mode === 'asc' ? 'desc' : 'asc' };
  });
}
