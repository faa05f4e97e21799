import { randomUUID } from 'node:crypto';
import { textField } from '../protocol/body.ts';
import type { Operation } from '../context/identity-context.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import { checkContinueUrl } from '../oob/check-continue-url.ts';
import { canonicalEmail } from '../user/email.ts';
import type { User } from '../user/user.ts';

/** Returns the sign-in methods of an address, unless enumeration protection is on. */
export const createAuthUri: Operation = (context, _call, body) => {
  const continueUri = textField(body, 'continueUri');
  if (continueUri === undefined || continueUri === '') {
    throw new IdentityError('MISSING_CONTINUE_URI');
  }
  checkContinueUrl(context, continueUri);
  const identifier = textField(body, 'identifier');
  if (identifier === undefined || identifier === '') throw new IdentityError('MISSING_IDENTIFIER');
  if (!identifier.includes('@')) throw new IdentityError('INVALID_IDENTIFIER');
  const reply = { kind: 'identitytoolkit#CreateAuthUriResponse', sessionId: randomUUID() };
  if (context.settings.get().enumerationProtection) return reply;
  const user = context.users.byEmail(canonicalEmail(identifier));
  const methods = user === undefined ? [] : methodsOf(user);
  const allProviders = [
    ...new Set(methods.map((method) => (method === 'emailLink' ? 'password' : method))),
  ];
  return { ...reply, registered: user !== undefined, signinMethods: methods, allProviders };
};

function methodsOf(user: User): string[] {
  return [
    ...(user.password === undefined ? [] : ['password']),
    ...(user.emailLink === true ? ['emailLink'] : []),
    ...user.providers.map(({ providerId }) => providerId),
  ];
}
