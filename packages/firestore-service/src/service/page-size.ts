import type { Message } from '@quits/service-base';
import { invalidArgument } from '../rpc/invalid-argument.ts';
import { integerAt } from '../rpc/read-message.ts';

const DEFAULT_PAGE = 100;
const MAX_PAGE = 1000;

/** Returns the maximum number of items on a page. @throws {RpcError} `INVALID_ARGUMENT` */
export function pageSizeOf(request: Message): number {
  const asked = integerAt(request, 'pageSize') ?? 0;
  if (asked < 0) throw invalidArgument('pageSize is negative.');
  return Math.min(asked === 0 ? DEFAULT_PAGE : asked, MAX_PAGE);
}
