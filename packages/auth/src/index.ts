export type { Clock } from './machine/clock.ts';
export { type AuthMachine, createAuthMachine } from './machine/create-auth-machine.ts';
export type {
  AuthMachineOptions,
  ConnectivitySource,
  CookieEndpoint,
  SessionHooks,
} from './machine/options.ts';
export type { RecordStorage } from './records/records.ts';
export { type AuthBinding, type AuthSdk, bindAuth } from './run/binding.ts';
export { type AuthState, initialState } from './state/auth-state.ts';
export type { Failure } from './state/failure.ts';
export type {
  Flow,
  FlowKind,
  GuestFlow,
  PasswordCheck,
  SignInFlow,
  SignOutFlow,
  SignUpFlow,
} from './state/flow.ts';
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
export type { Factor, LinkedMethod, SeenUser, Task, UserHint, UserSnapshot } from './state/user.ts';
export type { AuthCommand, AuthEvent } from './transition/auth-event.ts';
export type { Effect } from './transition/effect.ts';
export { type Step, transition } from './transition/transition.ts';
