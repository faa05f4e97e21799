import { RpcError } from '@quits/service-base';

/** The failure that answers a request which could never succeed as sent. */
export function invalidArgument(message: string): RpcError {
  return new RpcError('INVALID_ARGUMENT', message);
}
