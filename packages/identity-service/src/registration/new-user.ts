import type { IdentityContext } from '../context/identity-context.ts';
import { newUid } from '../user/new-uid.ts';
import type { User } from '../user/user.ts';

/** Creates an empty account. */
export function newUser(
  { now, tenant }: Pick<IdentityContext, 'now' | 'tenant'>,
  uid = newUid(),
): User {
  const createdAt = now();
  return {
    uid,
    ...(tenant === undefined ? {} : { tenantId: tenant }),
    emailVerified: false,
    disabled: false,
    providers: [],
    secondFactors: [],
    validSince: Math.floor(createdAt / 1000),
    createdAt,
  };
}
