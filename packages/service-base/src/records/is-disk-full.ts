/** SQLite's number for a full disk. */
const SQLITE_FULL = 13;
/** Codes of the operating system for a full disk, a full quota, and a file that may not grow. */
const CODES: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/** Returns whether SQLite or the operating system failed because nothing more fits on the disk. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('errcode' in error && Number(error.errcode) % 256 === SQLITE_FULL) return true;
  return 'code' in error && CODES.has(error.code);
}
