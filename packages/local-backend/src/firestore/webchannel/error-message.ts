import { HTTP_STATUS } from '../rest/http-status.ts';
import type { RpcError } from '../rpc/rpc.ts';

/** The JSON message that ends a stream with an error. */
export function errorMessage(error: RpcError): string {
  const { status, message } = error;
  return JSON.stringify({ error: { code: HTTP_STATUS[status], message, status } });
}
