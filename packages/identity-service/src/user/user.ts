import type { PasswordHash } from '../password/hash-password.ts';
import type { ImportedHash } from '../password/imported-hash.ts';

/** What an external provider told about a person. */
export interface LinkedProvider {
  readonly providerId: string;
  /** The person's id at the provider. */
  readonly rawId: string;
  readonly email?: string;
  readonly displayName?: string;
  readonly photoUrl?: string;
  readonly screenName?: string;
}

/** A second factor: an SMS to a number, or codes made from a shared secret. */
export type SecondFactor = {
  readonly enrollmentId: string;
  readonly displayName?: string;
  /** RFC 3339. */
  readonly enrolledAt: string;
} & (
  | { readonly kind: 'phone'; readonly phoneNumber: string }
  | { readonly kind: 'totp'; /** Base32. */ readonly secret: string }
);

/** An account, as it is stored. Times are in ms since the epoch unless said otherwise. */
export interface User {
  readonly uid: string;
  /** Whose account it is; missing for the project's own. */
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
  /** Was made or has signed in by a custom token. */
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
