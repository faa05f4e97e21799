/** Why the app ends a session. */
export type SignOutCause = 'userRequest' | 'idleTimeout' | 'revoked';

/** Ends the session. */
export interface SignOutCommand {
  readonly type: 'SIGN_OUT';
  /** Throw unsent changes away without asking. @default false */
  readonly force?: boolean;
  /** Also remove what this device keeps. @default false */
  readonly clearLocalData?: boolean;
  /** @default 'user' */
  readonly cause?: SignOutCause;
}

/** Flows that begin with a form. */
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

/** Ways to sign in. While somebody is signed in they add a method; while that is asked for, they prove who is there. */
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
  /** Whom the link was sent to, when this browser does not know. */
  | { readonly type: 'LINK_EMAIL'; readonly email: string }
  /** What to do with a link while somebody else is signed in. */
  | { readonly type: 'LINK_CHOICE'; readonly choice: 'link' | 'signIn' }
  /** Loads what a popup needs; call it before the click, on hover or focus. */
  | { readonly type: 'PREPARE' }
  /** Opens another provider's popup; call it in the click itself. */
  | { readonly type: 'POPUP'; readonly providerId: string }
  | { readonly type: 'REDIRECT'; readonly providerId: string }
  | { readonly type: 'SEND_SMS'; readonly phoneNumber: string }
  | { readonly type: 'CHOOSE_FACTOR'; readonly uid: string }
  /** A code from an SMS or an authenticator app, for whichever flow waits for one. */
  | { readonly type: 'CODE'; readonly code: string; readonly name?: string }
  | { readonly type: 'PASSWORD'; readonly password: string }
  | { readonly type: 'MERGE'; readonly choice: 'merge' | 'useAccount' | 'keepGuest' }
  /** Goes on with a merge that stopped; with a password when the account must be signed in to again. */
  | { readonly type: 'RESUME_MERGE'; readonly email?: string; readonly password?: string };

/** What one does to one's account. */
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
  /** Ends the sessions on other devices; with the password that the account has. */
  | { readonly type: 'SIGN_OUT_OTHERS'; readonly password: string }
  | { readonly type: 'DELETE_ACCOUNT' };

/** What the interface asks for. */
export type AuthCommand =
  | EntryCommand
  | AccountCommand
  | SignOutCommand
  /** Opens a form; what ran before is cancelled. */
  | { readonly type: 'OPEN_FORM'; readonly form: FormType; readonly email?: string }
  /** Sends the mail or SMS of the current flow again, once its pause is over. */
  | { readonly type: 'RESEND' }
  /** One step back, to the form. */
  | { readonly type: 'BACK' }
  /** Leaves the flow; what it started is no longer applied. */
  | { readonly type: 'CANCEL' }
  /** Measures a password against the provider's policy while it is typed. */
  | { readonly type: 'CHECK_PASSWORD'; readonly password: string }
  /** Where to go once signed in; `undefined` after having gone there. */
  | { readonly type: 'RETURN_TO'; readonly path: string | undefined }
  /** Reads the user again, after a change made elsewhere. */
  | { readonly type: 'REFRESH' }
  /** The app learned that newer claims exist than the token has. */
  | { readonly type: 'CLAIMS_CHANGED' }
  /** The app's server says that the session was revoked. */
  | { readonly type: 'REVOKED' }
  | { readonly type: 'ATTESTATION'; readonly status: 'loading' | 'ready' | 'failed' }
  | { readonly type: 'ATTESTATION_THROTTLED'; readonly until: number };
