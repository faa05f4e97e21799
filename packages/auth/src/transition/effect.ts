import type { SignOutStep } from '../state/session.ts';
import type { RememberedUser } from '../state/user.ts';
import type { AuthReport, MergeJournal } from './auth-event.ts';
import type { SignOutCommand } from './command.ts';
import type { Operation } from './operation.ts';

/** What the machine wants done; the transition only names it. */
export type AuthEffect =
  /** Load the provider, restore the session, then watch it. */
  | { readonly type: 'open' }
  /** Only load the provider. */
  | { readonly type: 'prepare' }
  | { readonly type: 'run'; readonly flowId: number; readonly operation: Operation }
  /** Keep a sign-in link for this flow, out of the published state. */
  | { readonly type: 'holdLink'; readonly flowId: number; readonly url: string }
  /** Keep what signs in to the account that a merge goes to. */
  | {
      readonly type: 'holdPassword';
      readonly flowId: number;
      readonly email: string;
      readonly password: string;
    }
  /** Find out whether an address is a sign-in link. */
  | { readonly type: 'readLink'; readonly url: string }
  /** Run once more what an earlier flow ran. */
  | { readonly type: 'rerun'; readonly from: number; readonly flowId: number }
  /** A late success of this flow must not sign anybody in. */
  | { readonly type: 'cancelSignIn'; readonly flowId: number }
  | { readonly type: 'checkPassword'; readonly flowId: number; readonly password: string }
  /** Ask the provider for a token, forcing a new one or not. */
  | { readonly type: 'confirm'; readonly force: boolean }
  | { readonly type: 'reload' }
  /** Make the provider forget a user whom it refuses. */
  | { readonly type: 'dropUser' }
  | { readonly type: 'countPendingWrites'; readonly command: SignOutCommand }
  | { readonly type: 'signOutStep'; readonly step: SignOutStep }
  | { readonly type: 'remember'; readonly hint: RememberedUser }
  /** Record that the user left on purpose, so that the next start does not report a loss. */
  | { readonly type: 'forget' }
  | { readonly type: 'rememberReturn'; readonly path: string | undefined }
  | { readonly type: 'journal'; readonly merge: MergeJournal | undefined }
  | { readonly type: 'postCookie' }
  /** Report this after so many ms. */
  | { readonly type: 'later'; readonly ms: number; readonly report: AuthReport };

/** Collects effects during a transition. */
export type Emit = (effect: AuthEffect) => void;
