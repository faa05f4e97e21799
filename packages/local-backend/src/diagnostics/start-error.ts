/**
 * Why the backend cannot start, in one line that names what is wrong and the mend. Nothing of the
 * data has been changed when it is thrown.
 */
export class StartError extends Error {
  override readonly name = 'StartError';
}
