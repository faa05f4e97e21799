import type { IdentityReply } from '../protocol/identity-reply.ts';
import type { IdpCredential } from './idp-credential.ts';

/** The part of an answer that tells what the provider said. */
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

/** Tells whether a provider speaks SAML, and so has no tokens to hand out. */
export function isSaml(providerId: string): boolean {
  return providerId.startsWith('saml.');
}

/** GitHub names its users by `login`, and the client reads it from here. */
function rawUserInfo(providerId: string, raw: IdentityReply): IdentityReply {
  const login = raw['screen_name'] ?? raw['screenName'];
  return providerId === 'github.com' && login !== undefined ? { ...raw, login } : raw;
}
