import { textField } from '../protocol/body.ts';
import type { Operation } from '../context/identity-context.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import { requireRecentSignIn } from '../session/require-recent-sign-in.ts';
import { signedInUser } from '../session/signed-in-user.ts';

/** Deletes the signed-in account. */
export const deleteAccount: Operation = (context, _call, body) => {
  const idToken = textField(body, 'idToken');
  if (idToken === undefined || idToken === '') throw new IdentityError('MISSING_ID_TOKEN');
  const { user, signIn } = signedInUser(context, idToken);
  if (!context.settings.get().deleteAccount) throw new IdentityError('ADMIN_ONLY_OPERATION');
  requireRecentSignIn(context, signIn);
  context.users.remove(user.uid);
  return { kind: 'identitytoolkit#DeleteAccountResponse' };
};
