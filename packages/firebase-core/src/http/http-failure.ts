import { type AppError, appError } from '@quits/errors';

const RETRYABLE = new Set<string>([
  'network/failed',
  'network/timeout',
  'network/server',
  'network/throttled',
]);

/** Turns an answer that is no success into a code. */
export function failureOf(status: number): AppError {
  const message = `HTTP ${status}`;
  if (status === 401) return appError('network/unauthenticated', { message });
  if (status === 429) return appError('network/throttled', { message });
  if (status === 408) return appError('network/timeout', { message });
  if (status >= 500) return appError('network/server', { message });
  return appError('network/refused', { message });
}

/** Whether the same call may work a moment later. */
export function isRetryable(error: AppError): boolean {
  return RETRYABLE.has(error.code);
}
