import { textField } from '../protocol/body.ts';
import type { Operation } from '../context/identity-context.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import { startSession } from '../session/start-session.ts';
import { newUser } from '../registration/new-user.ts';
import { readCustomToken } from './custom-token.ts';

/** Signs in the user named in a custom token; creates a missing account. */
export const signInWithCustomToken: Operation = async (context, _call, body) => {
  const token = textField(body, 'token');
  if (token === undefined || token === '') throw new IdentityError('MISSING_CUSTOM_TOKEN');
  const { uid, claims, tenantId } = readCustomToken(context, token);
  if (tenantId !== context.tenant) throw new IdentityError('TENANT_ID_MISMATCH');
  const known = context.users.get(uid);
  if (known?.disabled === true) throw new IdentityError('USER_DISABLED');
  const user = { ...(known ?? newUser(context, uid)), customAuth: true };
  const tokens = await startSession(context, user, 'custom', { extraClaims: claims });
  return {
    kind: 'identitytoolkit#VerifyCustomTokenResponse',
    isNewUser: known === undefined,
    ...tokens,
  };
};
