/** Why a typed amount is refused. */
export type AmountError =
  | { readonly code: 'empty' }
  /** Not a number or sum; `at` is where reading stopped, in characters of the cleaned text. */
  | { readonly code: 'not-a-number'; readonly at: number }
  /**
   * Could mean either of two amounts (minor units), as `1.234` where a point groups in some
   * languages and has the decimals after it in others.
   */
  | { readonly code: 'ambiguous'; readonly readings: readonly number[] }
  | { readonly code: 'too-many-decimals'; readonly allowed: number }
  /** A sign or code of another currency, as typed. */
  | { readonly code: 'other-currency'; readonly found: string }
  | { readonly code: 'division-by-zero' }
  | { readonly code: 'negative' }
  /** More than 10^12 minor units. */
  | { readonly code: 'too-large' };
