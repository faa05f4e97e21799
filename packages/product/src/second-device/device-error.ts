import { createAppError, type AppError } from '@quits/errors';
import { productErrors } from '../errors/product-errors.ts';

/** Reasons of a refusal that the functions give, and the error of each. */
const REASONS = {
  unknown: 'device/code-unknown',
  used: 'device/code-used',
  expired: 'device/code-expired',
  'too-many': 'device/too-many',
  // The guest got an account meanwhile, which the other device shows.
  'not-guest': 'device/code-unknown',
} as const;

/** Reason why a function about devices refuses a call. */
export type DeviceRefusal = keyof typeof REASONS | 'not-first';

/** Converts the failure of a call to an error; a function that doesn't exist can't be told from a failing connection. */
export function deviceError(caught: unknown): AppError {
  const details: unknown = caught instanceof Error ? Reflect.get(caught, 'details') : undefined;
  const reason: unknown =
    typeof details === 'object' && details !== null ? Reflect.get(details, 'reason') : undefined;
  // The app doesn’t offer that.
  if (reason === 'not-first') return createAppError('unexpected', { cause: caught });
  if (isReason(reason)) return productErrors.create(REASONS[reason], { cause: caught });
  return createAppError(navigator.onLine ? 'network/failed' : 'network/offline', { cause: caught });
}

function isReason(reason: unknown): reason is keyof typeof REASONS {
  return typeof reason === 'string' && Object.hasOwn(REASONS, reason);
}
