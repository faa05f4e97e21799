import type { Failure } from '../state/failure.ts';
import type { PasswordCheck } from '../state/flow.ts';
import type { OutReason, SignOutStep } from '../state/session.ts';
import type { SeenUser, UserHint } from '../state/user.ts';
import type { OperationResult } from './operation.ts';

/** Why the app ends a session. */
export type SignOutCause = 'user' | 'idleTimeout' | 'revoked';

/** Ends the session. */
export interface SignOutCommand {
  readonly type: 'SIGN_OUT';
  /** Throw unsent changes away without asking. @default false */
  readonly force?: boolean;
  /** Also remove what this device keeps. @default false */
  readonly wipe?: boolean;
  /** @default 'user' */
  readonly cause?: SignOutCause;
}

/** What the interface asks for. */
export type AuthCommand =
  /** Opens a form; what ran before is cancelled. */
  | { readonly type: 'START'; readonly kind: 'signIn' | 'signUp'; readonly email?: string }
  | { readonly type: 'SIGN_IN'; readonly email: string; readonly password: string }
  | {
      readonly type: 'SIGN_UP';
      readonly email: string;
      readonly password: string;
      readonly displayName?: string;
    }
  | { readonly type: 'GUEST' }
  /** Leaves the flow; what it started is no longer applied. */
  | { readonly type: 'CANCEL' }
  /** Measures a password against the provider's policy while it is typed. */
  | { readonly type: 'CHECK_PASSWORD'; readonly password: string }
  | SignOutCommand
  /** Where to go once signed in; `undefined` after having gone there. */
  | { readonly type: 'RETURN_TO'; readonly path: string | undefined }
  /** Reads the user again, after a change made elsewhere. */
  | { readonly type: 'REFRESH' }
  | { readonly type: 'ONLINE'; readonly at: number }
  | { readonly type: 'OFFLINE'; readonly at: number };

/** What the effects report. */
export type AuthReport =
  | {
      readonly type: 'BOOT';
      readonly hint: UserHint | undefined;
      readonly returnTo: string | undefined;
    }
  | { readonly type: 'SLOW' }
  | { readonly type: 'OPEN_FAILED'; readonly error: Failure }
  /** The provider has read its storage and, if it could, asked its server. */
  | {
      readonly type: 'RESTORED';
      readonly seen: SeenUser | undefined;
      /** The token is valid: the server vouched for the session. */
      readonly confirmed: boolean;
      /** Why there is no user although one was remembered, when that is known. */
      readonly reason?: OutReason;
    }
  /** The provider's user became another one, or nobody. */
  | {
      readonly type: 'USER';
      readonly seen: SeenUser | undefined;
      /** This tab asked for it. */
      readonly ours: boolean;
      /** Another tab of this browser recorded a sign-out. */
      readonly elsewhere: boolean;
    }
  /** A new token, a new snapshot of the same user, or both. */
  | {
      readonly type: 'TOKEN';
      readonly seen: SeenUser;
      readonly claims: Readonly<Record<string, unknown>>;
      readonly at: number;
    }
  | { readonly type: 'SEEN'; readonly seen: SeenUser }
  /** The provider no longer accepts the session. */
  | { readonly type: 'DEAD'; readonly reason: OutReason }
  /** How many changes wait to be sent, asked because of a sign-out. */
  | {
      readonly type: 'PENDING_WRITES';
      readonly count: number;
      readonly command: SignOutCommand;
    }
  | { readonly type: 'SIGN_OUT_STEP_DONE'; readonly step: SignOutStep }
  | { readonly type: 'SIGN_OUT_REFUSED'; readonly error: Failure }
  | { readonly type: 'RESOLVED'; readonly flowId: number; readonly result: OperationResult }
  | { readonly type: 'REJECTED'; readonly flowId: number; readonly error: Failure }
  | { readonly type: 'PASSWORD_CHECKED'; readonly flowId: number; readonly check: PasswordCheck };

/** Everything that can happen to the machine. */
export type AuthEvent = AuthCommand | AuthReport;
