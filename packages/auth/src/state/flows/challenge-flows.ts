import type { AuthFlow } from '../flow.ts';
import type { SecondFactor } from '../user.ts';
import type { FlowBase } from './flow-base.ts';

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
