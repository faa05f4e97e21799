import { RpcError } from '@quits/service-base';

const SQLITE_CORRUPT = 11;

/** Converts any thrown value to the error to report; a bug becomes `INTERNAL`, a damaged file `DATA_LOSS`. */
export function toRpcError(error: unknown): RpcError {
  if (error instanceof RpcError) return error;
  const reason = error instanceof Error ? error.message : String(error);
  if (
    error instanceof Error &&
    'errcode' in error &&
    (Number(error.errcode) & 0xff) === SQLITE_CORRUPT
  ) {
    return new RpcError('DATA_LOSS', `The database is damaged: ${reason}`, { cause: error });
  }
  return new RpcError('INTERNAL', `Internal error: ${reason}`, { cause: error });
}
