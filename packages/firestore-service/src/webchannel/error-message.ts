import type { RpcError } from '@quits/service-base';
import { errorBody } from '../rest/error-body.ts';

/** The JSON message that ends a stream with an error. */
export function errorMessage(error: RpcError): string {
  return JSON.stringify(errorBody(error));
}
