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
