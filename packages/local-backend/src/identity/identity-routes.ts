import { callerAddress, header, type HttpCall } from '../server/http-call.ts';
import { HttpError } from '../server/http-error.ts';
import { json, type HttpReply } from '../server/http-reply.ts';
import { readBody, readJsonObject } from '../server/read-body.ts';
import type { Route } from '../server/router.ts';
import { deleteAccount } from './account/delete-account.ts';
import { lookup } from './account/lookup.ts';
import { signInWithPassword } from './account/sign-in-with-password.ts';
import { signUp } from './account/sign-up.ts';
import { updateAccount } from './account/update-account.ts';
import { isBody, textField } from './body.ts';
import type {
  IdentityCall,
  IdentityContext,
  IdentityReply,
  Operation,
} from './identity-context.ts';
import { IdentityError } from './identity-error.ts';
import { resetPassword } from './oob/reset-password.ts';
import { sendOobCode } from './oob/send-oob-code.ts';
import { signInWithEmailLink } from './oob/sign-in-with-email-link.ts';
import { refresh } from './session/refresh.ts';
import { TokenRefusal } from './token/token-refusal.ts';

const TOOLKIT = '/identitytoolkit.googleapis.com';
const BODY_LIMIT = 1024 * 1024;

/** Calls that a person's client makes, by what follows `/v1/accounts:`. */
const ACCOUNT_OPERATIONS: Readonly<Record<string, Operation>> = {
  signUp,
  signInWithPassword,
  lookup,
  update: updateAccount,
  delete: deleteAccount,
  sendOobCode,
  resetPassword,
  signInWithEmailLink,
};

/** Routes of Identity Toolkit and Secure Token. */
export function identityRoutes(context: IdentityContext): Route[] {
  const post = (path: string, handle: (call: HttpCall) => Promise<IdentityReply>): Route => ({
    method: 'POST',
    path,
    crossOrigin: 'api',
    handle: (call) => answer(call, handle),
  });

  return [
    ...Object.entries(ACCOUNT_OPERATIONS).map(([name, operation]) =>
      post(`${TOOLKIT}/v1/accounts:${name}`, async (call) =>
        operation(
          context,
          identityCall(context, call),
          await readJsonObject(call.request, BODY_LIMIT),
        ),
      ),
    ),
    post('/securetoken.googleapis.com/v1/token', async (call) => {
      const body = (await readBody(call.request, BODY_LIMIT)).toString('utf8');
      const isJson = header(call, 'content-type')?.startsWith('application/json') === true;
      return refresh(context, isJson ? formOf(body) : new URLSearchParams(body));
    }),
  ];
}

async function answer(
  call: HttpCall,
  handle: (call: HttpCall) => Promise<IdentityReply>,
): Promise<HttpReply> {
  try {
    const isAdmin = header(call, 'authorization') !== undefined;
    if (!isAdmin && (call.url.searchParams.get('key') ?? '') === '') {
      throw new IdentityError('PERMISSION_DENIED', 'The request is missing a valid API key.', 403);
    }
    return json(await handle(call), 200, { 'Cache-Control': 'no-store' });
  } catch (error) {
    if (error instanceof IdentityError) return refusal(error.status, error.message);
    if (error instanceof TokenRefusal) return refusal(401, error.message);
    if (error instanceof HttpError) return refusal(error.status, error.message);
    throw error;
  }
}

function identityCall(context: IdentityContext, call: HttpCall): IdentityCall {
  return {
    caller: context.authenticate(header(call, 'authorization'), context.project),
    address: callerAddress(call),
    origin: call.url.origin,
    apiKey: call.url.searchParams.get('key') ?? '',
    locale: header(call, 'x-firebase-locale') ?? 'en',
  };
}

function formOf(source: string): URLSearchParams {
  let value: unknown;
  try {
    value = JSON.parse(source);
  } catch {
    throw new HttpError(400, 'Invalid JSON payload received.');
  }
  const body = isBody(value) ? value : {};
  return new URLSearchParams({
    grant_type: textField(body, 'grant_type') ?? '',
    refresh_token: textField(body, 'refresh_token') ?? '',
  });
}

function refusal(status: number, message: string): HttpReply {
  const error = {
    code: status,
    message,
    errors: [{ message, reason: 'invalid', domain: 'global' }],
    ...(STATUSES[status] === undefined ? {} : { status: STATUSES[status] }),
  };
  return json({ error }, status, { 'Cache-Control': 'no-store' });
}

const STATUSES: Readonly<Record<number, string>> = {
  401: 'UNAUTHENTICATED',
  403: 'PERMISSION_DENIED',
  413: 'INVALID_ARGUMENT',
  501: 'NOT_IMPLEMENTED',
};
