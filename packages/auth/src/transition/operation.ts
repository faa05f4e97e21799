import type { SignInPurpose } from '../state/sign-in-purpose.ts';
import type { ActionMode, MergeStep } from '../state/flow.ts';
import type { UserWithRequiredActions } from '../state/user.ts';

/** One call to the provider, as data. Its secrets are never stored in the published state. */
export type Operation =
  | { readonly type: 'guest' }
  | { readonly type: 'signIn'; readonly email: string; readonly password: string }
  | {
      readonly type: 'signUp';
      readonly email: string;
      readonly password: string;
      readonly displayName?: string | undefined;
    }
  | { readonly type: 'customToken'; readonly token: string }
  | { readonly type: 'sendLink'; readonly email: string }
  /** Completes the sign-in with the link that the flow holds. */
  | { readonly type: 'completeLink'; readonly email: string; readonly purpose: SignInPurpose }
  | { readonly type: 'popup'; readonly providerId: string; readonly purpose: SignInPurpose }
  | { readonly type: 'redirect'; readonly providerId: string; readonly purpose: SignInPurpose }
  | { readonly type: 'sendSms'; readonly phoneNumber: string }
  | { readonly type: 'verifySms'; readonly code: string; readonly purpose: SignInPurpose }
  | { readonly type: 'sendFactorSms'; readonly factor: string }
  | { readonly type: 'verifyFactor'; readonly factor: string; readonly code: string }
  /** Links the credential that another flow holds. */
  | { readonly type: 'linkHeld'; readonly from: number }
  /** Signs in with the credential that another flow holds. */
  | { readonly type: 'switchHeld'; readonly from: number }
  | { readonly type: 'reauthPassword'; readonly password: string }
  | {
      readonly type: 'merge';
      readonly step: MergeStep;
      readonly guestUid: string;
      /** Id of the flow that holds the account's credential. */
      readonly from: number;
    }
  | { readonly type: 'checkAction'; readonly code: string }
  /** Applies the code that was checked. */
  | { readonly type: 'applyAction'; readonly mode: ActionMode; readonly password?: string }
  | { readonly type: 'sendReset'; readonly email: string }
  | { readonly type: 'sendVerification' }
  | { readonly type: 'changeEmail'; readonly email: string }
  | { readonly type: 'changePassword'; readonly password: string }
  | {
      readonly type: 'updateProfile';
      readonly displayName?: string | null | undefined;
      readonly photoURL?: string | null | undefined;
    }
  | { readonly type: 'startTotp' }
  | { readonly type: 'sendEnrollSms'; readonly phoneNumber: string }
  | {
      readonly type: 'finishEnroll';
      readonly method: 'enrollTotp' | 'enrollSms';
      readonly code: string;
      readonly name: string;
    }
  | { readonly type: 'unenroll'; readonly factor: string }
  | { readonly type: 'unlink'; readonly providerId: string }
  | { readonly type: 'signOutOthers'; readonly password: string }
  | { readonly type: 'deleteData' }
  | { readonly type: 'deleteUser' };

/** Result of an operation. */
export interface OperationResult {
  /** The user after it. */
  readonly seen?: UserWithRequiredActions;
  /** Action of an email link, and the address concerned. */
  readonly action?: { readonly mode: ActionMode; readonly email: string | undefined };
  /** Uid of a merge's target account. */
  readonly accountUid?: string;
  /** When a mail may be sent again, in ms since 1970, if not after the usual pause. */
  readonly resendAt?: number | undefined;
  readonly secret?: { readonly uri: string; readonly key: string };
}
