import type { StandardSchemaV1 } from '@standard-schema/spec';
import type { RawData, ReadableCollection } from './define-collection.ts';

/** One thing that is wrong with a document. */
export interface DocumentIssue {
  readonly message: string;
  /** Where in the document, e.g. `shares.p1`; empty for the whole of it. */
  readonly field: string;
}

/** A document that does not fit its schema and was left out. */
export interface InvalidDocument {
  readonly path: string;
  readonly issues: readonly DocumentIssue[];
}

/** What became of a check. */
export type Checked<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly issues: readonly DocumentIssue[] };

/** Brings a stored document up to date and checks it; a step or a validator that throws counts as unfit. */
export function parseDocument<Output extends object>(
  { schema, migrations }: ReadableCollection<string, Output>,
  stored: RawData,
): Checked<Output> {
  try {
    const current = migrations?.upgrade(stored);
    return current?.ok === false ? current : check(schema, current?.value ?? stored);
  } catch (cause) {
    return { ok: false, issues: [{ field: '', message: String(cause) }] };
  }
}

/** Runs a synchronous Standard Schema validator. @throws {TypeError} when it is asynchronous */
export function check<Output>(
  schema: StandardSchemaV1<unknown, Output>,
  value: unknown,
): Checked<Output> {
  const result = schema['~standard'].validate(value);
  if (result instanceof Promise) {
    throw new TypeError('A schema must be synchronous.');
  }
  if (result.issues === undefined) return { ok: true, value: result.value };
  return {
    ok: false,
    issues: result.issues.map(({ message, path = [] }) => ({
      message,
      field: path.map((part) => String(typeof part === 'object' ? part.key : part)).join('.'),
    })),
  };
}
