import type { Collection } from '../collection/define-collection.ts';
import type { RawData } from '../collection/raw-data.ts';
import { check } from '../collection/parse-document.ts';
import type { DocumentIssue, InvalidDocument } from '../collection/checked.ts';
import { documentPath, resolvePath } from '../collection/path.ts';
import { applyPatch, mergeFields } from '../value/apply.ts';
import { splitFieldPath } from '../value/field-path.ts';
import { flatten } from '../value/flatten.ts';
import { isSentinel, serverTimestamp } from '../value/sentinel.ts';
import type { WriteOperation } from '../journal/operation.ts';
import type { CreateOptions, GuardOptions, WriteBatch } from './write-batch.ts';

/** Operations of a write, and the documents that it would make invalid. */
export interface RecordedBatch {
  readonly operations: readonly WriteOperation[];
  readonly invalid: readonly InvalidDocument[];
}

type Parameters = Readonly<Record<string, string>>;

/**
 * Runs the function that describes a write and validates the resulting documents. An update is
 * validated against the last seen document, and only in the fields that it sets, since the others
 * may be outdated or incomplete. Documents that were never read are left to the rules.
 * @throws {TypeError} if a path or a field is malformed
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

  const find = (path: string) => (written.has(path) ? written.get(path) : seen(path));

  function record(
    operation: WriteOperation,
    collection: Collection,
    after?: RawData,
    patch?: RawData,
  ): void {
    const { path } = operation;
    operations.push(operation);
    if (after === undefined) return;
    written.set(path, after);
    const checked = check(collection.schema, after);
    if (checked.ok) return;
    const issues = patch === undefined ? checked.issues : issuesOf(patch, checked.issues);
    if (issues.length > 0) invalid.push({ path, issues });
  }

  const whole =
    (kind: 'create' | 'set') =>
    (
      collection: Collection,
      params: Parameters,
      id: string,
      given: object,
      { proof }: CreateOptions = {},
    ): void => {
      const data = { ...given, ...collection.migrations?.stamp };
      const path = pathOf(collection, params, id);
      const proves = kind === 'create' && proof === true ? { proof } : {};
      record({ kind, path, data, ...proves }, collection, mergeFields({}, data, now));
    };

  build({
    create: whole('create'),
    set: whole('set'),
    merge(collection, params, id, given: object) {
      const path = pathOf(collection, params, id);
      const data: RawData = { ...given };
      const found = find(path);
      const after = found && mergeFields(found, data, now);
      record({ kind: 'merge', path, data }, collection, after, flatten(data));
    },
    update(collection, params, id, given: object, { expects }: GuardOptions<object> = {}) {
      const path = pathOf(collection, params, id);
      const patch: RawData = { ...given };
      if (Object.values(patch).includes(undefined)) {
        throw new TypeError('An update needs values.');
      }
      const found = find(path);
      const current = found && collection.migrations?.upgrade(found);
      const document = current?.ok === true ? current.value : found;
      const after = document && applyPatch(document, patch, now);
      if (document !== undefined && document !== found) {
        // Rewrite a document of an old format completely, so that old and new fields never mix.
        const data = applyPatch(document, patch, serverTimestamp());
        record({ kind: 'set', path, data, ...guardOf(expects) }, collection, after, patch);
        return;
      }
      record({ kind: 'update', path, patch, ...guardOf(expects) }, collection, after, patch);
    },
    delete(collection, params, id, { expects }: GuardOptions<object> = {}) {
      const path = pathOf(collection, params, id);
      record({ kind: 'delete', path, ...guardOf(expects) }, collection);
      written.set(path, undefined);
    },
  });
  return { operations, invalid };
}

function pathOf(collection: Collection, params: Parameters, id: string): string {
  return documentPath(resolvePath(collection.path, params), id);
}

/**
 * Returns the issues at or under the fields of a patch; excludes increments, whose result depends
 * on the previous value.
 */
function issuesOf(patch: RawData, issues: readonly DocumentIssue[]): readonly DocumentIssue[] {
  const fields = Object.entries(patch).flatMap(([field, value]) =>
    isSentinel(value) && value['~'] === 'increment' ? [] : `${splitFieldPath(field).join('.')}.`,
  );
  return issues.filter((issue) => fields.some((field) => `${issue.field}.`.startsWith(field)));
}

function guardOf(expects: object | undefined): { readonly expects?: RawData } {
  return expects === undefined ? {} : { expects: { ...expects } };
}
