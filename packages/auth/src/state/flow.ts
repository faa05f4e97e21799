import type { Failure } from './failure.ts';

/** What every flow has: results of another flow's operations are never applied to it. */
interface FlowBase {
  readonly id: number;
  readonly error?: Failure;
}

/** Which requirements a typed password meets; `undefined` where the provider asks for nothing. */
export interface PasswordCheck {
  readonly valid: boolean;
  readonly minLength: number;
  readonly maxLength: number | undefined;
  readonly meets: {
    readonly minLength: boolean;
    readonly maxLength: boolean | undefined;
    readonly lowercase: boolean | undefined;
    readonly uppercase: boolean | undefined;
    readonly digit: boolean | undefined;
    readonly symbol: boolean | undefined;
  };
}

/** Signing in with e-mail and password. */
export interface SignInFlow extends FlowBase {
  readonly kind: 'signIn';
  readonly step: 'edit' | 'submitting' | 'done';
  readonly email: string;
}

/** Making an account; a guest keeps uid and data. */
export interface SignUpFlow extends FlowBase {
  readonly kind: 'signUp';
  readonly step: 'edit' | 'submitting' | 'done';
  readonly email: string;
  readonly password?: PasswordCheck;
}

/** Starting without an account. */
export interface GuestFlow extends FlowBase {
  readonly kind: 'guest';
  readonly step: 'submitting' | 'failed' | 'done';
}

/** Asks before changes that were never sent are thrown away. */
export interface SignOutFlow extends FlowBase {
  readonly kind: 'signOut';
  readonly step: 'confirm';
  readonly pending: number;
  /** The device is wiped as well. */
  readonly wipe: boolean;
}

/** What is being done about signing in or about the account; one at a time. */
export type Flow =
  | { readonly kind: 'idle'; readonly id: number }
  | SignInFlow
  | SignUpFlow
  | GuestFlow
  | SignOutFlow;

/** Names of the flows. */
export type FlowKind = Flow['kind'];
