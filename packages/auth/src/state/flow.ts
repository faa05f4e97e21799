import type { AuthFailure } from './failure.ts';
import type { PasswordCheck } from './password-check.ts';
import type { SignInPurpose } from './sign-in-purpose.ts';
import type { SecondFactor } from './user.ts';

// All flows are in one file, because a flow may contain the one that it interrupted.

/** Current sign-in or account flow; one at a time. */
export type AuthFlow =
  | IdleFlow
  | SignInFlow
  | SignUpFlow
  | GuestFlow
  | CustomTokenFlow
  | EmailLinkFlow
  | OAuthFlow
  | PhoneFlow
  | PasskeyFlow
  | SecondFactorFlow
  | ConflictFlow
  | ReauthFlow
  | MergeFlow
  | ActionFlow
  | MailFlow
  | ChangeFlow
  | EnrollFlow
  | DeleteFlow
  | SignOutFlow;

/** Names of the flows. */
export type FlowType = AuthFlow['type'];

/** The flows of some types; a flow that several types share is narrowed to them. */
export type FlowOf<Type extends FlowType> = Narrowed<AuthFlow, Type>;

type Narrowed<One, Type> = One extends { readonly type: infer Own }
  ? Extract<Own, Type> extends never
    ? never
    : One & { readonly type: Extract<Own, Type> }
  : never;

/** Action that runs after a sign-in has succeeded. */
export type PostSignInAction =
  /** Link the method that couldn't be used by itself to the account. */
  | {
      readonly type: 'link';
      /** Id of the flow that holds the credential. */
      readonly from: number;
      readonly providerId: string;
      readonly email: string | undefined;
    }
  /** Resume the operation that required a recent sign-in. */
  | { readonly type: 'resume'; readonly flow: AuthFlow };

/** Common properties of flows; results are matched by id, so one flow never receives another's. */
interface FlowBase {
  readonly id: number;
  readonly error?: AuthFailure;
  readonly after?: PostSignInAction;
}

/** No active flow. */
interface IdleFlow extends FlowBase {
  readonly type: 'idle';
}

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

/** The second factor of a sign-in. */
export interface SecondFactorFlow extends FlowBase {
  readonly type: 'secondFactor';
  readonly status: 'choose' | 'sending' | 'code' | 'verifying' | 'done';
  readonly factors: readonly SecondFactor[];
  /** Selected factor. */
  readonly factor: SecondFactor | undefined;
  readonly resendAt: number;
  /** The first factor, to start again from when the provider has forgotten it. */
  readonly first: AuthFlow;
}

/** The account exists with another method: sign in with that one, then link the new one. */
export interface ConflictFlow extends FlowBase {
  readonly type: 'conflict';
  readonly status: 'chooseMethod' | 'linking' | 'linkFailed' | 'done';
  /** Id of the flow that holds the credential. */
  readonly from: number;
  readonly providerId: string;
  readonly email: string | undefined;
}

/** Reauthentication before a sensitive operation, which then resumes automatically. */
export interface ReauthFlow extends FlowBase {
  readonly type: 'reauth';
  readonly status: 'chooseMethod' | 'submitting';
  /** Providers that this account can prove itself with. */
  readonly methods: readonly string[];
  readonly resume: AuthFlow;
}

/** Steps of bringing a guest's data to an account that exists. */
export type MergeStep = 'exporting' | 'signingIn' | 'importing' | 'switching' | 'cleaning';

/** A guest turned out to have an account already. */
export interface MergeFlow extends FlowBase {
  readonly type: 'merge';
  readonly status:
    | 'confirm'
    | MergeStep
    /** A step failed, or the page was closed: resume or discard. */
    | 'stopped'
    | 'done';
  /** Number of items to migrate; unknown after a reload. */
  readonly items: number | undefined;
  readonly guestUid: string;
  /** Uid of the target account, once known. */
  readonly accountUid?: string | undefined;
  /** The step to resume at. */
  readonly at: MergeStep;
  /** The user must sign in to the account again before the merge can continue. */
  readonly needsSignIn: boolean;
  readonly from: number;
  readonly email: string | undefined;
}

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

/** Account deletion: the data first, because afterward no one has access. */
export interface DeleteFlow extends FlowBase {
  readonly type: 'delete';
  readonly status: 'confirm' | 'deletingData' | 'submitting' | 'done';
}

/** Confirmation before unsent changes are discarded. */
export interface SignOutFlow extends FlowBase {
  readonly type: 'signOut';
  readonly status:
    | 'confirm'
    /** Signs out as soon as the changes have been sent. */
    | 'waiting'
    /** Waiting was no use: the changes can't be sent as they are. */
    | 'stuck';
  readonly pending: number;
  /** The device is wiped as well. */
  readonly wipe: boolean;
}
