import {
  header,
  type HttpCall,
  HttpError,
  readBody,
  readJsonObject,
  type Route,
} from '@quits/service-base';
import { deleteAccount } from '../account/delete-account.ts';
import { lookup } from '../account/lookup.ts';
import { signInWithPassword } from '../account/sign-in-with-password.ts';
import { signUp } from '../account/sign-up.ts';
import { updateAccount } from '../account/update-account.ts';
import { isBody, textField } from '../protocol/body.ts';
import { signInWithCustomToken } from '../custom/sign-in-with-custom-token.ts';
import type { IdentityContext, Operation } from '../context/identity-context.ts';
import type { IdentityReply } from '../protocol/identity-reply.ts';
import { createAuthUri } from '../idp/create-auth-uri.ts';
import { revokeToken } from '../idp/revoke-token.ts';
import { signInWithIdp } from '../idp/sign-in-with-idp.ts';
import { finalizeEnrollment, startEnrollment, withdrawFactor } from '../mfa/enroll.ts';
import { finalizeSecondFactor, startSecondFactor } from '../mfa/sign-in.ts';
import { resetPassword } from '../oob/reset-password.ts';
import { sendOobCode } from '../oob/send-oob-code.ts';
import { signInWithEmailLink } from '../oob/sign-in-with-email-link.ts';
import { sendVerificationCode } from '../phone/send-verification-code.ts';
import { signInWithPhoneNumber } from '../phone/sign-in-with-phone-number.ts';
import {
  passwordPolicy,
  publicConfig,
  recaptchaConfig,
  recaptchaParams,
} from '../project/project-operations.ts';
import { refresh } from '../session/refresh.ts';
import { scopeOfCall, scopeOfClient } from './scope-of-call.ts';
import { answer, identityCall, requireKey } from './answer.ts';
import { checkFields, type KnownCall } from './known-fields.ts';
import { recorded } from './record-sign-in.ts';

const TOOLKIT = '/identitytoolkit.googleapis.com';
const FORMER_TOOLKIT = '/www.googleapis.com/identitytoolkit/v3/relyingparty';
const BODY_LIMIT = 1024 * 1024;

/** Calls of clients, by path, each with the name of its message. */
const OPERATIONS: Readonly<Record<string, readonly [KnownCall, Operation]>> = {
  'v1/accounts:createAuthUri': ['createAuthUri', createAuthUri],
  'v1/accounts:delete': ['delete', deleteAccount],
  'v1/accounts:lookup': ['lookup', lookup],
  'v1/accounts:resetPassword': ['resetPassword', resetPassword],
  'v1/accounts:sendOobCode': ['sendOobCode', sendOobCode],
  'v1/accounts:sendVerificationCode': ['sendVerificationCode', sendVerificationCode],
  'v1/accounts:signInWithCustomToken': ['signInWithCustomToken', signInWithCustomToken],
  'v1/accounts:signInWithEmailLink': ['signInWithEmailLink', signInWithEmailLink],
  'v1/accounts:signInWithIdp': ['signInWithIdp', signInWithIdp],
  'v1/accounts:signInWithPassword': ['signInWithPassword', signInWithPassword],
  'v1/accounts:signInWithPhoneNumber': ['signInWithPhoneNumber', signInWithPhoneNumber],
  'v1/accounts:signUp': ['signUp', signUp],
  'v1/accounts:update': ['update', updateAccount],
  'v2/accounts/mfaEnrollment:finalize': ['mfaEnrollment:finalize', finalizeEnrollment],
  'v2/accounts/mfaEnrollment:start': ['mfaEnrollment:start', startEnrollment],
  'v2/accounts/mfaEnrollment:withdraw': ['mfaEnrollment:withdraw', withdrawFactor],
  'v2/accounts/mfaSignIn:finalize': ['mfaSignIn:finalize', finalizeSecondFactor],
  'v2/accounts/mfaSignIn:start': ['mfaSignIn:start', startSecondFactor],
  'v2/accounts:revokeToken': ['revokeToken', revokeToken],
};

/** Names of the same calls for clients before version 9 of the SDK. */
const FORMER_NAMES: Readonly<Record<string, string>> = {
  createAuthUri: 'v1/accounts:createAuthUri',
  deleteAccount: 'v1/accounts:delete',
  emailLinkSignin: 'v1/accounts:signInWithEmailLink',
  getAccountInfo: 'v1/accounts:lookup',
  getOobConfirmationCode: 'v1/accounts:sendOobCode',
  getProjectConfig: 'v1/projects',
  getRecaptchaParam: 'v1/recaptchaParams',
  resetPassword: 'v1/accounts:resetPassword',
  sendVerificationCode: 'v1/accounts:sendVerificationCode',
  setAccountInfo: 'v1/accounts:update',
  signupNewUser: 'v1/accounts:signUp',
  verifyAssertion: 'v1/accounts:signInWithIdp',
  verifyCustomToken: 'v1/accounts:signInWithCustomToken',
  verifyPassword: 'v1/accounts:signInWithPassword',
  verifyPhoneNumber: 'v1/accounts:signInWithPhoneNumber',
};

/** Queries of clients about the project, by path. */
const QUESTIONS: Readonly<Record<string, (context: IdentityContext) => IdentityReply>> = {
  'v1/projects': publicConfig,
  'v1/recaptchaParams': recaptchaParams,
  'v2/passwordPolicy': passwordPolicy,
  'v2/recaptchaConfig': recaptchaConfig,
};

/** Routes of Identity Toolkit and Secure Token for clients. */
export function clientRoutes(context: IdentityContext): Route[] {
  const post = (path: string, give: (call: HttpCall) => Promise<IdentityReply>): Route => ({
    method: 'POST',
    path,
    crossOrigin: 'api',
    handle: (call) =>
      answer(() => {
        requireKey(call);
        return give(call);
      }),
  });
  const operations = Object.entries(OPERATIONS).flatMap(([path, [name, operation]]) =>
    addressesOf(path).map((address) =>
      post(address, async (call) => {
        const body = await readJsonObject(call.request, BODY_LIMIT);
        // Under the former names messages have other fields too.
        if (address.startsWith(TOOLKIT)) checkFields(body, name);
        return recorded(context, call, { name, body }, () =>
          operation(scopeOfCall(context, body), identityCall(context, call), body),
        );
      }),
    ),
  );
  const questions = Object.entries(QUESTIONS).flatMap(([path, question]) =>
    addressesOf(path).map((address): Route => ({
      method: 'GET',
      path: address,
      crossOrigin: 'api',
      handle: ({ url }) =>
        answer(() =>
          question(scopeOfClient(context, url.searchParams.get('tenantId') ?? undefined)),
        ),
    })),
  );
  const token = post('/securetoken.googleapis.com/v1/token', async (call) => {
    const body = (await readBody(call.request, BODY_LIMIT)).toString('utf8');
    const isJson = header(call, 'content-type')?.startsWith('application/json') === true;
    return refresh(context, isJson ? formOf(body) : new URLSearchParams(body));
  });
  return [...operations, ...questions, token];
}

function addressesOf(path: string): string[] {
  const former = Object.entries(FORMER_NAMES)
    .filter(([, current]) => current === path)
    .map(([name]) => `${FORMER_TOOLKIT}/${name}`);
  return [`${TOOLKIT}/${path}`, ...former];
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
