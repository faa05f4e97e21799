import { textField } from '../body.ts';
import type { Operation } from '../identity-context.ts';
import { IdentityError } from '../identity-error.ts';
import { signedInUser } from '../session/signed-in-user.ts';

/** Gives a provider's token back; there is no provider behind us that would have to know. */
export const revokeToken: Operation = (context, _call, body) => {
  signedInUser(context, textField(body, 'idToken') ?? '');
  if ((textField(body, 'token') ?? '') === '') throw new IdentityError('INVALID_ARGUMENT');
  return {};
};
