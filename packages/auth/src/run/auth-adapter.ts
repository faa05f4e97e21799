import type { Auth } from 'firebase/auth';
import type * as sdk from './sdk.ts';

/** The functions of `firebase/auth` that the machine needs. */
export type AuthSdk = typeof sdk;

/** An instance of Auth with the functions that work on it. */
export interface AuthAdapter {
  readonly auth: Auth;
  readonly sdk: AuthSdk;
}

/** Joins an instance with the provider's functions, in the provider's own chunk. */
export async function createAuthAdapter(auth: Promise<Auth>): Promise<AuthAdapter> {
  const [instance, sdk] = await Promise.all([auth, import('./sdk.ts')]);
  return { auth: instance, sdk };
}
