import type { SignOutStep } from '../state/session.ts';
import type { RememberedUser } from '../state/user.ts';
import type { AuthReport, MergeJournal } from './auth-event.ts';
import type { SignOutCommand } from './command.ts';
import type { Operation } from './operation.ts';

/** Side effect requested by a transition; transitions run none themselves. */
export type AuthEffect =
  /** Load the provider, restore the session, then watch it. */
  | { readonly type: 'open' }
  /** Load the provider only. */
  | { readonly type: 'prepare' }
  | { readonly type: 'run'; readonly flowId: number; readonly operation: Operation }
  /** Store a sign-in link for this flow, outside the published state. */
  | { readonly type: 'holdLink'; readonly flowId: number; readonly url: string }
  /** Store the password of a merge's target account. */
  | {
      readonly type: 'holdPassword';
      readonly flowId: number;
      readonly email: string;
      readonly password: string;
    }
  /** Find out whether an address is a sign-in link. */
  | { readonly type: 'readLink'; readonly url: string }
  /** Repeat an earlier flow's operation. */
  | { readonly type: 'rerun'; readonly from: number; readonly flowId: number }
  /** Undo a late sign-in of this flow. */
  | { readonly type: 'cancelSignIn'; readonly flowId: number }
  | { readonly type: 'checkPassword'; readonly flowId: number; readonly password: string }
  /** Request a token, optionally a new one. */
  | { readonly type: 'confirm'; readonly force: boolean }
  | { readonly type: 'reload' }
  /** Sign out a user whom the provider rejects. */
  | { readonly type: 'dropUser' }
  | { readonly type: 'countPendingWrites'; readonly command: SignOutCommand }
  /** Count again once the changes have been sent, unless the flow was cancelled meanwhile. */
  | {
      readonly type: 'awaitPendingWrites';
      readonly flowId: number;
      readonly command: SignOutCommand;
    }
  | { readonly type: 'signOutStep'; readonly step: SignOutStep }
  | { readonly type: 'remember'; readonly hint: RememberedUser }
  /**
   * Record that the user signed out deliberately, so that the next start doesn't report a lost
   * session.
   */
  | { readonly type: 'forget' }
  | { readonly type: 'rememberReturn'; readonly path: string | undefined }
  | { readonly type: 'journal'; readonly merge: MergeJournal | undefined }
  | { readonly type: 'postCookie' }
  /** Report an event after `ms` milliseconds. */
  | { readonly type: 'later'; readonly ms: number; readonly report: AuthReport };

/** Collects effects during a transition. */
export type Emit = (effect: AuthEffect) => void;
