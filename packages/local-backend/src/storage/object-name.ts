import { StorageError } from './storage-error.ts';

const LONGEST = 1024;

/**
 * Accepts an object's name. It is a key and never a path on the disk.
 * @throws {StorageError} 400 when no object can be called so
 */
export function checkObjectName(name: string): string {
  const isFine =
    name !== '' &&
    name !== '.' &&
    name !== '..' &&
    Buffer.byteLength(name) <= LONGEST &&
    !/[\r\n\0]/.test(name) &&
    !name.startsWith('.well-known/acme-challenge/') &&
    name.isWellFormed();
  if (isFine) return name;
  throw new StorageError(400, 'Invalid object name.');
}
