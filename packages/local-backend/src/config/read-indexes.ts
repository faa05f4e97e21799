import { readJsonFile } from './read-file.ts';
import { StartError } from './start-error.ts';

/** One field of an index. */
export type IndexField = { readonly fieldPath: string } & (
  | { readonly order: 'ASCENDING' | 'DESCENDING' }
  | { readonly arrayConfig: 'CONTAINS' }
);

/** A composite index, as `firestore.indexes.json` defines it. */
export interface IndexDefinition {
  readonly collectionGroup: string;
  readonly queryScope: 'COLLECTION' | 'COLLECTION_GROUP';
  readonly fields: readonly IndexField[];
}

/** @throws {StartError} when the file is missing or malformed, with the place of the mistake */
export function readIndexes(path: string): IndexDefinition[] {
  const { indexes = [] } = readJsonFile(path, 'indexes file') as { indexes?: unknown };
  const fail = (place: string, expected: string) =>
    new StartError(
      `The indexes file ${path} is malformed: ${place} must be ${expected}. Correct it there.`,
    );
  if (!Array.isArray(indexes)) throw fail('"indexes"', 'a list');
  return indexes.map((entry: unknown, number) => {
    const place = `indexes[${number}]`;
    const index = (entry ?? {}) as { [Key in keyof IndexDefinition]?: unknown };
    const { collectionGroup, queryScope = 'COLLECTION', fields } = index;
    if (typeof collectionGroup !== 'string' || collectionGroup === '') {
      throw fail(`${place}.collectionGroup`, 'the name of a collection');
    }
    if (queryScope !== 'COLLECTION' && queryScope !== 'COLLECTION_GROUP') {
      throw fail(`${place}.queryScope`, 'COLLECTION or COLLECTION_GROUP');
    }
    if (!Array.isArray(fields) || fields.length < 2) {
      throw fail(`${place}.fields`, 'a list of two fields or more');
    }
    const read = fields.map((field: unknown, position) => {
      const found = readField(field);
      if (found !== undefined) return found;
      throw fail(
        `${place}.fields[${position}]`,
        'a fieldPath with order ASCENDING or DESCENDING, or with arrayConfig CONTAINS',
      );
    });
    return { collectionGroup, queryScope, fields: read };
  });
}

function readField(value: unknown): IndexField | undefined {
  const { fieldPath, order, arrayConfig } = (value ?? {}) as {
    fieldPath?: unknown;
    order?: unknown;
    arrayConfig?: unknown;
  };
  if (typeof fieldPath !== 'string' || fieldPath === '') return undefined;
  if (order === 'ASCENDING' || order === 'DESCENDING') return { fieldPath, order };
  return arrayConfig === 'CONTAINS' ? { fieldPath, arrayConfig } : undefined;
}
