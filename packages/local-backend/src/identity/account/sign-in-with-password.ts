import { textField } from '../body.ts';
import type { Operation } from '../identity-context.ts';
import { IdentityError } from '../identity-error.ts';
import { isPassword } from '../password/hash-password.ts';
import { missingFrom } from '../password/password-rules.ts';
import { completeSignIn } from '../session/complete-sign-in.ts';
import { canonicalEmail } from '../user/email.ts';

/** Signs in by e-mail and password. */
export const signInWithPassword: Operation = async (context, call, body) => {
  const settings = context.settings.get();
  if (!settings.password) throw new IdentityError('PASSWORD_LOGIN_DISABLED');
  const email = textField(body, 'email');
  const password = textField(body, 'password');
  if (email === undefined || email === '') throw new IdentityError('MISSING_EMAIL');
  if (password === undefined || password === '') throw new IdentityError('MISSING_PASSWORD');
  const address = canonicalEmail(email);
  if (context.guesses.isBlocked(address, call.address)) {
    throw new IdentityError(
      'TOO_MANY_ATTEMPTS_TRY_LATER',
      'Access to this account has been temporarily disabled due to many failed login attempts. You can try again later.',
    );
  }
  const user = context.users.byEmail(address);
  const isRight = user?.password !== undefined && (await isPassword(password, user.password));
  if (user === undefined || !isRight) {
    context.guesses.failed(address, call.address);
    if (settings.enumerationProtection) throw new IdentityError('INVALID_LOGIN_CREDENTIALS');
    throw new IdentityError(user === undefined ? 'EMAIL_NOT_FOUND' : 'INVALID_PASSWORD');
  }
  if (user.disabled) throw new IdentityError('USER_DISABLED');
  const rules = settings.passwordRules;
  const missing = rules.enforced && rules.forceUpgrade ? missingFrom(password, rules) : [];
  if (missing.length > 0) {
    throw new IdentityError(
      'PASSWORD_DOES_NOT_MEET_REQUIREMENTS',
      `Missing password requirements: [${missing.join(', ')}]`,
    );
  }
  context.guesses.succeeded(address, call.address);
  return {
    kind: 'identitytoolkit#VerifyPasswordResponse',
    registered: true,
    localId: user.uid,
    email: user.email,
    displayName: user.displayName ?? '',
    profilePicture: user.photoUrl,
    ...(await completeSignIn(context, user, 'password')),
  };
};
