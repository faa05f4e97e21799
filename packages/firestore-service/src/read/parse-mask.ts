import type { Message } from '@quits/service-base';
import { messageAt, stringsAt } from '../rpc/read-message.ts';
import { parseFieldPath, type FieldPath } from '../value/field-path.ts';

/**
 * Returns the paths of a request's `mask`; `undefined` if it selects all fields. @throws {RpcError}
 */
export function parseSelectMask(request: Message): FieldPath[] | undefined {
  const mask = messageAt(request, 'mask');
  return mask === undefined
    ? undefined
    : stringsAt(mask, 'fieldPaths').map((text) => parseFieldPath(text));
}
