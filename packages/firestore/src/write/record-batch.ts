import type { Collection, RawData } from '../collection/define-collection.ts';
import { check, type InvalidDocument, migrate } from '../collection/parse-document.ts';
import { documentPath, fillPath } from '../collection/path.ts';
import { applyPatch, resolveDocument } from '../value/apply.ts';
import { flatten } from '../value/flatten.ts';
import { serverTimestamp } from '../value/sentinel.ts';
import type { Guard, WriteOperation } from './operation.ts';
import type { WriteBatch } from './write-batch.ts';

/** The operations of a write, and what is wrong with the documents they would leave. */
export interface RecordedBatch {
  readonly operations: readonly WriteOperation[];
  readonly invalid: readonly InvalidDocument[];
}

type AnyCollection = Collection;

/**
 * Runs the function that describes a write and checks what it would leave. An update is checked
 * against the document as last seen; one that was never seen is left to the rules.
 * @throws {TypeError} when a path or a field is malformed
 */
export function recordBatch(
  build: (batch: WriteBatch) => void,
  seen: (path: string) => RawData | undefined,
): RecordedBatch {
  const operations: WriteOperation[] = [];
  const invalid: InvalidDocument[] = [];
  const now = new Date();
  /** Documents as they will be after the operations so far. */
  const written = new Map<string, RawData | undefined>();

  function whole(collection: AnyCollection, path: string, data: RawData): RawData {
    const { migrations } = collection;
    const complete =
      migrations === undefined ? data : { ...data, [migrations.field]: migrations.current };
    verify(collection, path, resolveDocument(complete, now));
    return complete;
  }

  function verify(collection: AnyCollection, path: string, document: RawData): void {
    written.set(path, document);
    const checked = check(collection.schema, document);
    if (!checked.ok) invalid.push({ path, issues: checked.issues });
  }

  const batch: WriteBatch = {
    create(collection, params, id, data) {
      const path = pathOf(collection, params, id);
      operations.push({ kind: 'create', path, data: whole(collection, path, fieldsOf(data)) });
    },
    set(collection, params, id, data) {
      const path = pathOf(collection, params, id);
      const fields = whole(collection, path, fieldsOf(data));
      operations.push({ kind: 'set', path, data: fields });
    },
    merge(collection, params, id, data) {
      const path = pathOf(collection, params, id);
      const fields = fieldsOf(data);
      const before = written.has(path) ? written.get(path) : seen(path);
      if (before !== undefined) verify(collection, path, applyPatch(before, flatten(fields), now));
      operations.push({ kind: 'merge', path, data: fields });
    },
    update(collection, params, id, patch) {
      const path = pathOf(collection, params, id);
      const fields = fieldsOf(patch);
      refuseMissingValues(fields);
      const stored = written.has(path) ? written.get(path) : seen(path);
      const current = stored === undefined ? undefined : migrate(stored, collection.migrations);
      const before = current?.ok === true ? current.value : undefined;
      if (before !== undefined) verify(collection, path, applyPatch(before, fields, now));
      if (before !== undefined && before !== stored) {
        // A document of an old shape is written anew: old and new fields must not be mixed.
        const data = applyPatch(before, fields, serverTimestamp());
        operations.push({ kind: 'set', path, data });
        return;
      }
      const guard = guardOf(collection, fields);
      operations.push({
        kind: 'update',
        path,
        patch: fields,
        ...(guard === undefined ? {} : { guard }),
      });
    },
    delete(collection, params, id) {
      const path = pathOf(collection, params, id);
      written.set(path, undefined);
      operations.push({ kind: 'delete', path });
    },
  };
  build(batch);
  return { operations, invalid };
}

function pathOf(
  collection: AnyCollection,
  params: Readonly<Record<string, string>>,
  id: string,
): string {
  return documentPath(fillPath(collection.path, params), id);
}

function fieldsOf(data: object): RawData {
  return Object.fromEntries(Object.entries(data));
}

function guardOf(collection: AnyCollection, patch: RawData): Guard | undefined {
  const field = collection.guard;
  const value = field === undefined ? undefined : patch[field];
  return field !== undefined && typeof value === 'number' ? { field, value } : undefined;
}

function refuseMissingValues(patch: RawData): void {
  for (const [field, value] of Object.entries(patch)) {
    if (value === undefined) {
      throw new TypeError(`An update of "${field}" has no value; use deleteField() to remove it.`);
    }
  }
}
