import type {
  ActionFlow,
  ChangeFlow,
  DeleteFlow,
  EnrolFlow,
  MailFlow,
  SignOutFlow,
} from './flows/account-flows.ts';
import type {
  CustomTokenFlow,
  EmailLinkFlow,
  GuestFlow,
  OAuthFlow,
  PasskeyFlow,
  PhoneFlow,
  SignInFlow,
  SignUpFlow,
} from './flows/entry-flows.ts';
import type { FlowBase } from './flows/flow-base.ts';
import type {
  ConflictFlow,
  MergeFlow,
  ReauthFlow,
  SecondFactorFlow,
} from './flows/middle-flows.ts';

/** Nothing is being done. */
export interface IdleFlow extends FlowBase {
  readonly kind: 'idle';
}

/** What is being done about signing in or about the account; one at a time. */
export type Flow =
  | IdleFlow
  | SignInFlow
  | SignUpFlow
  | GuestFlow
  | CustomTokenFlow
  | EmailLinkFlow
  | OAuthFlow
  | PhoneFlow
  | PasskeyFlow
  | SecondFactorFlow
  | ConflictFlow
  | ReauthFlow
  | MergeFlow
  | ActionFlow
  | MailFlow
  | ChangeFlow
  | EnrolFlow
  | DeleteFlow
  | SignOutFlow;

/** Names of the flows. */
export type FlowKind = Flow['kind'];
