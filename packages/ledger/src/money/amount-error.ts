/** Reason why a typed amount is rejected. */
export type AmountError =
  | { readonly code: 'empty' }
  /** Not a number or sum; `at` is where parsing stopped, in characters of the normalized text. */
  | { readonly code: 'not-a-number'; readonly at: number }
  /**
   * Two possible amounts (minor units), as `1.234` where some languages use a point for grouping
   * and others for decimals.
   */
  | { readonly code: 'ambiguous'; readonly readings: readonly number[] }
  | { readonly code: 'too-many-decimals'; readonly allowed: number }
  /** A sign or code of another currency, as typed. */
  | { readonly code: 'other-currency'; readonly found: string }
  | { readonly code: 'division-by-zero' }
  | { readonly code: 'negative' }
  /** More than 10^12 minor units. */
  | { readonly code: 'too-large' };
