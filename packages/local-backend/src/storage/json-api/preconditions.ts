import { StorageError } from '../storage-error.ts';
import type { StoredObject } from '../stored-object.ts';

/**
 * Checks a call's conditions on the object's versions; version 0 means that it must not exist.
 * @param prefix `ifSource` for the source of a copy
 * @throws {StorageError} 412, or 304 if the reader has the current version
 */
export function checkPreconditions(
  query: URLSearchParams,
  object: StoredObject | undefined,
  prefix: 'if' | 'ifSource' = 'if',
): void {
  for (const version of ['generation', 'metageneration'] as const) {
    const current = object?.[version] ?? '0';
    const name = version === 'generation' ? 'Generation' : 'Metageneration';
    const wanted = query.get(`${prefix}${name}Match`);
    if (wanted !== null && wanted !== current) throw failed();
    const known = query.get(`${prefix}${name}NotMatch`);
    if (known !== null && known === current) {
      throw current === '0' ? failed() : new StorageError(304, 'Not modified.');
    }
  }
}

function failed(): StorageError {
  return new StorageError(412, 'At least one of the pre-conditions you specified did not hold.');
}
