/** Tells that the SDK itself has broken: every later call fails the same way, and no listener hears of it. */
export function isFatalSdkError(cause: unknown): boolean {
  return /INTERNAL ASSERTION FAILED/.test(String(cause));
}
