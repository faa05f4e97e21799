import { type AppError, createAppError, type OwnErrorCode } from '@quits/errors';

const RETRYABLE = new Set<string>([
  'network/failed',
  'network/timeout',
  'network/server',
  'network/throttled',
]);

const MEANINGS: Readonly<Record<number, OwnErrorCode>> = {
  401: 'network/unauthenticated',
  408: 'network/timeout',
  429: 'network/throttled',
};

/** Turns an answer that is no success into a code. */
export function failureOf(status: number): AppError {
  const other = status >= 500 ? 'network/server' : 'network/refused';
  return createAppError(MEANINGS[status] ?? other, {
    detail: `HTTP ${status}.`,
    cause: { status },
  });
}

/** The status behind a failure of {@link failureOf}; `undefined` when no answer came. */
export function statusOf({ cause }: AppError): number | undefined {
  const status: unknown =
    typeof cause === 'object' && cause !== null ? Reflect.get(cause, 'status') : undefined;
  return typeof status === 'number' ? status : undefined;
}

/** Whether the same call may work a moment later. */
export function isRetryable(error: AppError): boolean {
  return RETRYABLE.has(error.code);
}
