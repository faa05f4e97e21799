import type { Failure } from './failure.ts';
import type { UserWithTasks, Task, UserHint, UserSnapshot } from './user.ts';

/** Why nobody is signed in. */
export type OutReason =
  | 'initial'
  | 'user'
  | 'expired'
  | 'disabled'
  | 'deleted'
  | 'emailChanged'
  | 'passwordChanged'
  | 'revoked'
  | 'otherTab'
  | 'otherUserInOtherTab'
  | 'blocked'
  | 'redirectLost'
  | 'lostAtStart'
  | 'idleTimeout';

/** What signing out is doing. */
export type SignOutStep = 'drain' | 'closeListeners' | 'cookie' | 'sdk' | 'wipe';

/** Someone is signed in, with or without a name. */
export interface ActiveSession {
  readonly status: 'anonymous' | 'signedIn';
  readonly user: UserSnapshot;
  /** Grows with every snapshot of the same user. */
  readonly rev: number;
  /** False while only this device vouches for the session: show cached data, allow nothing sensitive. */
  readonly confirmed: boolean;
  /** Non-empty means signed in but not finished; routes admit such a session only if they say so. */
  readonly tasks: readonly Task[];
  readonly error?: Failure;
}

/** Nobody is signed in. */
export interface SignedOutSession {
  readonly status: 'signedOut';
  readonly reason: OutReason;
  readonly last?: UserHint;
  readonly error?: Failure;
}

/** Listeners are closed and the session ends, or makes room for another user. */
export interface SigningOutSession {
  readonly status: 'signingOut';
  readonly step: SignOutStep;
  readonly cause: OutReason;
  readonly from: ActiveSession;
  /** Also removes what this device keeps. */
  readonly wipe: boolean;
  /** Who takes over once the listeners are closed; without one the session ends. */
  readonly next?: UserWithTasks;
}

/** Who uses the app. */
export type Session =
  | { readonly status: 'uninitialized' }
  | {
      readonly status: 'restoring';
      readonly step: 'persistence' | 'redirect' | 'emailLink';
      /** Five seconds have passed: say so, never show a blank page. */
      readonly slow: boolean;
      readonly hint?: UserHint;
    }
  | SignedOutSession
  | ActiveSession
  | SigningOutSession
  | {
      readonly status: 'failed';
      readonly cause: 'config' | 'deletedApp';
      readonly error: Failure;
    };

/** Tells whether data listeners may be open. */
export function isActive(session: Session): session is ActiveSession {
  return session.status === 'anonymous' || session.status === 'signedIn';
}
