import type { AuthFlow } from '../flow.ts';
import type { SecondFactor } from '../user.ts';
import type { FlowBase } from './flow-base.ts';

/** The second factor of a sign-in. */
export interface SecondFactorFlow extends FlowBase {
  readonly type: 'secondFactor';
  readonly status: 'choose' | 'sending' | 'code' | 'verifying' | 'done';
  readonly factors: readonly SecondFactor[];
  /** The one chosen. */
  readonly factor: SecondFactor | undefined;
  readonly resendAt: number;
  /** The first factor, to start again from when the provider has forgotten it. */
  readonly first: AuthFlow;
}

/** The account exists with another method: sign in with that one, then the new one is added. */
export interface ConflictFlow extends FlowBase {
  readonly type: 'conflict';
  readonly status: 'chooseMethod' | 'linking' | 'linkFailed' | 'done';
  /** The flow whose credential is waiting. */
  readonly from: number;
  readonly providerId: string;
  readonly email: string | undefined;
}

/** The person must prove to be there before something sensitive; then it goes on by itself. */
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
  /** The account that it goes to, once it is known. */
  readonly accountUid?: string | undefined;
  /** The step to resume at. */
  readonly at: MergeStep;
  /** The account must be signed in to again before the merge can go on. */
  readonly needsSignIn: boolean;
  readonly from: number;
  readonly email: string | undefined;
}
