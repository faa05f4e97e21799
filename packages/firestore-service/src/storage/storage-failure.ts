import { isDiskFull, RpcError } from '@quits/service-base';

/** Creates the error for a commit that couldn't be stored; clients retry later. */
export function storageFailure(cause: unknown): RpcError {
  if (cause instanceof RpcError) return cause;
  const reason = cause instanceof Error ? cause.message : String(cause);
  return isDiskFull(cause)
    ? new RpcError('RESOURCE_EXHAUSTED', 'The commit could not be stored: the disk is full.', {
        cause,
      })
    : new RpcError('UNAVAILABLE', `The commit could not be stored: ${reason}`, { cause });
}
