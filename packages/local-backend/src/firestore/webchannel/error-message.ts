import type { RpcError, Status } from '../rpc/rpc.ts';

/** HTTP statuses that stand for canonical ones in JSON errors. */
const HTTP_STATUS: { readonly [status in Status]: number } = {
  OK: 200,
  CANCELLED: 499,
  UNKNOWN: 500,
  INVALID_ARGUMENT: 400,
  DEADLINE_EXCEEDED: 504,
  NOT_FOUND: 404,
  ALREADY_EXISTS: 409,
  PERMISSION_DENIED: 403,
  RESOURCE_EXHAUSTED: 429,
  FAILED_PRECONDITION: 400,
  ABORTED: 409,
  OUT_OF_RANGE: 400,
  UNIMPLEMENTED: 501,
  INTERNAL: 500,
  UNAVAILABLE: 503,
  DATA_LOSS: 500,
  UNAUTHENTICATED: 401,
};

/** The JSON message that ends a stream with an error. */
export function errorMessage(error: RpcError): string {
  const { status, message } = error;
  return JSON.stringify({ error: { code: HTTP_STATUS[status], message, status } });
}
