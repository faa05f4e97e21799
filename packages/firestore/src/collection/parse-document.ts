import type { StandardSchemaV1 } from '@standard-schema/spec';
import type { Checked } from './checked.ts';
import type { ReadableCollection } from './define-collection.ts';
import type { RawData } from './raw-data.ts';

/** Migrates and validates a stored document; one whose migration or validator throws is invalid. */
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
