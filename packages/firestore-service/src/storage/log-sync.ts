import { closeSync, fdatasync, fdatasyncSync, openSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';

/** SQLite's number for `PRAGMA synchronous = FULL`. */
const FULL = 2;

/** Returns whether SQLite waits for the disk in each transaction. A database in memory never does. */
export function isSynced(sqlite: DatabaseSync): boolean {
  if (sqlite.location() === null) return false;
  return Number(sqlite.prepare('PRAGMA synchronous').get()?.['synchronous']) >= FULL;
}

/**
 * Waits until the disk has SQLite's write-ahead log, without stopping the event loop. What a transaction without sync appended
 * to the log is durable then: the log is read in order, and a checkpoint syncs it before it changes the database.
 */
export class LogSync {
  readonly #path: string;
  #file: number | undefined;
  #running = 0;
  #isClosed = false;

  private constructor(database: string) {
    this.#path = `${database}-wal`;
  }

  /** Returns `undefined` for a database without such a log. */
  static of(sqlite: DatabaseSync): LogSync | undefined {
    const file = sqlite.location();
    const mode = sqlite.prepare('PRAGMA journal_mode').get()?.['journal_mode'];
    return file === null || mode !== 'wal' ? undefined : new LogSync(file);
  }

  /** Calls back once the disk has everything that is in the log now, or has failed. */
  sync(done: (failure?: Error) => void): void {
    let file: number;
    try {
      file = this.#open();
    } catch (cause) {
      setImmediate(done, asError(cause));
      return;
    }
    this.#running += 1;
    fdatasync(file, (failure) => {
      this.#running -= 1;
      if (this.#isClosed) this.close();
      done(failure ?? undefined);
    });
  }

  /** Waits until the disk has everything that is in the log now. @throws {Error} if it has failed */
  syncNow(): void {
    fdatasyncSync(this.#open());
  }

  /** Closes the file, once nothing waits for the disk. */
  close(): void {
    this.#isClosed = true;
    if (this.#running > 0 || this.#file === undefined) return;
    closeSync(this.#file);
    this.#file = undefined;
  }

  #open(): number {
    // Windows syncs only files that are open for writing.
    this.#file ??= openSync(this.#path, 'r+');
    return this.#file;
  }
}

/** Returns what was thrown as an error. */
export function asError(cause: unknown): Error {
  return cause instanceof Error ? cause : new Error('Unknown error.', { cause });
}
