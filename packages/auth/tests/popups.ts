import type { Auth, User } from 'firebase/auth';
import type { AuthSdk } from '../src/run/auth-adapter.ts';

/** Profile of a user at another provider. */
export interface Profile {
  readonly sub: string;
  readonly email: string;
}

/**
 * Replaces popups, which Node lacks: they respond immediately, the SDK's other calls do the rest.
 */
export function withPopups(sdk: AuthSdk, profile: Profile): AuthSdk {
  const credential = (providerId: string) => {
    const idToken = JSON.stringify({ ...profile, email_verified: providerId === 'google.com' });
    return new sdk.OAuthProvider(providerId).credential({ idToken });
  };
  return {
    ...sdk,
    signInWithPopup: (auth: Auth, { providerId }: { providerId: string }) =>
      sdk.signInWithCredential(auth, credential(providerId)),
    async linkWithPopup(user: User, { providerId }: { providerId: string }) {
      try {
        return await sdk.linkWithCredential(user, credential(providerId));
      } catch (caught) {
        // The error of a real popup contains the credential.
        const _tokenResponse = { providerId, oauthIdToken: credential(providerId).idToken };
        throw Object.assign(Object(caught), { customData: { _tokenResponse } });
      }
    },
    reauthenticateWithPopup: (user: User, { providerId }: { providerId: string }) =>
      sdk.reauthenticateWithCredential(user, credential(providerId)),
  };
}
