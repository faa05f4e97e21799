import type { Database, WriteOperation } from '@quits/firestore';
import type { Reading } from './reading.ts';

/** The app in one tab, as far as its data goes. */
export interface Page {
  readonly database: Database;
  readonly uid: string;
  readonly groupId: string;
  readonly reading: Reading;
  /** Resolves when the page closes. */
  readonly ended: Promise<void>;
  /** What a write of this page does; nothing for one that was refused before it was kept. */
  readonly operationsOf: (writeId: string) => readonly WriteOperation[];
}
