import type { FlowBase, PasswordCheck } from './flow-base.ts';

/** What a link of an e-mail asks the app to do. */
export type ActionMode =
  | 'resetPassword'
  | 'verifyEmail'
  | 'recoverEmail'
  | 'verifyAndChangeEmail'
  | 'revertSecondFactorAddition';

/** A link of one of the provider's e-mails. */
export interface ActionFlow extends FlowBase {
  readonly type: 'action';
  readonly status:
    | 'checking'
    /** Only for a password: ask for the new one. */
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

/** A mail that the provider sends; the answer never tells whether an account exists. */
export interface MailFlow extends FlowBase {
  readonly type: 'reset' | 'verifyEmail' | 'changeEmail';
  readonly status: 'edit' | 'sending' | 'sent';
  readonly email: string;
  readonly resendAt: number;
}

/** A change to the account that is done in one call. */
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
    /** The secret is shown, or the code is on its way. */
    | 'code'
    | 'verifying'
    | 'done';
  /** For an authenticator app: as an address for a QR code, and to be typed. */
  readonly secret: { readonly uri: string; readonly key: string } | undefined;
  readonly phoneNumber: string;
  readonly resendAt: number;
}

/** Deleting the account: the data first, for afterwards nobody may. */
export interface DeleteFlow extends FlowBase {
  readonly type: 'delete';
  readonly status: 'confirm' | 'deletingData' | 'submitting' | 'done';
}

/** Asks before changes that were never sent are thrown away. */
export interface SignOutFlow extends FlowBase {
  readonly type: 'signOut';
  readonly status: 'confirm';
  readonly pending: number;
  /** The device is wiped as well. */
  readonly wipe: boolean;
}
