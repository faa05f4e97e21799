import { flagField, textField, type Body } from '../protocol/body.ts';
import { requireCaptcha } from '../captcha/require-captcha.ts';
import type { IdentityCall, IdentityContext, Operation } from '../context/identity-context.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import { requireRecentSignIn } from '../session/require-recent-sign-in.ts';
import { signedInUser } from '../session/signed-in-user.ts';
import { canonicalEmail } from '../user/email.ts';
import { requireFreeEmail } from '../registration/require-free.ts';
import { checkContinueUrl } from './check-continue-url.ts';
import { createOobCode, type OobRequest } from './create-oob-code.ts';
import { oobMessage } from './oob-message.ts';

/** Types that can be requested without signing in. */
const GUARDED: ReadonlySet<string> = new Set(['EMAIL_SIGNIN', 'PASSWORD_RESET']);

/** E-mails a link; an administrator may have the link in the answer instead. */
export const sendOobCode: Operation = (context, call, body) => {
  const returnsLink = flagField(body, 'returnOobLink') === true;
  if (returnsLink && call.caller.kind !== 'admin') {
    throw new IdentityError('INSUFFICIENT_PERMISSION', undefined, 403);
  }
  if (GUARDED.has(textField(body, 'requestType') ?? '')) {
    requireCaptcha(context, call, 'emailPassword', body);
  }
  // Refused for every address, so that the answer doesn't reveal which ones have an account.
  if (!context.deliversMessages && !returnsLink) {
    throw new IdentityError('OPERATION_NOT_ALLOWED', 'This server sends no e-mail.');
  }
  const continueUrl = textField(body, 'continueUrl');
  if (continueUrl !== undefined) checkContinueUrl(context, continueUrl);
  if (flagField(body, 'androidInstallApp') === true && !textField(body, 'androidPackageName')) {
    throw new IdentityError('MISSING_ANDROID_PACKAGE_NAME');
  }
  const request = requestOf(context, call, body);
  const reply = { kind: 'identitytoolkit#GetOobConfirmationCodeResponse', email: request.email };
  if (request.isSilent) return reply;
  const { isSilent: _, ...wanted } = request;
  if (!returnsLink) limit(context, call, request);
  const code = createOobCode(context, call, {
    ...wanted,
    ...(continueUrl === undefined ? {} : { continueUrl }),
  });
  if (returnsLink) return { ...reply, oobCode: code.code, oobLink: code.link };
  context.sendMessage(oobMessage(code, context.appName));
  return reply;
};

/**
 * `isSilent`: respond as if it were sent, so that the response doesn't reveal which addresses have
 * an account.
 */
type Wanted = OobRequest & { isSilent: boolean };

function requestOf(context: IdentityContext, call: IdentityCall, body: Body): Wanted {
  const type = textField(body, 'requestType');
  switch (type) {
    case 'PASSWORD_RESET':
      return forPasswordReset(context, call, body);
    case 'EMAIL_SIGNIN':
      return forSignIn(context, body);
    case 'VERIFY_EMAIL':
      return forVerification(context, call, body);
    case 'VERIFY_AND_CHANGE_EMAIL':
      return forChange(context, call, body);
    case undefined:
      throw new IdentityError('MISSING_REQ_TYPE');
    default:
      throw new IdentityError('INVALID_REQ_TYPE');
  }
}

function forPasswordReset(context: IdentityContext, call: IdentityCall, body: Body): Wanted {
  const email = requireEmail(body);
  const user = context.users.byEmail(email);
  if (user === undefined) {
    const isSilent = context.settings.get().enumerationProtection && call.caller.kind !== 'admin';
    if (!isSilent) throw new IdentityError('EMAIL_NOT_FOUND');
    return { type: 'PASSWORD_RESET', email, isSilent };
  }
  if (user.disabled) throw new IdentityError('USER_DISABLED');
  return { type: 'PASSWORD_RESET', email, uid: user.uid, isSilent: false };
}

function forSignIn(context: IdentityContext, body: Body): Wanted {
  if (!context.settings.get().emailLink) throw new IdentityError('OPERATION_NOT_ALLOWED');
  const email = requireEmail(body);
  if (textField(body, 'continueUrl') === undefined) throw new IdentityError('MISSING_CONTINUE_URI');
  if (context.users.byEmail(email)?.disabled === true) throw new IdentityError('USER_DISABLED');
  return { type: 'EMAIL_SIGNIN', email, isSilent: false };
}

function forVerification(context: IdentityContext, call: IdentityCall, body: Body): Wanted {
  const user = subject(context, call, body);
  if (user.email === undefined) throw new IdentityError('MISSING_EMAIL');
  return { type: 'VERIFY_EMAIL', email: user.email, uid: user.uid, isSilent: false };
}

function forChange(context: IdentityContext, call: IdentityCall, body: Body): Wanted {
  const user = subject(context, call, body, true);
  const newEmail = textField(body, 'newEmail');
  if (newEmail === undefined || newEmail === '') throw new IdentityError('MISSING_NEW_EMAIL');
  const address = canonicalNewEmail(newEmail);
  requireFreeEmail(context, address);
  return {
    type: 'VERIFY_AND_CHANGE_EMAIL',
    email: user.email ?? address,
    newEmail: address,
    uid: user.uid,
    isSilent: false,
  };
}

/** The account: of the ID token, or for an administrator the one with the address. */
function subject(context: IdentityContext, call: IdentityCall, body: Body, isSensitive = false) {
  const idToken = textField(body, 'idToken');
  if (idToken === undefined && call.caller.kind === 'admin') {
    const user = context.users.byEmail(requireEmail(body));
    if (user === undefined) throw new IdentityError('EMAIL_NOT_FOUND');
    return user;
  }
  const { user, signIn } = signedInUser(context, idToken ?? '');
  if (isSensitive) requireRecentSignIn(context, signIn);
  return user;
}

function requireEmail(body: Body): string {
  const email = textField(body, 'email');
  if (email === undefined || email === '') throw new IdentityError('MISSING_EMAIL');
  return canonicalEmail(email);
}

function canonicalNewEmail(email: string): string {
  try {
    return canonicalEmail(email);
  } catch (error) {
    throw new IdentityError(
      'INVALID_NEW_EMAIL',
      undefined,
      error instanceof IdentityError ? 400 : 500,
    );
  }
}

function limit(context: IdentityContext, call: IdentityCall, { type, email }: Wanted): void {
  if (context.quotas.message(email, call.address)) return;
  const isReset = type === 'PASSWORD_RESET';
  throw new IdentityError(isReset ? 'RESET_PASSWORD_EXCEED_LIMIT' : 'TOO_MANY_ATTEMPTS_TRY_LATER');
}
