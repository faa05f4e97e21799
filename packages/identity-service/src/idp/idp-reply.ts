import type { IdentityReply } from '../protocol/identity-reply.ts';
import type { IdpCredential } from './idp-credential.ts';

/** Returns the provider's data for a response. */
export function idpReply({ profile, idToken, accessToken }: IdpCredential): IdentityReply {
  const { providerId, rawId, raw } = profile;
  const tokens = {
    oauthIdToken: idToken,
    oauthAccessToken: accessToken,
    oauthExpireIn: accessToken === undefined ? undefined : 3600,
  };
  return {
    kind: 'identitytoolkit#VerifyAssertionResponse',
    providerId,
    federatedId: `https://${providerId}/${rawId}`,
    email: profile.email,
    emailVerified: profile.emailVerified,
    displayName: profile.displayName,
    fullName: profile.displayName,
    firstName: raw['given_name'],
    lastName: raw['family_name'],
    photoUrl: profile.photoUrl,
    screenName: profile.screenName,
    rawUserInfo: JSON.stringify(rawUserInfo(providerId, raw)),
    ...(isSaml(providerId) ? {} : tokens),
  };
}

/** Returns whether a provider uses SAML, which has no tokens. */
export function isSaml(providerId: string): boolean {
  return providerId.startsWith('saml.');
}

/** GitHub identifies users by `login`; the client reads it from this field. */
function rawUserInfo(providerId: string, raw: IdentityReply): IdentityReply {
  const login = raw['login'] ?? raw['screen_name'] ?? raw['screenName'];
  return providerId === 'github.com' && login !== undefined ? { ...raw, login } : raw;
}
