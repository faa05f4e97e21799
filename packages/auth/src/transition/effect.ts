import type { SignOutStep } from '../state/session.ts';
import type { UserHint } from '../state/user.ts';
import type { SignOutCommand } from './auth-event.ts';
import type { Operation } from './operation.ts';

/** What the machine wants done; the transition only names it. */
export type Effect =
  /** Load the provider, restore the session, then watch it. */
  | { readonly effect: 'open' }
  | { readonly effect: 'run'; readonly flowId: number; readonly operation: Operation }
  /** A late success of this flow must not sign anybody in. */
  | { readonly effect: 'veto'; readonly flowId: number }
  | { readonly effect: 'checkPassword'; readonly flowId: number; readonly password: string }
  /** Ask the provider for a token, forcing a new one or not. */
  | { readonly effect: 'confirm'; readonly force: boolean }
  | { readonly effect: 'reload' }
  | { readonly effect: 'countPendingWrites'; readonly command: SignOutCommand }
  | { readonly effect: 'signOutStep'; readonly step: SignOutStep }
  | { readonly effect: 'remember'; readonly hint: UserHint }
  /** Record that the user left on purpose, so that the next start does not report a loss. */
  | { readonly effect: 'forget' }
  | { readonly effect: 'rememberReturn'; readonly path: string | undefined };

/** Collects effects during a transition. */
export type Emit = (effect: Effect) => void;
