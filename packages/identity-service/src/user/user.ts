import type { PasswordHash } from '../password/hash-password.ts';
import type { ImportedHash } from '../password/imported-hash.ts';

/** An external provider's data about a user. */
export interface LinkedProvider {
  readonly providerId: string;
  /** The user's id at the provider. */
  readonly rawId: string;
  readonly email?: string;
  readonly displayName?: string;
  readonly photoUrl?: string;
  readonly screenName?: string;
}

/** A second factor: an SMS to a number, or codes derived from a shared secret. */
export type SecondFactor = {
  readonly enrollmentId: string;
  readonly displayName?: string;
  /** RFC 3339. */
  readonly enrolledAt: string;
} & (
  | { readonly kind: 'phone'; readonly phoneNumber: string }
  | { readonly kind: 'totp'; /** Base32. */ readonly secret: string }
);

/** An account as stored. Times are in ms since the epoch unless stated otherwise. */
export interface User {
  readonly uid: string;
  /** Tenant of the account; missing for the project's own. */
  readonly tenantId?: string;
  readonly email?: string;
  readonly emailVerified: boolean;
  readonly displayName?: string;
  readonly photoUrl?: string;
  readonly phoneNumber?: string;
  readonly disabled: boolean;
  readonly password?: PasswordHash;
  /** Replaced by one of ours at the first sign-in. */
  readonly importedPassword?: ImportedHash;
  /** Has signed in by e-mail link. */
  readonly emailLink?: boolean;
  /** Whether it was created or has signed in with a custom token. */
  readonly customAuth?: boolean;
  readonly providers: readonly LinkedProvider[];
  readonly secondFactors: readonly SecondFactor[];
  /** Set by an administrator; copied into every ID token. */
  readonly customClaims?: Readonly<Record<string, unknown>>;
  /** Tokens issued earlier are refused. Seconds since the epoch. */
  readonly validSince: number;
  readonly createdAt: number;
  readonly lastLoginAt?: number;
  readonly lastRefreshAt?: number;
  /** The address before the first change, to which a recovery e-mail can return. */
  readonly initialEmail?: string;
}
