import type { TokenClaims } from '@quits/service-base';

/** A provider's data about a user who just signed in. */
export interface ProviderProfile {
  readonly providerId: string;
  /** The user's id at the provider. */
  readonly rawId: string;
  readonly email?: string;
  readonly emailVerified: boolean;
  readonly displayName?: string;
  readonly photoUrl?: string;
  readonly screenName?: string;
  /** All claims of the provider. */
  readonly raw: TokenClaims;
}

/**
 * Providers whose email addresses count as verified. The service never trusts GitHub, Facebook,
 * Twitter and Microsoft.
 */
const TRUSTED = new Set(['google.com', 'apple.com', 'yahoo.com']);

/** Origin of claims: a provider, the page that stands in for one, or a test that may claim anything. */
export type ClaimsOrigin = 'external' | 'provider' | 'test';

/** Reads a profile from the claims of a provider's token; `undefined` without a user id. */
export function profileOf(
  providerId: string,
  claims: TokenClaims,
  origin: ClaimsOrigin = 'provider',
): ProviderProfile | undefined {
  const rawId = textOf(claims, 'sub') ?? textOf(claims, 'uid');
  if (rawId === undefined) return undefined;
  const email = textOf(claims, 'email')?.toLowerCase();
  const displayName = textOf(claims, 'name') ?? textOf(claims, 'displayName');
  const photoUrl = textOf(claims, 'picture') ?? textOf(claims, 'photoURL');
  const screenName = textOf(claims, 'screen_name') ?? textOf(claims, 'screenName');
  const isTrusted = TRUSTED.has(providerId) || /^(?:oidc|saml)\./.test(providerId);
  return {
    providerId,
    rawId,
    emailVerified: isTrusted
      ? isVerified(claims, origin)
      : origin === 'test' && claims['email_verified'] === true,
    raw: claims,
    ...(email === undefined ? {} : { email }),
    ...(displayName === undefined ? {} : { displayName }),
    ...(photoUrl === undefined ? {} : { photoUrl }),
    ...(screenName === undefined ? {} : { screenName }),
  };
}

/** A real provider has to say so: several let their users enter any address. */
function isVerified({ email_verified: verified }: TokenClaims, origin: ClaimsOrigin): boolean {
  return origin === 'external' ? verified === true : verified !== false;
}

function textOf(claims: TokenClaims, name: string): string | undefined {
  const value = claims[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}
