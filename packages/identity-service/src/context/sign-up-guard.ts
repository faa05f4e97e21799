/** Conditions for new accounts that the server around this service checks. */
export interface SignUpGuard {
  /** Uses up the pass in a `Cookie` header; returns whether there was one. */
  usePass(cookie: string | undefined): boolean;
  /**
   * Called before any other check of a sign-up, with the App Check token, if one was sent; returns whether the
   * sign-up may continue.
   */
  isAttested(token: string | undefined): boolean;
}
