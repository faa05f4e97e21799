/** A sign-in method of an account. */
export interface LinkedMethod {
  readonly providerId: string;
  readonly email: string | null;
  readonly phoneNumber: string | null;
  readonly displayName: string | null;
}

/** A second factor of an account, or one requested at sign-in. */
export interface SecondFactor {
  readonly uid: string;
  readonly type: 'totp' | 'phone';
  readonly name: string | null;
  /** For phones, with most digits masked. */
  readonly phoneNumber: string | null;
}

/** Immutable snapshot of a user; the SDK mutates its own object. */
export interface UserSnapshot {
  readonly uid: string;
  readonly isAnonymous: boolean;
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly displayName: string | null;
  readonly photoURL: string | null;
  readonly phoneNumber: string | null;
  readonly methods: readonly LinkedMethod[];
  /**
   * Whether a password is set; an account that signs in by links in emails has the method
   * `password`, too. Absent until the provider has answered.
   */
  readonly hasPassword?: boolean;
  readonly factors: readonly SecondFactor[];
  /** Time of the account's creation and of its last sign-in, in ms since 1970. */
  readonly createdAt: number;
  readonly lastSignInAt: number;
}

/** Stored data of this device's last user, to greet them before the provider has responded. */
export interface RememberedUser {
  readonly uid: string;
  readonly isAnonymous: boolean;
  readonly email: string | null;
  readonly displayName: string | null;
  readonly photoURL: string | null;
}

/** An action that the app requires before a session counts as complete. */
export type RequiredAction =
  | 'verifyEmail'
  | 'completeProfile'
  | 'acceptTerms'
  | 'setPassword'
  | 'meetPasswordPolicy'
  | 'enrollFactor'
  | 'reauthenticate';

/** A user reported by the provider, with the required actions that the app reports. */
export interface UserWithRequiredActions {
  readonly user: UserSnapshot;
  readonly requiredActions: readonly RequiredAction[];
}

/** Returns the data of a user that is stored across visits. */
export function hintOf(user: UserSnapshot): RememberedUser {
  const { uid, isAnonymous, email, displayName, photoURL } = user;
  return { uid, isAnonymous, email, displayName, photoURL };
}
