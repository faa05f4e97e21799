import type {
  Database as AnyDatabase,
  WriteBatch,
  WriteHandle,
  WriteOptions,
} from '@quits/firestore';
import type { WriteLabel } from './writes.ts';

/** The database with typed labels: every label must be in the table of writes. */
export interface Database extends Omit<AnyDatabase, 'write'> {
  /** See `Database.write` of `@quits/firestore`. */
  readonly write: (
    label: WriteLabel,
    build: (batch: WriteBatch) => void,
    options?: WriteOptions,
  ) => WriteHandle;
}
