import { textField } from '../protocol/body.ts';
import { requireCaptcha } from '../captcha/require-captcha.ts';
import type { IdentityCall, IdentityContext, Operation } from '../context/identity-context.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import { checkNewPassword } from '../password/check-password.ts';
import { hashPassword } from '../password/hash-password.ts';
import { requireRecentSignIn } from '../session/require-recent-sign-in.ts';
import { signedInUser } from '../session/signed-in-user.ts';
import { startSession } from '../session/start-session.ts';
import { canonicalEmail } from '../user/email.ts';
import { requireFreeEmail } from '../registration/require-free.ts';
import { signUpUser } from '../registration/sign-up-user.ts';
import type { User } from '../user/user.ts';

/**
 * Creates an account: anonymous, or with email and password; with an ID token the email and
 * password are added to that account instead.
 */
export const signUp: Operation = async (context, call, body) => {
  const idToken = textField(body, 'idToken');
  const password = textField(body, 'password');
  const email = textField(body, 'email');
  const settings = context.settings.get();
  if (email === undefined && password === undefined && idToken === undefined) {
    return signUpAnonymously(context, call);
  }
  if (idToken === undefined) requireCaptcha(context, call, 'emailPassword', body);
  if (!settings.password) throw new IdentityError('OPERATION_NOT_ALLOWED');
  if (email === undefined || email === '') throw new IdentityError('MISSING_EMAIL');
  if (password === undefined || password === '') throw new IdentityError('MISSING_PASSWORD');
  const address = canonicalEmail(email);
  checkNewPassword(password, settings.passwordRules);
  const base = idToken === undefined ? undefined : linkable(context, idToken, address);
  if (base === undefined && !settings.signUp) throw new IdentityError('ADMIN_ONLY_OPERATION');
  requireFreeEmail(context, address, base?.uid);
  // Before hashing, so that a refused sign-up costs next to nothing.
  const account =
    idToken === undefined
      ? created(signUpUser(context, call, { email: address }))
      : () => linkable(context, idToken, address);
  const hash = await hashPassword(password, context.now());
  // Hashing takes time; in the meantime, the address may have been taken or the account deleted.
  requireFreeEmail(context, address, base?.uid);
  const current = account();
  const displayName = textField(body, 'displayName');
  const user: User = {
    ...current,
    email: address,
    emailVerified: current.email === address && current.emailVerified,
    password: hash,
    ...(displayName === undefined ? {} : { displayName }),
  };
  const tokens = await startSession(context, user, 'password');
  return {
    kind: 'identitytoolkit#SignupNewUserResponse',
    localId: user.uid,
    email: address,
    displayName: user.displayName,
    ...tokens,
  };
};

/** Returns a function that always returns the account. */
function created(user: User): () => User {
  return () => user;
}

/**
 * Returns the account that a password is added to; changing an existing password requires another
 * call.
 */
function linkable(context: IdentityContext, idToken: string, email: string): User {
  const { user, signIn } = signedInUser(context, idToken);
  if (user.password !== undefined || user.importedPassword !== undefined) {
    throw new IdentityError('PROVIDER_ALREADY_LINKED');
  }
  if (user.email !== undefined && user.email !== email) requireRecentSignIn(context, signIn);
  return user;
}

async function signUpAnonymously(context: IdentityContext, call: IdentityCall) {
  const settings = context.settings.get();
  if (!settings.signUp) throw new IdentityError('ADMIN_ONLY_OPERATION');
  if (!settings.anonymous) {
    // The service gives no reason; apps of our own servers can say that an account is needed.
    const reason = context.publicOrigin === undefined ? undefined : 'GUESTS_OFF';
    throw new IdentityError('ADMIN_ONLY_OPERATION', reason);
  }
  const user = signUpUser(context, call);
  const tokens = await startSession(context, user, 'anonymous');
  return { kind: 'identitytoolkit#SignupNewUserResponse', localId: user.uid, ...tokens };
}
