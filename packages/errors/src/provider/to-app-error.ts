import { advice } from '../advice.ts';
import { AppError } from '../app-error.ts';
import { recoveryFor, type ErrorCode } from '../catalog/catalog.ts';
import { providerCode } from './provider-code.ts';

/** DOM exceptions thrown by browsers. */
const domCodes: Readonly<Record<string, ErrorCode>> = {
  AbortError: 'network/aborted',
  TimeoutError: 'network/timeout',
  NetworkError: 'network/failed',
  QuotaExceededError: 'device/storage-unavailable',
};

/** A code defined elsewhere: by an app, or by another package. */
export type ForeignCode = string & { readonly foreign: never };

/**
 * Converts any caught value to an error with a code; the original is its cause. An error created by
 * {@link defineErrors}, such as an app's own, is returned unchanged.
 */
export function toAppError(caught: unknown): AppError<ErrorCode | ForeignCode> {
  if (caught instanceof AppError) return caught as AppError<ErrorCode | ForeignCode>;
  const code = codeOf(caught);
  const recovery = recoveryFor(code);
  const message = `${describe(caught)} ${advice[recovery]}`;
  return new AppError(code, { cause: caught, recovery, message });
}

function codeOf(caught: unknown): ErrorCode {
  const code = stringAt(caught, 'code');
  const name = stringAt(caught, 'name');
  // Never by class: two copies of the SDK in one bundle have two classes.
  if (code !== undefined && (name === 'FirebaseError' || code.includes('/'))) {
    return (
      blockedByFunction(code, caught) ??
      restricted(code, caught) ??
      missingIndex(code, caught) ??
      noRoom(code, caught) ??
      providerCode(code)
    );
  }
  if (name !== undefined && domCodes[name] !== undefined) return domCodes[name];
  // Rejection of `fetch` without a response; the message differs between browsers.
  if (caught instanceof TypeError && /fetch|network|load failed/i.test(caught.message)) {
    return 'network/failed';
  }
  return 'unexpected';
}

/** A blocking function's refusal arrives as an internal error with the function's answer in the text. */
function blockedByFunction(code: string, caught: unknown): ErrorCode | undefined {
  const refused =
    code === 'auth/internal-error' && describe(caught).includes('BLOCKING_FUNCTION_ERROR');
  return refused ? 'auth/blocking-function-refused' : undefined;
}

/** Reasons in the text of a refused sign-up, which our own server gives. */
const restrictions: Readonly<Record<string, ErrorCode>> = {
  PASS_REQUIRED: 'auth/pass-required',
  DOMAIN_REQUIRED: 'auth/domain-required',
  GUESTS_OFF: 'auth/guests-off',
};

function restricted(code: string, caught: unknown): ErrorCode | undefined {
  if (code !== 'auth/admin-restricted-operation') return undefined;
  const [reason = ''] = /[A-Z]+_[A-Z]+/u.exec(describe(caught)) ?? [];
  return restrictions[reason];
}

/** A query without an index fails with a generic code; only its message mentions the index. */
function missingIndex(code: string, caught: unknown): ErrorCode | undefined {
  const missing = code.endsWith('failed-precondition') && describe(caught).includes('index');
  return missing ? 'read/missing-index' : undefined;
}

/**
 * A full device makes a write "unavailable", as if the server were; only the message mentions the
 * database.
 */
function noRoom(code: string, caught: unknown): ErrorCode | undefined {
  const isFull = code.endsWith('unavailable') && describe(caught).includes('QuotaExceededError');
  return isFull ? 'device/storage-unavailable' : undefined;
}

function describe(caught: unknown): string {
  const code = stringAt(caught, 'code');
  const message =
    stringAt(caught, 'message') ?? (typeof caught === 'string' ? caught : typeof caught);
  return code === undefined || message.includes(code) ? message : `${code}: ${message}`;
}

function stringAt(value: unknown, key: string): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const found: unknown = Reflect.get(value, key);
  return typeof found === 'string' ? found : undefined;
}
