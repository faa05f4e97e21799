import type { Fields } from '@quits/service-base';
import { invalidArgument } from '../rpc/invalid-argument.ts';
import { isNumber } from './number.ts';

const MAX_DIMENSIONS = 2048;

/**
 * Validates a map marked as a vector.
 * @throws {RpcError} `INVALID_ARGUMENT` if it isn't one of at most 2048 numbers
 */
export function checkVector(fields: Fields): void {
  const type = fields['__type__'];
  if (type === undefined) return;
  if (!('stringValue' in type) || type.stringValue !== '__vector__') {
    throw invalidArgument('Map values must not use the reserved field "__type__".');
  }
  const value = fields['value'];
  if (value === undefined || !('arrayValue' in value) || Object.keys(fields).length !== 2) {
    throw invalidArgument('A vector must have exactly a field "value" with an array.');
  }
  const elements = value.arrayValue.values ?? [];
  if (elements.length > MAX_DIMENSIONS) {
    throw invalidArgument(`Vectors must contain at most ${MAX_DIMENSIONS} dimensions.`);
  }
  if (!elements.every(isNumber)) throw invalidArgument('Vectors must contain only numbers.');
}
