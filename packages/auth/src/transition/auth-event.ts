import type { AuthFailure } from '../state/failure.ts';
import type { MergeStep, PostSignInAction } from '../state/flow.ts';
import type { PasswordCheck } from '../state/password-check.ts';
import type { SignInPurpose } from '../state/sign-in-purpose.ts';
import type { SignOutReason, SignOutStep } from '../state/session.ts';
import type { SecondFactor, UserWithRequiredActions, RememberedUser } from '../state/user.ts';
import type { AuthCommand, SignOutCommand } from './command.ts';
import type { OperationResult } from './operation.ts';

/** An unfinished merge of an earlier visit. */
export interface MergeJournal {
  readonly guestUid: string;
  /** Uid of the target account, once known. */
  readonly accountUid?: string | undefined;
  readonly at: MergeStep;
}

/** Reports of effects about the session. */
type SessionReport =
  | {
      readonly type: 'START';
      readonly hint: RememberedUser | undefined;
      readonly returnTo: string | undefined;
    }
  | { readonly type: 'SLOW' }
  | { readonly type: 'OPEN_FAILED'; readonly error: AuthFailure }
  /** The provider is loaded; contains the redirect that opened the page, if any. */
  | {
      readonly type: 'OPENED';
      readonly redirect?: {
        readonly providerId: string;
        readonly purpose: SignInPurpose;
        /** Action to resume afterward. */
        readonly after?: PostSignInAction;
      };
      /** A cookie endpoint is configured. */
      readonly cookies: boolean;
      readonly canRedirect: boolean;
    }
  /** The provider has read its storage and, if possible, asked its server. */
  | {
      readonly type: 'RESTORED';
      readonly seen: UserWithRequiredActions | undefined;
      /** The token is valid: the server vouched for the session. */
      readonly confirmed: boolean;
      /** Reason why a remembered user is missing, if known. */
      readonly reason?: SignOutReason;
      /** User whose session the previous page ended. */
      readonly last?: RememberedUser;
      /** Number of changes that the device keeps for that user. */
      readonly unsent?: number;
      readonly merge?: MergeJournal | undefined;
    }
  /** The provider's user changed or signed out. */
  | {
      readonly type: 'USER';
      readonly seen: UserWithRequiredActions | undefined;
      /** Whether this tab caused the change. */
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

/** Reports of effects about flows. */
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
      /** Number of a guest's items to merge. */
      readonly items?: number | undefined;
    }
  | { readonly type: 'PASSWORD_CHECKED'; readonly flowId: number; readonly check: PasswordCheck }
  /** The page was opened by a sign-in link. */
  | { readonly type: 'LINK_OPENED'; readonly url: string; readonly email: string | undefined }
  | { readonly type: 'POPUP_FOCUS_BACK'; readonly flowId: number };

/** Reports of effects about the other regions. */
type RegionReport =
  | { readonly type: 'ONLINE' }
  | { readonly type: 'OFFLINE' }
  /** The page became visible. */
  | { readonly type: 'VISIBLE' }
  | { readonly type: 'COOKIE_POSTED' }
  | { readonly type: 'COOKIE_FAILED'; readonly httpStatus: number }
  | { readonly type: 'COOKIE_STALE'; readonly postedAt: number }
  | { readonly type: 'COOKIE_RETRY' }
  /** Another tab refreshes the cookie. */
  | { readonly type: 'COOKIE_ELSEWHERE' }
  | { readonly type: 'CLAIMS_FAILED' };

/** Reports of effects. */
export type AuthReport = SessionReport | FlowReport | RegionReport;

/** Every event of the machine. */
export type AuthEvent = AuthCommand | AuthReport;
