import type { AuthFailure } from '../failure.ts';
import type { AuthFlow } from '../flow.ts';

/** What a flow does for another one, once it has succeeded. */
export type PostSignInAction =
  /** Add the method that could not be used by itself to the account. */
  | {
      readonly type: 'link';
      /** The flow whose credential is waiting. */
      readonly from: number;
      readonly providerId: string;
      readonly email: string | undefined;
    }
  /** Go on with what needed a recent sign-in. */
  | { readonly type: 'resume'; readonly flow: AuthFlow };

/** What every flow has: results of another flow's operations are never applied to it. */
export interface FlowBase {
  readonly id: number;
  readonly error?: AuthFailure;
  readonly after?: PostSignInAction;
}

/** What a sign-in is for. */
export type SignInPurpose = 'signIn' | 'link' | 'reauth';

/** Which requirements a typed password meets; `undefined` where the provider asks for nothing. */
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
