import type { Failure } from '../failure.ts';
import type { Flow } from '../flow.ts';

/** What a flow does for another one, once it has succeeded. */
export type After =
  /** Add the method that could not be used by itself to the account. */
  | {
      readonly type: 'link';
      /** The flow whose credential is waiting. */
      readonly from: number;
      readonly providerId: string;
      readonly email: string | undefined;
    }
  /** Go on with what needed a recent sign-in. */
  | { readonly type: 'resume'; readonly flow: Flow };

/** What every flow has: results of another flow's operations are never applied to it. */
export interface FlowBase {
  readonly id: number;
  readonly error?: Failure;
  readonly after?: After;
}

/** What a sign-in is for. */
export type Purpose = 'signIn' | 'link' | 'reauth';

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
