/**
 * Returns whether the SDK has failed fatally: every later call fails the same way, and no listener
 * is notified.
 */
export function isFatalSdkError(cause: unknown): boolean {
  return /INTERNAL ASSERTION FAILED/.test(String(cause));
}
