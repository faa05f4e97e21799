import { RpcError } from '@quits/service-base';

/** Converts any thrown value to the error to report; a bug becomes `INTERNAL`. */
export function toRpcError(error: unknown): RpcError {
  if (error instanceof RpcError) return error;
  const reason = error instanceof Error ? error.message : String(error);
  return new RpcError('INTERNAL', `Internal error: ${reason}`, { cause: error });
}
