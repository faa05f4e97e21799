import type { AuthFailure } from './failure.ts';
import type {
  UserWithRequiredActions,
  RequiredAction,
  RememberedUser,
  UserSnapshot,
} from './user.ts';

/** Why nobody is signed in. */
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

/** What signing out is doing. */
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
  /** False while only this device vouches for the session: show cached data, allow nothing sensitive. */
  readonly confirmed: boolean;
  /** Non-empty means signed in but not finished; routes admit such a session only if they say so. */
  readonly requiredActions: readonly RequiredAction[];
  readonly error?: AuthFailure;
}

/** Nobody is signed in. */
export interface SignedOutSession {
  readonly status: 'signedOut';
  readonly reason: SignOutReason;
  readonly last?: RememberedUser;
  readonly error?: AuthFailure;
}

/** Listeners are closed and the session ends, or makes room for another user. */
export interface SigningOutSession {
  readonly status: 'signingOut';
  readonly step: SignOutStep;
  readonly cause: SignOutReason;
  readonly from: ActiveSession;
  /** Also removes what this device keeps. */
  readonly clearLocalData: boolean;
  /** Who takes over once the listeners are closed; without one the session ends. */
  readonly next?: UserWithRequiredActions;
}

/** Who uses the app. */
export type Session =
  | { readonly status: 'uninitialized' }
  | {
      readonly status: 'restoring';
      readonly step: 'persistence' | 'redirect' | 'emailLink';
      /** Five seconds have passed: say so, never show a blank page. */
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

/** Tells whether data listeners may be open. */
export function isActive(session: Session): session is ActiveSession {
  return session.status === 'anonymous' || session.status === 'signedIn';
}
