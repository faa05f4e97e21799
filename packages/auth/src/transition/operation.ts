import type { Purpose } from '../state/flows/flow-base.ts';
import type { ActionMode } from '../state/flows/account-flows.ts';
import type { MergeStep } from '../state/flows/challenge-flows.ts';
import type { SeenUser } from '../state/user.ts';

/** One call to the provider, as data. Its secrets are never kept in the published state. */
export type Operation =
  | { readonly op: 'guest' }
  | { readonly op: 'signIn'; readonly email: string; readonly password: string }
  | {
      readonly op: 'signUp';
      readonly email: string;
      readonly password: string;
      readonly displayName?: string | undefined;
    }
  | { readonly op: 'customToken'; readonly token: string }
  | { readonly op: 'sendLink'; readonly email: string }
  /** With the link that the flow holds. */
  | { readonly op: 'completeLink'; readonly email: string; readonly purpose: Purpose }
  | { readonly op: 'popup'; readonly providerId: string; readonly purpose: Purpose }
  | { readonly op: 'redirect'; readonly providerId: string; readonly purpose: Purpose }
  | { readonly op: 'sendSms'; readonly phoneNumber: string }
  | { readonly op: 'verifySms'; readonly code: string; readonly purpose: Purpose }
  | { readonly op: 'sendFactorSms'; readonly factor: string }
  | { readonly op: 'verifyFactor'; readonly factor: string; readonly code: string }
  /** Adds the credential that another flow had to leave aside. */
  | { readonly op: 'linkHeld'; readonly from: number }
  /** Signs in with the credential that another flow had to leave aside. */
  | { readonly op: 'switchHeld'; readonly from: number }
  | { readonly op: 'reauthPassword'; readonly password: string }
  | {
      readonly op: 'merge';
      readonly step: MergeStep;
      readonly guestUid: string;
      /** The flow whose credential signs in to the account. */
      readonly from: number;
    }
  | { readonly op: 'checkAction'; readonly code: string }
  /** With the code that was checked. */
  | { readonly op: 'applyAction'; readonly mode: ActionMode; readonly password?: string }
  | { readonly op: 'sendReset'; readonly email: string }
  | { readonly op: 'sendVerification' }
  | { readonly op: 'changeEmail'; readonly email: string }
  | { readonly op: 'changePassword'; readonly password: string }
  | {
      readonly op: 'updateProfile';
      readonly displayName?: string | null | undefined;
      readonly photoURL?: string | null | undefined;
    }
  | { readonly op: 'startTotp' }
  | { readonly op: 'sendEnrolSms'; readonly phoneNumber: string }
  | {
      readonly op: 'finishEnrol';
      readonly kind: 'enrolTotp' | 'enrolSms';
      readonly code: string;
      readonly name: string;
    }
  | { readonly op: 'unenrol'; readonly factor: string }
  | { readonly op: 'unlink'; readonly providerId: string }
  | { readonly op: 'signOutOthers'; readonly password: string }
  | { readonly op: 'deleteData' }
  | { readonly op: 'deleteUser' };

/** What an operation brought about. */
export interface OperationResult {
  /** The user after it. */
  readonly seen?: SeenUser;
  /** What a link of an e-mail asks for, and whom it concerns. */
  readonly action?: { readonly mode: ActionMode; readonly email: string | undefined };
  /** The account that a merge goes to. */
  readonly accountUid?: string;
  /** When a mail may be sent again, in ms since 1970, if not after the usual pause. */
  readonly resendAt?: number | undefined;
  readonly secret?: { readonly uri: string; readonly key: string };
}
