export type { Clock } from './run/clock.ts';
export { type AuthMachine, createAuthMachine } from './machine/create-auth-machine.ts';
export type {
  AuthMachineOptions,
  ConnectivitySource,
  CookieEndpoint,
  MergeHooks,
  OAuthProviderOptions,
  SessionHooks,
  StoredUserErrorSource,
} from './run/options.ts';
export { type SignedInUid, signedInUid } from './machine/signed-in-uid.ts';
export { getLastSignInMethod } from './records/get-last-sign-in-method.ts';
export type { RecordStorage } from './records/records.ts';
export { getRememberedUser } from './records/get-remembered-user.ts';
export { type AuthAdapter, type AuthSdk, createAuthAdapter } from './run/auth-adapter.ts';
export { type AuthErrorCode, authErrors } from './state/auth-errors.ts';
export { type AuthState, initialState } from './state/auth-state.ts';
export type { AuthFailure } from './state/failure.ts';
export type { AuthFlow, FlowType } from './state/flow.ts';
export type {
  ActionFlow,
  ActionMode,
  ChangeFlow,
  DeleteFlow,
  EnrollFlow,
  MailFlow,
  SignOutFlow,
} from './state/flows/account-flows.ts';
export type {
  CustomTokenFlow,
  EmailLinkFlow,
  GuestFlow,
  OAuthFlow,
  PasskeyFlow,
  PhoneFlow,
  SignInFlow,
  SignUpFlow,
} from './state/flows/entry-flows.ts';
export type { PostSignInAction, PasswordCheck, SignInPurpose } from './state/flows/flow-base.ts';
export type {
  ConflictFlow,
  MergeFlow,
  MergeStep,
  ReauthFlow,
  SecondFactorFlow,
} from './state/flows/challenge-flows.ts';
export type { Attestation, TokenClaims, Connectivity, TokenSync } from './state/regions.ts';
export {
  type ActiveSession,
  isActive,
  type SignOutReason,
  type Session,
  type SignedOutSession,
  type SigningOutSession,
  type SignOutStep,
} from './state/session.ts';
export type {
  SecondFactor,
  LinkedMethod,
  UserWithRequiredActions,
  RequiredAction,
  RememberedUser,
  UserSnapshot,
} from './state/user.ts';
export type { AuthEvent, AuthReport } from './transition/auth-event.ts';
export type { AuthCommand, FormType, SignOutCommand } from './transition/command.ts';
export type { AuthEffect } from './transition/effect.ts';
export { type TransitionResult, transition } from './transition/transition.ts';
