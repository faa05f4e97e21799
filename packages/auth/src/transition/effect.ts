import type { SignOutStep } from '../state/session.ts';
import type { UserHint } from '../state/user.ts';
import type { AuthReport, MergeJournal } from './auth-event.ts';
import type { SignOutCommand } from './command.ts';
import type { Operation } from './operation.ts';

/** What the machine wants done; the transition only names it. */
export type Effect =
  /** Load the provider, restore the session, then watch it. */
  | { readonly effect: 'open' }
  /** Only load the provider. */
  | { readonly effect: 'prepare' }
  | { readonly effect: 'run'; readonly flowId: number; readonly operation: Operation }
  /** Keep a sign-in link for this flow, out of the published state. */
  | { readonly effect: 'holdLink'; readonly flowId: number; readonly url: string }
  /** Keep what signs in to the account that a merge goes to. */
  | {
      readonly effect: 'holdPassword';
      readonly flowId: number;
      readonly email: string;
      readonly password: string;
    }
  /** Find out whether an address is a sign-in link. */
  | { readonly effect: 'readLink'; readonly url: string }
  /** Run once more what an earlier flow ran. */
  | { readonly effect: 'rerun'; readonly from: number; readonly flowId: number }
  /** A late success of this flow must not sign anybody in. */
  | { readonly effect: 'veto'; readonly flowId: number }
  | { readonly effect: 'checkPassword'; readonly flowId: number; readonly password: string }
  /** Ask the provider for a token, forcing a new one or not. */
  | { readonly effect: 'confirm'; readonly force: boolean }
  | { readonly effect: 'reload' }
  /** Make the provider forget a user whom it refuses. */
  | { readonly effect: 'dropUser' }
  | { readonly effect: 'countPendingWrites'; readonly command: SignOutCommand }
  | { readonly effect: 'signOutStep'; readonly step: SignOutStep }
  | { readonly effect: 'remember'; readonly hint: UserHint }
  /** Record that the user left on purpose, so that the next start does not report a loss. */
  | { readonly effect: 'forget' }
  | { readonly effect: 'rememberReturn'; readonly path: string | undefined }
  | { readonly effect: 'journal'; readonly merge: MergeJournal | undefined }
  | { readonly effect: 'postCookie' }
  /** Report this after so many ms. */
  | { readonly effect: 'later'; readonly ms: number; readonly report: AuthReport };

/** Collects effects during a transition. */
export type Emit = (effect: Effect) => void;
