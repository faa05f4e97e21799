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
} from './flows/challenge-flows.ts';

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

/** The flows of some kinds; a flow that several kinds share is narrowed to them. */
export type FlowOf<Kind extends FlowKind> = Narrowed<Flow, Kind>;

type Narrowed<One, Kind> = One extends { readonly kind: infer Own }
  ? Extract<Own, Kind> extends never
    ? never
    : One & { readonly kind: Extract<Own, Kind> }
  : never;
