import { type AppError, appError, type ErrorCode } from '@quits/errors';

const RETRYABLE = new Set<string>([
  'network/failed',
  'network/timeout',
  'network/server',
  'network/throttled',
]);

const MEANINGS: Readonly<Record<number, ErrorCode>> = {
  401: 'network/unauthenticated',
  408: 'network/timeout',
  429: 'network/throttled',
};

/** Turns an answer that is no success into a code. */
export function failureOf(status: number): AppError {
  const other = status >= 500 ? 'network/server' : 'network/refused';
  return appError(MEANINGS[status] ?? other, { message: `HTTP ${status}` });
}

/** Whether the same call may work a moment later. */
export function isRetryable(error: AppError): boolean {
  return RETRYABLE.has(error.code);
}
