/** Causes of a {@link BackupError}. */
export type BackupProblem =
  /** There is no backup, or none of that time. */
  | 'missing'
  /** The passphrase or key file isn't the one of the backup. */
  | 'key'
  /** A file isn't as it was written, or is missing. */
  | 'damaged'
  /** Another server writes to it. */
  | 'owned';

/** A backup that can't be used; nothing was restored. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
  readonly problem: BackupProblem;

  constructor(problem: BackupProblem, message: string, options?: ErrorOptions) {
    super(message, options);
    this.problem = problem;
  }
}
