import type {
  ActionFlow,
  ChangeFlow,
  DeleteFlow,
  EnrollFlow,
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

/** No active flow. */
export interface IdleFlow extends FlowBase {
  readonly type: 'idle';
}

/** Current sign-in or account flow; one at a time. */
export type AuthFlow =
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
  | EnrollFlow
  | DeleteFlow
  | SignOutFlow;

/** Names of the flows. */
export type FlowType = AuthFlow['type'];

/** The flows of some types; a flow that several types share is narrowed to them. */
export type FlowOf<Type extends FlowType> = Narrowed<AuthFlow, Type>;

type Narrowed<One, Type> = One extends { readonly type: infer Own }
  ? Extract<Own, Type> extends never
    ? never
    : One & { readonly type: Extract<Own, Type> }
  : never;
