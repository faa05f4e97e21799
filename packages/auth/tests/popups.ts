import type { Auth, User } from 'firebase/auth';
import type { AuthSdk } from '../src/run/auth-adapter.ts';

/** What another provider says about somebody. */
export interface Profile {
  readonly sub: string;
  readonly email: string;
}

/** Where Node has no windows: the popup answers at once, the provider's own calls do the rest. */
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
        // A real popup's failure brings the credential back.
        const _tokenResponse = { providerId, oauthIdToken: credential(providerId).idToken };
        throw Object.assign(Object(caught), { customData: { _tokenResponse } });
      }
    },
    reauthenticateWithPopup: (user: User, { providerId }: { providerId: string }) =>
      sdk.reauthenticateWithCredential(user, credential(providerId)),
  };
}
