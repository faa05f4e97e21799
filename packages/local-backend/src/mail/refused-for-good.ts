/**
 * Returns whether a mail server refused an email for good (RFC 5321, 4.2.1). Refusing our password isn't: operators
 * correct it, and start again.
 */
export function isRefusedForGood(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return code !== 'EAUTH' && typeof responseCode === 'number' && responseCode >= 500;
}
