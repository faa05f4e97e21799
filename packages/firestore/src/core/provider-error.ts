import { AppError, type Reaction } from '@quits/errors';

const REACTIONS: Readonly<Record<string, Reaction>> = {
  unavailable: 'retry',
  'deadline-exceeded': 'retry',
  aborted: 'retry',
  internal: 'retry',
  'resource-exhausted': 'wait',
  unauthenticated: 'reauthenticate',
  cancelled: 'ignore',
};

/** Turns what the provider threw into a failure with a code of the catalogue. */
export function providerError(cause: unknown): AppError {
  if (cause instanceof AppError) return cause;
  const code = readCode(cause);
  if (code === undefined) return new AppError('firestore/unknown', { cause, reaction: 'retry' });
  const message = cause instanceof Error ? cause.message : code;
  if (code === 'failed-precondition' && message.includes('index')) {
    return new AppError('read/missing-index', { cause, message });
  }
  return new AppError(`firestore/${code}`, {
    cause,
    message,
    reaction: REACTIONS[code] ?? 'contact',
  });
}

function readCode(cause: unknown): string | undefined {
  if (typeof cause !== 'object' || cause === null) return undefined;
  const code: unknown = Reflect.get(cause, 'code');
  return typeof code === 'string' ? code.replace(/^firestore\//, '') : undefined;
}
