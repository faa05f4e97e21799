/** Options of one write. */
export interface WriteOptions {
  /** What the app wants back to offer the change again if it is refused; anything that can be cloned. */
  readonly draft?: unknown;
  /**
   * The write takes away what its maker may read, e.g. leaving a group: if its answer is lost and the
   * server then lets them read nothing of it, it was applied.
   */
  readonly endsAccess?: boolean;
}
