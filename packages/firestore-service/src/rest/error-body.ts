import type { RpcError } from '@quits/service-base';
import { HTTP_STATUS } from './http-status.ts';

/** Returns the JSON of an error, as the service sends it. */
export function errorBody({ status, message }: RpcError): object {
  return { error: { code: HTTP_STATUS[status], message, status } };
}
