/** Recommended reaction to a failure. */
export type Recovery =
  /** Retry, automatically with back-off if the call is idempotent. */
  | 'retry'
  /** Too many attempts or a quota: offer to retry later, never in a loop. */
  | 'wait'
  /** The user can correct the input. */
  | 'fix-input'
  /** Ask for credentials again, then resume. */
  | 'reauthenticate'
  /** Offer another sign-in method. */
  | 'switch-method'
  /** The browser blocked a popup: offer a second click, or the redirect if that is safe. */
  | 'use-redirect'
  /** A code, link or prompt can no longer be used: offer to request a new one. */
  | 'restart'
  /** Not a failure: the flow continues with another step. */
  | 'continue'
  /** Not fixable by the user: show a generic error and report it. */
  | 'contact'
  /** Expected; show nothing. */
  | 'ignore';
