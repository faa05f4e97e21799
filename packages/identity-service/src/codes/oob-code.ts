/** Action that an emailed code permits. */
export type OobType =
  | 'PASSWORD_RESET'
  | 'VERIFY_EMAIL'
  | 'EMAIL_SIGNIN'
  | 'VERIFY_AND_CHANGE_EMAIL'
  | 'RECOVER_EMAIL'
  | 'REVERT_SECOND_FACTOR_ADDITION';

/** A one-time code that was e-mailed as a link. */
export interface OobCode {
  readonly code: string;
  readonly type: OobType;
  /** The account's address; for a recovery the one to go back to. */
  readonly email: string;
  readonly newEmail?: string;
  /** Missing if there is no account yet. */
  readonly uid?: string;
  /** Id of the second factor to remove. */
  readonly enrollmentId?: string;
  readonly link: string;
  /** Expiry in ms since the epoch. */
  readonly expiresAt: number;
}

/** The `mode` that a link of each type has. */
export const MODES = {
  PASSWORD_RESET: 'resetPassword',
  VERIFY_EMAIL: 'verifyEmail',
  EMAIL_SIGNIN: 'signIn',
  VERIFY_AND_CHANGE_EMAIL: 'verifyAndChangeEmail',
  RECOVER_EMAIL: 'recoverEmail',
  REVERT_SECOND_FACTOR_ADDITION: 'revertSecondFactorAddition',
} as const satisfies Record<OobType, string>;

const HOUR = 3_600_000;

/** Lifetime of a code by type, in ms. */
export const LIFETIMES: Readonly<Record<OobType, number>> = {
  PASSWORD_RESET: HOUR,
  VERIFY_EMAIL: 72 * HOUR,
  EMAIL_SIGNIN: 6 * HOUR,
  VERIFY_AND_CHANGE_EMAIL: 72 * HOUR,
  RECOVER_EMAIL: 7 * 24 * HOUR,
  REVERT_SECOND_FACTOR_ADDITION: 7 * 24 * HOUR,
};
