import type { AuthFailure } from '../failure.ts';
import type { AuthFlow } from '../flow.ts';

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
export interface FlowBase {
  readonly id: number;
  readonly error?: AuthFailure;
  readonly after?: PostSignInAction;
}

/** Purpose of a sign-in. */
export type SignInPurpose = 'signIn' | 'link' | 'reauth';

/**
 * Requirements that a typed password meets; `undefined` if the provider has no such requirement.
 */
export interface PasswordCheck {
  readonly valid: boolean;
  readonly minLength: number;
  readonly maxLength: number | undefined;
  readonly meets: {
    readonly minLength: boolean;
    readonly maxLength: boolean | undefined;
    readonly lowercase: boolean | undefined;
    readonly uppercase: boolean | undefined;
    readonly digit: boolean | undefined;
    readonly symbol: boolean | undefined;
  };
}
