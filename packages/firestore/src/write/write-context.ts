import type { AppError } from '@quits/errors';
import type { ReadonlyStore } from '@quits/firebase-core';
import type { RawData } from '../collection/raw-data.ts';
import type { JournalEntry, WriteJournal } from '../journal/journal-entry.ts';
import type { Connected } from '../sdk/connect-sdk.ts';
import type { Signals } from '../sdk/signals.ts';
import type { WriteRegistry } from './write-registry.ts';
import type { TrackedWrite, WriteHandle } from './write-handle.ts';

/** Dependencies of a write engine. */
export interface WriteEngineOptions {
  readonly connect: () => Promise<Connected>;
  readonly uid: ReadonlyStore<string | undefined>;
  readonly signals: Signals;
  readonly seen: (path: string) => RawData | undefined;
  readonly journal: WriteJournal;
  /** Called after each write that the server has applied or refused. */
  readonly onSettled: () => void;
}

/** Dependencies of a recovery. */
export interface WriteContext extends WriteEngineOptions {
  readonly book: WriteRegistry;
  readonly session: string;
  /** Unanswered writes of this page. */
  readonly tracked: ReadonlyMap<string, TrackedWrite>;
  readonly submit: (entry: JournalEntry) => Promise<void>;
  /** Journals a write and sends it after the earlier ones. */
  readonly enqueue: (entry: JournalEntry, write?: TrackedWrite) => WriteHandle;
  readonly forget: (id: string) => Promise<void>;
  /** Reports the result of a write; without an error it was applied and is forgotten. */
  readonly settle: (id: string, error?: AppError) => void;
  readonly signal: AbortSignal;
}
