/** A failure that the object store reports by its HTTP status. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}
