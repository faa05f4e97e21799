import { DamagedRecordError } from '@quits/service-base';

/** Thrown if an index entry doesn't match its document. The index can be rebuilt from the documents. */
export class DamagedIndexError extends DamagedRecordError {
  /** Id of the collections whose index it is. */
  readonly collectionId: string;

  constructor(collectionId: string, options: ErrorOptions = {}) {
    super(`index of the collections ${collectionId}`, options);
    this.collectionId = collectionId;
  }
}
