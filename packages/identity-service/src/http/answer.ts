import {
  header,
  type HttpCall,
  HttpError,
  type HttpReply,
  isDiskFull,
  json,
  networkOf,
} from '@quits/service-base';
import type { IdentityCall, IdentityContext } from '../context/identity-context.ts';
import type { IdentityReply } from '../protocol/identity-reply.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import { TokenRefusal } from '../token/token-refusal.ts';

const NO_STORE = { 'Cache-Control': 'no-store' };

/** Responds with the result of a call, or with its error in the service's format. */
export async function answer(
  give: () => Promise<IdentityReply> | IdentityReply,
): Promise<HttpReply> {
  try {
    return json(await give(), 200, NO_STORE);
  } catch (error) {
    if (error instanceof IdentityError) return refusal(error.status, error.message);
    if (error instanceof TokenRefusal) return refusal(401, error.message);
    if (error instanceof HttpError) return refusal(error.status, error.message);
    if (isDiskFull(error)) return refusal(429, DISK_FULL);
    throw error;
  }
}

/** Creates the context of a call. @throws {TokenRefusal} for a refused caller */
export function identityCall(context: IdentityContext, call: HttpCall): IdentityCall {
  return {
    caller: context.authenticate(header(call, 'authorization'), context.project),
    address: networkOf(call.address),
    origin: call.url.origin,
    apiKey: call.url.searchParams.get('key') ?? '',
    cookie: header(call, 'cookie'),
    appCheckToken: header(call, 'x-firebase-appcheck'),
    locale: header(call, 'x-firebase-locale') ?? 'en',
  };
}

/** @throws {IdentityError} for a client that sends no API key */
export function requireKey(call: HttpCall): void {
  if ((call.url.searchParams.get('key') ?? '') !== '') return;
  throw new IdentityError('PERMISSION_DENIED', 'The request is missing a valid API key.', 403);
}

function refusal(status: number, message: string): HttpReply {
  const error = {
    code: status,
    message,
    errors: [{ message, reason: 'invalid', domain: 'global' }],
    ...(STATUSES[status] === undefined ? {} : { status: STATUSES[status] }),
  };
  return json({ error }, status, NO_STORE);
}

/** The SDK makes `auth/quota-exceeded` of it. */
const DISK_FULL = 'QUOTA_EXCEEDED : The disk of the server is full.';

const STATUSES: Readonly<Record<number, string>> = {
  401: 'UNAUTHENTICATED',
  403: 'PERMISSION_DENIED',
  413: 'INVALID_ARGUMENT',
  429: 'RESOURCE_EXHAUSTED',
};
