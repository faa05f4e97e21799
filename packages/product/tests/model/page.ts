import type { Database, WriteOperation } from '@quits/firestore';
import type { Reading } from './reading.ts';

/** The data layer of the app in one tab. */
export interface Page {
  readonly database: Database;
  readonly uid: string;
  readonly groupId: string;
  readonly reading: Reading;
  /** Resolves when the page closes. */
  readonly ended: Promise<void>;
  /**
   * Returns the operations of one of this page's writes; empty for one rejected before it was
   * stored.
   */
  readonly operationsOf: (writeId: string) => readonly WriteOperation[];
}
