import type { FlowBase, PasswordCheck, SignInPurpose } from './flow-base.ts';

/** Signing in with e-mail and password. */
export interface SignInFlow extends FlowBase {
  readonly type: 'signIn';
  readonly status: 'edit' | 'submitting' | 'done';
  readonly email: string;
}

/** Account creation; a guest keeps uid and data. */
export interface SignUpFlow extends FlowBase {
  readonly type: 'signUp';
  readonly status: 'edit' | 'submitting' | 'done';
  readonly email: string;
  readonly password?: PasswordCheck;
}

/** Starting without an account. */
export interface GuestFlow extends FlowBase {
  readonly type: 'guest';
  readonly status: 'submitting' | 'failed' | 'done';
}

/** Sign-in with a token that the app's server created. */
export interface CustomTokenFlow extends FlowBase {
  readonly type: 'customToken';
  readonly status: 'submitting' | 'failed' | 'done';
}

/** A link sent by e-mail, opened here or elsewhere. */
export interface EmailLinkFlow extends FlowBase {
  readonly type: 'emailLink';
  readonly status:
    | 'edit'
    | 'sending'
    | 'sent'
    /** This browser doesn't know the email of the link: ask for it. */
    | 'needsEmail'
    /** Another user is signed in: link, switch or cancel. */
    | 'wrongSession'
    | 'completing'
    /** Expired or used: offer a new one. */
    | 'spent'
    | 'done';
  readonly purpose: SignInPurpose;
  readonly email: string;
  /** When it may be sent again, in ms since 1970. */
  readonly resendAt: number;
}

/** An account of another provider, in a popup or by redirect. */
export interface OAuthFlow extends FlowBase {
  readonly type: 'oauth';
  readonly status:
    | 'edit'
    | 'popupOpen'
    /** The page regained focus without a result; the provider reports that only seconds later. */
    | 'popupGrace'
    /** The browser blocked the popup: try again, or use the redirect if `canRedirect`. */
    | 'blocked'
    | 'redirecting'
    | 'returning'
    /** The redirect returned without a result. */
    | 'lost'
    /** This method can't work here: offer others. */
    | 'unavailable'
    | 'done';
  readonly purpose: SignInPurpose;
  readonly providerId: string;
  readonly canRedirect: boolean;
}

/** A code sent to a phone. */
export interface PhoneFlow extends FlowBase {
  readonly type: 'phone';
  readonly status: 'edit' | 'sending' | 'codeSent' | 'verifying' | 'done';
  readonly purpose: SignInPurpose;
  readonly phoneNumber: string;
  readonly resendAt: number;
}

/** Reserved: the provider's web SDK has no passkeys yet. */
export interface PasskeyFlow extends FlowBase {
  readonly type: 'passkey';
  readonly status: 'unsupported';
}
