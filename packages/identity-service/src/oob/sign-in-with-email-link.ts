import { textField } from '../protocol/body.ts';
import type { IdentityContext, Operation } from '../context/identity-context.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import { completeSignIn } from '../session/complete-sign-in.ts';
import { requireRecentSignIn } from '../session/require-recent-sign-in.ts';
import { signedInUser } from '../session/signed-in-user.ts';
import { canonicalEmail } from '../user/email.ts';
import { signUpUser } from '../registration/sign-up-user.ts';
import type { User } from '../user/user.ts';

/** Signs in, or adds the address to the account of an ID token, by a code that was e-mailed. */
export const signInWithEmailLink: Operation = async (context, call, body) => {
  if (!context.settings.get().emailLink) throw new IdentityError('OPERATION_NOT_ALLOWED');
  const email = textField(body, 'email');
  const code = textField(body, 'oobCode');
  if (email === undefined || email === '') throw new IdentityError('MISSING_EMAIL');
  if (code === undefined || code === '') throw new IdentityError('MISSING_OOB_CODE');
  const address = canonicalEmail(email);
  const found = context.oobCodes.require(code);
  if (found.type !== 'EMAIL_SIGNIN') throw new IdentityError('INVALID_OOB_CODE');
  if (found.email !== address) {
    throw new IdentityError(
      'INVALID_EMAIL',
      'The email provided does not match the sign-in email address.',
    );
  }
  const idToken = textField(body, 'idToken');
  const existing = context.users.byEmail(address);
  const known = knownAccount(context, address, existing, idToken);
  const base = known ?? signUpUser(context, call, { email: address, emailVerified: true });
  if (base.disabled) throw new IdentityError('USER_DISABLED');
  context.oobCodes.remove(code);
  const user: User = { ...base, email: address, emailVerified: true, emailLink: true };
  context.users.put(user);
  return {
    kind: 'identitytoolkit#EmailLinkSigninResponse',
    localId: user.uid,
    email: address,
    isNewUser: existing === undefined && idToken === undefined,
    ...(await completeSignIn(context, user, 'password')),
  };
};

/** Returns the account that signs in; `undefined` if one may be created. */
function knownAccount(
  context: IdentityContext,
  email: string,
  existing: User | undefined,
  idToken: string | undefined,
): User | undefined {
  if (idToken !== undefined) {
    const { user, signIn } = signedInUser(context, idToken);
    if (user.email !== undefined && user.email !== email) requireRecentSignIn(context, signIn);
    if (existing !== undefined && existing.uid !== user.uid)
      throw new IdentityError('EMAIL_EXISTS');
    return user;
  }
  const maySignUp = existing !== undefined || context.settings.get().signUp;
  if (!maySignUp) throw new IdentityError('ADMIN_ONLY_OPERATION');
  return existing;
}
