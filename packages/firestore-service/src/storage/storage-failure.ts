import { RpcError } from '@quits/service-base';

const SQLITE_FULL = 13;

/** Creates the error for a commit that couldn't be stored; clients retry later. */
export function storageFailure(cause: unknown): RpcError {
  if (cause instanceof RpcError) return cause;
  const reason = cause instanceof Error ? cause.message : String(cause);
  const isFull = cause instanceof Error && 'errcode' in cause && cause.errcode === SQLITE_FULL;
  return new RpcError(
    isFull ? 'RESOURCE_EXHAUSTED' : 'UNAVAILABLE',
    `The commit could not be stored: ${reason}`,
    { cause },
  );
}
