import type { AuthFailure } from './failure.ts';
import type {
  UserWithRequiredActions,
  RequiredAction,
  RememberedUser,
  UserSnapshot,
} from './user.ts';

/** Reason why no user is signed in. */
export type SignOutReason =
  | 'never'
  | 'userRequest'
  | 'expired'
  | 'disabled'
  | 'deleted'
  | 'emailChanged'
  | 'passwordChanged'
  | 'revoked'
  | 'otherTab'
  | 'otherUserInOtherTab'
  | 'refusedByPolicy'
  | 'redirectLost'
  | 'restoreFailed'
  | 'idleTimeout';

/** Current step of a sign-out. */
export type SignOutStep =
  | 'waitForPendingWrites'
  | 'closeListeners'
  | 'cookie'
  | 'sdk'
  | 'clearLocalData';

/** Someone is signed in, with or without a name. */
export interface ActiveSession {
  readonly status: 'anonymous' | 'signedIn';
  readonly user: UserSnapshot;
  /** Grows with every snapshot of the same user. */
  readonly rev: number;
  /**
   * False if only this device's storage vouches for the session: show cached data, allow no
   * sensitive operation.
   */
  readonly confirmed: boolean;
  /**
   * If not empty, the user is signed in, but setup is incomplete; routes admit such a session only
   * with `unfinished`.
   */
  readonly requiredActions: readonly RequiredAction[];
  readonly error?: AuthFailure;
}

/** No user is signed in. */
export interface SignedOutSession {
  readonly status: 'signedOut';
  readonly reason: SignOutReason;
  readonly last?: RememberedUser;
  /** Number of changes that the device keeps until the same user signs in and sends them. */
  readonly unsent?: number;
  readonly error?: AuthFailure;
}

/** Listeners are being closed; then the session ends, or another user's begins. */
export interface SigningOutSession {
  readonly status: 'signingOut';
  readonly step: SignOutStep;
  readonly cause: SignOutReason;
  readonly from: ActiveSession;
  /** Also delete this device's copy of the data. */
  readonly clearLocalData: boolean;
  /** User to switch to once the listeners are closed; without one, the session ends. */
  readonly next?: UserWithRequiredActions;
}

/** The user's session. */
export type Session =
  | { readonly status: 'uninitialized' }
  | {
      readonly status: 'restoring';
      readonly step: 'persistence' | 'redirect' | 'emailLink';
      /** Restoring has taken five seconds: show a message instead of a blank page. */
      readonly slow: boolean;
      readonly hint?: RememberedUser;
    }
  | SignedOutSession
  | ActiveSession
  | SigningOutSession
  | {
      readonly status: 'failed';
      readonly cause: 'config' | 'deletedApp';
      readonly error: AuthFailure;
    };

/** Returns whether a user is signed in, such as a guest, so that data listeners may be open. */
export function isSignedIn(session: Session): session is ActiveSession {
  return session.status === 'anonymous' || session.status === 'signedIn';
}
