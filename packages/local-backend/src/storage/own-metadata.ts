import type { OwnMetadata } from './stored-object.ts';
import { StorageError } from './storage-error.ts';

/** Names of the text fields that callers may set. */
export const METADATA_TEXTS = [
  'cacheControl',
  'contentDisposition',
  'contentEncoding',
  'contentLanguage',
  'contentType',
] as const;

/** Longest value; they become headers. */
const LONGEST = 8192;
/**
 * Maximum size of all custom keys and values, in bytes:
 * https://cloud.google.com/storage/quotas#objects.
 */
const MOST_CUSTOM = 8192;

/**
 * Applies a request's changes to metadata: `null` removes, omitted fields stay.
 * @throws {StorageError} 400 for a value that can't be a header, or too much custom metadata
 */
export function changedMetadata(
  current: OwnMetadata,
  changes: Readonly<Record<string, unknown>>,
): OwnMetadata {
  const result: { -readonly [Key in keyof OwnMetadata]: OwnMetadata[Key] } = {};
  for (const field of METADATA_TEXTS) {
    const value = field in changes ? changes[field] : current[field];
    if (value !== undefined && value !== null) result[field] = checked(field, value);
  }
  const custom = changedCustom(current.metadata ?? {}, changes['metadata']);
  if (Object.keys(custom).length > 0) result.metadata = custom;
  return result;
}

function changedCustom(
  current: Readonly<Record<string, string>>,
  changes: unknown,
): Record<string, string> {
  if (changes === null) return {};
  if (changes === undefined) return { ...current };
  if (typeof changes !== 'object' || Array.isArray(changes)) {
    throw new StorageError(400, 'Custom metadata must be an object.');
  }
  const merged = Object.entries({ ...current, ...changes });
  const kept = merged.flatMap(([key, value]) =>
    value === null ? [] : [[key, checked(key, value)] as const],
  );
  if (Buffer.byteLength(kept.flat().join('')) > MOST_CUSTOM) {
    throw new StorageError(400, `Custom metadata may have ${MOST_CUSTOM} bytes at most.`);
  }
  return Object.fromEntries(kept);
}

function checked(name: string, value: unknown): string {
  if (typeof value !== 'string' || value.length > LONGEST || /[\r\n\0]/.test(value)) {
    throw new StorageError(400, `Invalid value of ${name}.`);
  }
  return value;
}
