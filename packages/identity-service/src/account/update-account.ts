import { textField, textListField, type Body } from '../protocol/body.ts';
import type { IdentityContext, Operation } from '../context/identity-context.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import { applyOobCode } from '../oob/apply-oob-code.ts';
import { notifyPreviousEmail } from '../oob/notify-previous-email.ts';
import { checkNewPassword } from '../password/check-password.ts';
import { hashPassword } from '../password/hash-password.ts';
import { requireRecentSignIn } from '../session/require-recent-sign-in.ts';
import { signedInUser } from '../session/signed-in-user.ts';
import { issueTokens } from '../session/start-session.ts';
import { canonicalEmail } from '../user/email.ts';
import { requireFreeEmail } from '../registration/require-free.ts';
import type { User } from '../user/user.ts';
import type { PasswordHash } from '../password/hash-password.ts';
import { describe } from '../oob/describe.ts';
import { withoutProviders } from './without-providers.ts';

/**
 * Delay in milliseconds before streams opened with revoked tokens are closed (the service keeps
 * them for up to an hour). Until the device that changed the credentials has received the response,
 * it has the old tokens, too: a stream closed earlier makes the SDK refresh with the revoked token
 * and sign out.
 */
const NOTIFY_DELAY_MS = 5_000;

/**
 * Changes the signed-in account: profile, email, password, linked providers; with an emailed code,
 * applies the code.
 */
export const updateAccount: Operation = async (context, call, body) => {
  const oobCode = textField(body, 'oobCode');
  if (oobCode !== undefined) return applyOobCode(context, call, oobCode);
  const idToken = textField(body, 'idToken');
  if (idToken === undefined || idToken === '') throw new IdentityError('INVALID_ID_TOKEN');
  const email = textField(body, 'email');
  const password = textField(body, 'password');
  if (password !== undefined) requireRecentSignIn(context, signedInUser(context, idToken).signIn);
  const hash = password === undefined ? undefined : await newHash(context, password);
  // Read the account only now, since hashing takes time and its current state counts.
  const { user, signIn } = signedInUser(context, idToken);
  const profiled = withProfile(user, body);
  const unlinked = withoutProviders(profiled, textListField(body, 'deleteProvider'));
  const changesEmail = email !== undefined && canonicalEmail(email) !== user.email;
  if (changesEmail) requireRecentSignIn(context, signIn);
  const readdressed = changesEmail ? withEmail(context, unlinked, email) : unlinked;
  const updated = hash === undefined ? readdressed : withPassword(readdressed, hash);
  const isSensitive = changesEmail || hash !== undefined;
  const now = Math.floor(context.now() / 1000);
  const saved = isSensitive ? { ...updated, validSince: now } : updated;
  context.users.put(saved, isSensitive ? NOTIFY_DELAY_MS : 0);
  if (changesEmail) notifyPreviousEmail(context, call, user, canonicalEmail(email));
  if (!isSensitive) return describe(saved);
  return {
    ...describe(saved),
    ...(await issueTokens(context, saved, { ...signIn, authTime: now })),
  };
};

function withProfile(user: User, body: Body): User {
  const removed = textListField(body, 'deleteAttribute');
  const displayName = textField(body, 'displayName') ?? user.displayName;
  const photoUrl = textField(body, 'photoUrl') ?? user.photoUrl;
  const { displayName: _name, photoUrl: _photo, ...rest } = user;
  const keepsName = displayName !== undefined && !removed.includes('DISPLAY_NAME');
  const keepsPhoto = photoUrl !== undefined && !removed.includes('PHOTO_URL');
  return {
    ...rest,
    ...(keepsName && displayName !== '' ? { displayName } : {}),
    ...(keepsPhoto && photoUrl !== '' ? { photoUrl } : {}),
  };
}

function withEmail(context: IdentityContext, user: User, email: string): User {
  const settings = context.settings.get();
  const address = canonicalEmail(email);
  if (settings.enumerationProtection && user.email !== undefined) {
    throw new IdentityError(
      'OPERATION_NOT_ALLOWED',
      'Please verify the new email before changing email.',
    );
  }
  requireFreeEmail(context, address, user.uid);
  const initialEmail = user.initialEmail ?? user.email;
  return {
    ...user,
    email: address,
    emailVerified: false,
    ...(initialEmail === undefined ? {} : { initialEmail }),
  };
}

function newHash(context: IdentityContext, password: string): Promise<PasswordHash> {
  checkNewPassword(password, context.settings.get().passwordRules);
  return hashPassword(password, context.now());
}

function withPassword(user: User, password: PasswordHash): User {
  const { importedPassword: _, ...rest } = user;
  return { ...rest, password };
}
