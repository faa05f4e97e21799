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

/** Converts the status of an unsuccessful response to an error. */
export function failureOf(status: number): AppError {
  const other = status >= 500 ? 'network/server' : 'network/refused';
  return createAppError(MEANINGS[status] ?? other, {
    detail: `HTTP ${status}.`,
    cause: { status },
  });
}

/** Returns the status behind an error of {@link failureOf}; `undefined` if there was no response. */
export function statusOf({ cause }: AppError): number | undefined {
  const status: unknown =
    typeof cause === 'object' && cause !== null ? Reflect.get(cause, 'status') : undefined;
  return typeof status === 'number' ? status : undefined;
}

/** Returns whether the same request may succeed a moment later. */
export function isRetryable(error: AppError): boolean {
  return RETRYABLE.has(error.code);
}
