import type { AuthFailure } from '../state/failure.ts';
import type { PostSignInAction, PasswordCheck, SignInPurpose } from '../state/flows/flow-base.ts';
import type { MergeStep } from '../state/flows/challenge-flows.ts';
import type { SignOutReason, SignOutStep } from '../state/session.ts';
import type { SecondFactor, UserWithRequiredActions, RememberedUser } from '../state/user.ts';
import type { AuthCommand, SignOutCommand } from './command.ts';
import type { OperationResult } from './operation.ts';

/** A merge that did not come to its end in an earlier visit. */
export interface MergeJournal {
  readonly guestUid: string;
  /** The account that it goes to, once it is known. */
  readonly accountUid?: string | undefined;
  readonly at: MergeStep;
}

/** What the effects report about the session. */
type SessionReport =
  | {
      readonly type: 'START';
      readonly hint: RememberedUser | undefined;
      readonly returnTo: string | undefined;
    }
  | { readonly type: 'SLOW' }
  | { readonly type: 'OPEN_FAILED'; readonly error: AuthFailure }
  /** The provider is loaded; what the page was opened for. */
  | {
      readonly type: 'OPENED';
      readonly redirect?: {
        readonly providerId: string;
        readonly purpose: SignInPurpose;
        /** What to go on with after it. */
        readonly after?: PostSignInAction;
      };
      /** A cookie endpoint is configured. */
      readonly cookies: boolean;
      readonly canRedirect: boolean;
    }
  /** The provider has read its storage and, if it could, asked its server. */
  | {
      readonly type: 'RESTORED';
      readonly seen: UserWithRequiredActions | undefined;
      /** The token is valid: the server vouched for the session. */
      readonly confirmed: boolean;
      /** Why there is no user although one was remembered, when that is known. */
      readonly reason?: SignOutReason;
      readonly merge?: MergeJournal | undefined;
    }
  /** The provider's user became another one, or nobody. */
  | {
      readonly type: 'USER';
      readonly seen: UserWithRequiredActions | undefined;
      /** This tab asked for it. */
      readonly ours: boolean;
      /** Another tab of this browser recorded a sign-out. */
      readonly elsewhere: boolean;
    }
  /** A new token, a new snapshot of the same user, or both. */
  | {
      readonly type: 'TOKEN';
      readonly seen: UserWithRequiredActions;
      readonly claims: Readonly<Record<string, unknown>>;
    }
  | { readonly type: 'USER_REFRESHED'; readonly seen: UserWithRequiredActions }
  /** The provider no longer accepts the session. */
  | { readonly type: 'SESSION_INVALIDATED'; readonly reason: SignOutReason }
  | { readonly type: 'APP_DELETED'; readonly error: AuthFailure }
  | { readonly type: 'PENDING_WRITES'; readonly count: number; readonly command: SignOutCommand }
  | { readonly type: 'SIGN_OUT_STEP_DONE'; readonly step: SignOutStep }
  | { readonly type: 'SIGN_OUT_REFUSED'; readonly error: AuthFailure };

/** What the effects report about flows. */
type FlowReport =
  | { readonly type: 'RESOLVED'; readonly flowId: number; readonly result: OperationResult }
  | {
      readonly type: 'REJECTED';
      readonly flowId: number;
      readonly error: AuthFailure;
      /** The second factors to choose from. */
      readonly factors?: readonly SecondFactor[];
      /** The account that the failure is about. */
      readonly email?: string | undefined;
      /** How much a guest would bring along. */
      readonly items?: number | undefined;
    }
  | { readonly type: 'PASSWORD_CHECKED'; readonly flowId: number; readonly check: PasswordCheck }
  /** The page was opened by a sign-in link. */
  | { readonly type: 'LINK_OPENED'; readonly url: string; readonly email: string | undefined }
  | { readonly type: 'POPUP_FOCUS_BACK'; readonly flowId: number };

/** What the effects report about the other regions. */
type RegionReport =
  | { readonly type: 'ONLINE' }
  | { readonly type: 'OFFLINE' }
  /** The person looks at the page again. */
  | { readonly type: 'VISIBLE' }
  | { readonly type: 'COOKIE_POSTED' }
  | { readonly type: 'COOKIE_FAILED'; readonly httpStatus: number }
  | { readonly type: 'COOKIE_STALE'; readonly postedAt: number }
  | { readonly type: 'COOKIE_RETRY' }
  /** Another tab keeps the cookie fresh. */
  | { readonly type: 'COOKIE_ELSEWHERE' }
  | { readonly type: 'CLAIMS_FAILED' };

/** What the effects report. */
export type AuthReport = SessionReport | FlowReport | RegionReport;

/** Everything that can happen to the machine. */
export type AuthEvent = AuthCommand | AuthReport;
