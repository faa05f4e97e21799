import type { TokenClaims } from '@quits/service-base';
import type { IdentityContext } from '../context/identity-context.ts';
import type { User } from '../user/user.ts';
import type { SignIn } from '../token/refresh-tokens.ts';

/** Lifetime of an ID token, in seconds. */
export const ID_TOKEN_LIFETIME = 3600;

/** The claims of an ID token. */
export function idTokenClaims(
  { project, tenant, now }: Pick<IdentityContext, 'project' | 'tenant' | 'now'>,
  user: User,
  signIn: SignIn,
): TokenClaims {
  const issuedAt = Math.floor(now() / 1000);
  return {
    ...user.customClaims,
    ...signIn.extraClaims,
    ...profileClaims(user),
    ...(signIn.provider === 'anonymous' ? { provider_id: 'anonymous' } : {}),
    iss: `https://securetoken.google.com/${project}`,
    aud: project,
    auth_time: signIn.authTime,
    user_id: user.uid,
    sub: user.uid,
    iat: issuedAt,
    exp: issuedAt + ID_TOKEN_LIFETIME,
    firebase: {
      identities: identities(user),
      sign_in_provider: signIn.provider,
      ...(tenant === undefined ? {} : { tenant }),
      ...(signIn.secondFactor === undefined
        ? {}
        : {
            sign_in_second_factor: signIn.secondFactor.provider,
            second_factor_identifier: signIn.secondFactor.identifier,
          }),
    },
  };
}

function profileClaims(user: User): TokenClaims {
  return {
    ...(user.displayName === undefined ? {} : { name: user.displayName }),
    ...(user.photoUrl === undefined ? {} : { picture: user.photoUrl }),
    ...(user.email === undefined ? {} : { email: user.email, email_verified: user.emailVerified }),
    ...(user.phoneNumber === undefined ? {} : { phone_number: user.phoneNumber }),
  };
}

function identities(user: User): Record<string, string[]> {
  const result: Record<string, string[]> = {};
  for (const { providerId, rawId } of user.providers) {
    result[providerId] = [...(result[providerId] ?? []), rawId];
  }
  if (user.email !== undefined) result['email'] = [user.email];
  if (user.phoneNumber !== undefined) result['phone'] = [user.phoneNumber];
  return result;
}
