/** Reason why the app ends a session. */
type SignOutCause = 'userRequest' | 'idleTimeout' | 'revoked';

/** Ends the session. */
export interface SignOutCommand {
  readonly type: 'SIGN_OUT';
  /** Throw unsent changes away without asking. @default false */
  readonly force?: boolean;
  /** Wait until unsent changes have been sent, however long that takes. @default false */
  readonly wait?: boolean;
  /** Also delete this device's copy of the data. @default false */
  readonly clearLocalData?: boolean;
  /** @default 'user' */
  readonly cause?: SignOutCause;
}

/** Flows that start with a form. */
export type FormType =
  | 'signIn'
  | 'signUp'
  | 'emailLink'
  | 'phone'
  | 'reset'
  | 'changeEmail'
  | 'changePassword'
  | 'enrollSms'
  | 'delete';

/**
 * Sign-in commands. For a signed-in user they link a method, or reauthenticate if that was
 * requested.
 */
type EntryCommand =
  | { readonly type: 'SIGN_IN'; readonly email: string; readonly password: string }
  | {
      readonly type: 'SIGN_UP';
      readonly email: string;
      readonly password: string;
      readonly displayName?: string;
    }
  | { readonly type: 'SIGN_IN_ANONYMOUSLY' }
  | { readonly type: 'CUSTOM_TOKEN'; readonly token: string }
  | { readonly type: 'SEND_LINK'; readonly email: string }
  /** An address that may be a sign-in link. */
  | { readonly type: 'OPEN_LINK'; readonly url: string }
  /** Email of the link's recipient, if this browser doesn't know it. */
  | { readonly type: 'LINK_EMAIL'; readonly email: string }
  /** Choice for a link while another user is signed in. */
  | { readonly type: 'LINK_CHOICE'; readonly choice: 'link' | 'signIn' }
  /** Loads the code of popups; call it before the click, on hover or focus. */
  | { readonly type: 'PREPARE' }
  /** Opens another provider's popup; call it in the click itself. */
  | { readonly type: 'POPUP'; readonly providerId: string }
  | { readonly type: 'REDIRECT'; readonly providerId: string }
  | { readonly type: 'SEND_SMS'; readonly phoneNumber: string }
  | { readonly type: 'CHOOSE_FACTOR'; readonly uid: string }
  /** A code from an SMS or an authenticator app, for the flow that waits for one. */
  | { readonly type: 'CODE'; readonly code: string; readonly name?: string }
  | { readonly type: 'PASSWORD'; readonly password: string }
  | { readonly type: 'MERGE'; readonly choice: 'merge' | 'useAccount' | 'keepGuest' }
  /**
   * Resumes a stopped merge; requires the password if the user must sign in to the account again.
   */
  | { readonly type: 'RESUME_MERGE'; readonly email?: string; readonly password?: string };

/** Commands of the account screens. */
type AccountCommand =
  | { readonly type: 'OPEN_ACTION'; readonly code: string }
  | { readonly type: 'SEND_RESET'; readonly email: string }
  | { readonly type: 'SEND_VERIFICATION' }
  | { readonly type: 'CHANGE_EMAIL'; readonly email: string }
  | { readonly type: 'CHANGE_PASSWORD'; readonly password: string }
  | {
      readonly type: 'UPDATE_PROFILE';
      readonly displayName?: string | null;
      readonly photoURL?: string | null;
    }
  | { readonly type: 'UNLINK'; readonly providerId: string }
  | { readonly type: 'ENROLL_TOTP' }
  | { readonly type: 'ENROLL_SMS'; readonly phoneNumber: string }
  | { readonly type: 'UNENROLL'; readonly uid: string }
  /** Ends the sessions on other devices; requires the account's current password. */
  | { readonly type: 'SIGN_OUT_OTHERS'; readonly password: string }
  | { readonly type: 'DELETE_ACCOUNT' };

/** A command of the interface. */
export type AuthCommand =
  | EntryCommand
  | AccountCommand
  | SignOutCommand
  /** Opens a form; cancels the current flow. */
  | { readonly type: 'OPEN_FORM'; readonly form: FormType; readonly email?: string }
  /** Sends the mail or SMS of the current flow again, once its pause is over. */
  | { readonly type: 'RESEND' }
  /** Returns to the form. */
  | { readonly type: 'BACK' }
  /** Cancels the flow; results of its operations are ignored. */
  | { readonly type: 'CANCEL' }
  /** Measures a password against the provider's policy while it is typed. */
  | { readonly type: 'CHECK_PASSWORD'; readonly password: string }
  /** Path to open after sign-in; `undefined` once it has been opened. */
  | { readonly type: 'RETURN_TO'; readonly path: string | undefined }
  /** Reloads the user, after a change made elsewhere. */
  | { readonly type: 'REFRESH' }
  /** The app learned that newer claims exist than the token has. */
  | { readonly type: 'CLAIMS_CHANGED' }
  /** The app's server reports that the session was revoked. */
  | { readonly type: 'REVOKED' }
  | { readonly type: 'ATTESTATION'; readonly status: 'loading' | 'ready' | 'failed' }
  | { readonly type: 'ATTESTATION_THROTTLED'; readonly until: number };
