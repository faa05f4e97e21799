/** Thrown for a damaged export; the message follows the name of the file. */
export class ExportError extends Error {
  override readonly name = 'ExportError';
}
