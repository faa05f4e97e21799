/** Action on an account. */
export type AccountAction = 'disable' | 'enable' | 'sign-out' | 'delete';

/** One account in the list. */
export interface AccountRow {
  readonly uid: string;
  readonly email?: string | undefined;
  readonly phoneNumber?: string | undefined;
  readonly displayName?: string | undefined;
  /** Ids of the providers that it signs in by; empty for a guest. */
  readonly providers: readonly string[];
  /** In ms since the epoch. */
  readonly createdAt: number;
  /** In ms since the epoch. */
  readonly lastLoginAt?: number | undefined;
  readonly disabled: boolean;
}

/** Accounts of the project, or of one tenant. */
export interface AccountScope {
  readonly tenant?: { readonly id: string; readonly name?: string | undefined };
  readonly accounts: readonly AccountRow[];
  /** Number of accounts, of which the first are listed. */
  readonly total: number;
}

/** Response of `/__/api/accounts`; the project's own accounts come first. */
export interface AccountList {
  readonly scopes: readonly AccountScope[];
}

/** Response of `/__/api/accounts/{uid}`. */
export interface AccountDetail extends AccountRow {
  readonly tenant?: string | undefined;
  readonly emailVerified: boolean;
  /** Kinds of the second factors. */
  readonly secondFactors: readonly string[];
  readonly customClaims?: Readonly<Record<string, unknown>> | undefined;
  /** Everything that is stored, without secrets. */
  readonly stored: Readonly<Record<string, unknown>>;
}
