/** What a caller should do about a failure. */
export type Recovery =
  /** Try again, by itself with back-off where the call is idempotent. */
  | 'retry'
  /** Too many attempts or a quota: offer to try again later, never in a loop. */
  | 'wait'
  /** The person can correct what was typed or chosen. */
  | 'fix-input'
  /** Ask for the credentials again, then resume. */
  | 'reauthenticate'
  /** Offer another sign-in method. */
  | 'switch-method'
  /** The browser refused a popup: offer a second click, or the redirect where that is safe. */
  | 'use-redirect'
  /** A code, link or prompt can no longer be used: offer to request a new one. */
  | 'restart'
  /** Not a failure: the flow goes on with another step. */
  | 'continue'
  /** Not fixable by the user: show a generic error and report it. */
  | 'contact'
  /** Expected, say nothing. */
  | 'ignore';
