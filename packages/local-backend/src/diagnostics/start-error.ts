/**
 * Startup error with a one-line message that names problem and solution. When it is thrown, no data
 * has been changed.
 */
export class StartError extends Error {
  override readonly name = 'StartError';
}
