import { textField } from '../protocol/body.ts';
import { requireCaptcha } from '../captcha/require-captcha.ts';
import type { IdentityContext, Operation } from '../context/identity-context.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import { isImportedPassword } from '../password/imported-hash.ts';
import { hashPassword, isPassword } from '../password/hash-password.ts';
import { missingFrom } from '../password/password-rules.ts';
import { completeSignIn } from '../session/complete-sign-in.ts';
import { canonicalEmail } from '../user/email.ts';
import { requireActive } from '../registration/require-active.ts';
import type { User } from '../user/user.ts';
import type { PasswordHash } from '../password/hash-password.ts';

/** Signs in by e-mail and password. */
export const signInWithPassword: Operation = async (context, call, body) => {
  const settings = context.settings.get();
  if (!settings.password) throw new IdentityError('PASSWORD_LOGIN_DISABLED');
  requireCaptcha(context, call, 'emailPassword', body);
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
  const found = context.users.byEmail(address);
  const isRight = await hasPassword(found, password);
  // Hashing takes time, so use the account's current state.
  const user = found === undefined ? undefined : context.users.get(found.uid);
  if (user === undefined || !isRight || !hasSameSecrets(user, found)) {
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
  const account = await withOwnHash(context, user, password);
  return {
    kind: 'identitytoolkit#VerifyPasswordResponse',
    registered: true,
    localId: user.uid,
    email: user.email,
    displayName: user.displayName ?? '',
    profilePicture: user.photoUrl,
    ...(await completeSignIn(context, account, 'password')),
  };
};

/**
 * Checks a password; takes as long for an address without an account, so that the timing reveals
 * nothing.
 */
async function hasPassword(user: User | undefined, password: string): Promise<boolean> {
  if (user?.importedPassword !== undefined) {
    return isImportedPassword(password, user.importedPassword);
  }
  const isRight = await isPassword(password, user?.password ?? NOBODYS_PASSWORD);
  return isRight && user?.password !== undefined;
}

const NOBODYS_PASSWORD: PasswordHash = { hash: 'A'.repeat(43), salt: 'AAAA', updatedAt: 0 };

function hasSameSecrets(user: User, checked: User | undefined): boolean {
  return (
    user.email === checked?.email &&
    user.password?.hash === checked?.password?.hash &&
    user.importedPassword?.hash === checked?.importedPassword?.hash
  );
}

async function withOwnHash(context: IdentityContext, user: User, password: string): Promise<User> {
  if (user.importedPassword === undefined) return user;
  const hash = await hashPassword(password, context.now());
  const { importedPassword, ...rest } = requireActive(context, user.uid);
  return importedPassword === undefined ? rest : { ...rest, password: hash };
}
