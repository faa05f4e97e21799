export type { Clock } from './run/clock.ts';
export { type AuthMachine, createAuthMachine } from './machine/create-auth-machine.ts';
export type {
  AuthMachineOptions,
  ConnectivitySource,
  CookieEndpoint,
  MergeHooks,
  ProviderOptions,
  SessionHooks,
} from './run/options.ts';
export { type SignedInUid, signedInUid } from './machine/signed-in-uid.ts';
export { lastMethod } from './records/last-method.ts';
export type { RecordStorage } from './records/records.ts';
export { rememberedUser } from './records/remembered-user.ts';
export { type AuthBinding, type AuthSdk, bindAuth } from './run/binding.ts';
export { type AuthErrorCode, authErrors } from './state/auth-errors.ts';
export { type AuthState, initialState } from './state/auth-state.ts';
export type { Failure } from './state/failure.ts';
export type { Flow, FlowType } from './state/flow.ts';
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
export type { After, PasswordCheck, Purpose } from './state/flows/flow-base.ts';
export type {
  ConflictFlow,
  MergeFlow,
  MergeStep,
  ReauthFlow,
  SecondFactorFlow,
} from './state/flows/challenge-flows.ts';
export type { Attestation, Claims, Connectivity, TokenSync } from './state/regions.ts';
export {
  type ActiveSession,
  isActive,
  type OutReason,
  type Session,
  type SignedOutSession,
  type SigningOutSession,
  type SignOutStep,
} from './state/session.ts';
export type {
  Factor,
  LinkedMethod,
  UserWithTasks,
  Task,
  UserHint,
  UserSnapshot,
} from './state/user.ts';
export type { AuthEvent, AuthReport } from './transition/auth-event.ts';
export type { AuthCommand, FormType, SignOutCommand } from './transition/command.ts';
export type { Effect } from './transition/effect.ts';
export { type Step, transition } from './transition/transition.ts';
