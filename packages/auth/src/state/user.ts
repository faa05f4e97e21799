/** A way to sign in that an account has. */
export interface LinkedMethod {
  readonly providerId: string;
  readonly email: string | null;
  readonly phoneNumber: string | null;
  readonly displayName: string | null;
}

/** A second factor that an account has, or that a sign-in asks for. */
export interface SecondFactor {
  readonly uid: string;
  readonly kind: 'totp' | 'phone';
  readonly name: string | null;
  /** For phones, most digits hidden. */
  readonly phoneNumber: string | null;
}

/** A user as it was at one moment; the provider's own object changes under its readers. */
export interface UserSnapshot {
  readonly uid: string;
  readonly isAnonymous: boolean;
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly displayName: string | null;
  readonly photoURL: string | null;
  readonly phoneNumber: string | null;
  readonly methods: readonly LinkedMethod[];
  readonly factors: readonly SecondFactor[];
  /** When the account was made and last signed in to, in ms since 1970. */
  readonly createdAt: number;
  readonly lastSignInAt: number;
}

/** What is remembered of the last user on this device, to greet before the provider has answered. */
export interface RememberedUser {
  readonly uid: string;
  readonly isAnonymous: boolean;
  readonly email: string | null;
  readonly displayName: string | null;
  readonly photoURL: string | null;
}

/** What the app wants done before a session counts as complete. */
export type RequiredAction =
  | 'verifyEmail'
  | 'completeProfile'
  | 'acceptTerms'
  | 'setPassword'
  | 'meetPasswordPolicy'
  | 'enrollFactor'
  | 'reauthenticate';

/** A user as reported by the provider, with the tasks that the app sees open. */
export interface UserWithRequiredActions {
  readonly user: UserSnapshot;
  readonly requiredActions: readonly RequiredAction[];
}

/** The part of a user that is worth remembering across visits. */
export function hintOf(user: UserSnapshot): RememberedUser {
  const { uid, isAnonymous, email, displayName, photoURL } = user;
  return { uid, isAnonymous, email, displayName, photoURL };
}
