import type { IdentityReply } from '../protocol/identity-reply.ts';
import { providerInfos } from '../user/user-info.ts';
import type { User } from '../user/user.ts';

/** Returns an update's response, without tokens. */
export function describe(user: User): IdentityReply {
  return {
    kind: 'identitytoolkit#SetAccountInfoResponse',
    localId: user.uid,
    email: user.email,
    emailVerified: user.emailVerified,
    displayName: user.displayName,
    photoUrl: user.photoUrl,
    passwordHash: user.password === undefined ? undefined : 'UkVEQUNURUQ=',
    providerUserInfo: providerInfos(user),
  };
}
