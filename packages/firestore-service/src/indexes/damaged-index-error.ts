import { DamagedRecordError } from '@quits/service-base';

/** An index has an entry that isn't its document's. It can be built again from the documents. */
export class DamagedIndexError extends DamagedRecordError {
  /** Id of the collections whose index it is. */
  readonly collectionId: string;

  constructor(collectionId: string, options: ErrorOptions = {}) {
    super(`index of the collections ${collectionId}`, options);
    this.collectionId = collectionId;
  }
}
