import type { RpcError } from '@quits/service-base';
import { HTTP_STATUS } from '../rest/http-status.ts';

/** The JSON message that ends a stream with an error. */
export function errorMessage(error: RpcError): string {
  const { status, message } = error;
  return JSON.stringify({ error: { code: HTTP_STATUS[status], message, status } });
}
