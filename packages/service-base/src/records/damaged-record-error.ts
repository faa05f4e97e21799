import { RpcError } from '../rpc/rpc-error.ts';

/** A stored record whose bytes aren't those that were written. It is never served. */
export class DamagedRecordError extends RpcError {
  /** Kind and name of the record, such as `document users/ann`. */
  readonly record: string;

  constructor(record: string, options: ErrorOptions = {}) {
    super('DATA_LOSS', `The stored ${record} is damaged. Restore it from a backup.`, options);
    this.record = record;
  }
}
