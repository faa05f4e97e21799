import type { FlowBase, PasswordCheck } from './flow-base.ts';

/** Action of an email link. */
export type ActionMode =
  | 'resetPassword'
  | 'verifyEmail'
  | 'recoverEmail'
  | 'verifyAndChangeEmail'
  | 'revertSecondFactorAddition';

/** An action link in one of the provider's emails. */
export interface ActionFlow extends FlowBase {
  readonly type: 'action';
  readonly status:
    | 'checking'
    /** Only for `resetPassword`: asks for the new password. */
    | 'edit'
    | 'applying'
    /** Expired or used: offer a new mail. */
    | 'spent'
    | 'failed'
    | 'done';
  readonly mode: ActionMode | undefined;
  readonly email: string | undefined;
  readonly password?: PasswordCheck;
}

/** A mail that the provider sends; the result doesn't reveal whether an account exists. */
export interface MailFlow extends FlowBase {
  readonly type: 'reset' | 'verifyEmail' | 'changeEmail';
  readonly status: 'edit' | 'sending' | 'sent';
  readonly email: string;
  readonly resendAt: number;
}

/** An account change made in one call. */
export interface ChangeFlow extends FlowBase {
  readonly type: 'changePassword' | 'profile' | 'unlink' | 'unenroll' | 'signOutOthers';
  readonly status: 'edit' | 'submitting' | 'done';
  readonly password?: PasswordCheck;
}

/** Adding a second factor. */
export interface EnrollFlow extends FlowBase {
  readonly type: 'enrollTotp' | 'enrollSms';
  readonly status:
    | 'edit'
    /** The provider only protects a confirmed e-mail. */
    | 'needsVerifiedEmail'
    | 'starting'
    /** The secret is shown, or the code is being sent. */
    | 'code'
    | 'verifying'
    | 'done';
  /** Secret for an authenticator app: as a URI for a QR code, and as a key to type. */
  readonly secret: { readonly uri: string; readonly key: string } | undefined;
  readonly phoneNumber: string;
  readonly resendAt: number;
}

/** Account deletion: the data first, because afterwards no one has access. */
export interface DeleteFlow extends FlowBase {
  readonly type: 'delete';
  readonly status: 'confirm' | 'deletingData' | 'submitting' | 'done';
}

/** Confirmation before unsent changes are discarded. */
export interface SignOutFlow extends FlowBase {
  readonly type: 'signOut';
  readonly status: 'confirm';
  readonly pending: number;
  /** The device is wiped as well. */
  readonly wipe: boolean;
}
