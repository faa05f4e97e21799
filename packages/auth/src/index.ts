export type { Clock } from './run/clock.ts';
export { type AuthMachine, createAuthMachine } from './machine/create-auth-machine.ts';
export type {
  AuthMachineOptions,
  ConnectivitySource,
  CookieEndpoint,
  MergeHooks,
  OAuthProviderOptions,
  PreviousEnd,
  SessionHooks,
  StoredUserErrorSource,
} from './run/options.ts';
export { type SignedInUid, signedInUid } from './machine/signed-in-uid.ts';
export { getLastSignInMethod } from './records/get-last-sign-in-method.ts';
export type { RecordStorage } from './records/records.ts';
export { forgetRememberedUser } from './records/forget-remembered-user.ts';
export { getRememberedUser } from './records/get-remembered-user.ts';
export { type AuthAdapter, type AuthSdk, createAuthAdapter } from './run/auth-adapter.ts';
export { type AuthErrorCode, authErrors } from './state/auth-errors.ts';
export { type AuthState, initialState } from './state/auth-state.ts';
export type { AuthFailure } from './state/failure.ts';
export type {
  ActionFlow,
  ActionMode,
  AuthFlow,
  ChangeFlow,
  ConflictFlow,
  CustomTokenFlow,
  DeleteFlow,
  EmailLinkFlow,
  EnrollFlow,
  FlowType,
  GuestFlow,
  MailFlow,
  MergeFlow,
  MergeStep,
  OAuthFlow,
  PasskeyFlow,
  PhoneFlow,
  PostSignInAction,
  ReauthFlow,
  SecondFactorFlow,
  SignInFlow,
  SignOutFlow,
  SignUpFlow,
} from './state/flow.ts';
export type { PasswordCheck } from './state/password-check.ts';
export type { SignInPurpose } from './state/sign-in-purpose.ts';
export type { Attestation, TokenClaims, Connectivity, TokenSync } from './state/regions.ts';
export {
  type ActiveSession,
  isSignedIn,
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
