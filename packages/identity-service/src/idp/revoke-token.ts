import { textField } from '../protocol/body.ts';
import type { Operation } from '../context/identity-context.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import { signedInUser } from '../session/signed-in-user.ts';

/** Accepts a provider's token for revocation; does nothing, since there is no actual provider. */
export const revokeToken: Operation = (context, _call, body) => {
  signedInUser(context, textField(body, 'idToken') ?? '');
  if ((textField(body, 'token') ?? '') === '') throw new IdentityError('INVALID_ARGUMENT');
  return {};
};
