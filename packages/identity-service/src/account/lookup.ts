import { textField } from '../protocol/body.ts';
import type { Operation } from '../context/identity-context.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import { signedInUser } from '../session/signed-in-user.ts';
import { userInfo } from '../user/user-info.ts';

/** Returns the signed-in account. */
export const lookup: Operation = (context, _call, body) => {
  const idToken = textField(body, 'idToken');
  if (idToken === undefined || idToken === '') throw new IdentityError('MISSING_ID_TOKEN');
  const { user } = signedInUser(context, idToken);
  return { kind: 'identitytoolkit#GetAccountInfoResponse', users: [userInfo(user)] };
};
