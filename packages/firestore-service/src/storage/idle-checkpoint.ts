import type { DatabaseSync } from 'node:sqlite';

/** Idle time without writes before the log is moved into the file, in milliseconds. */
const IDLE_MS = 3000;
/** Rounds of writing below which the log is not worth the disk's time. */
const MIN_ROUNDS = 50;

/** Moves SQLite's log into its file while idle, so that commits rarely have to. */
export class IdleCheckpoint {
  readonly #sqlite: DatabaseSync;
  #timer: NodeJS.Timeout | undefined;
  #rounds = 0;

  constructor(sqlite: DatabaseSync) {
    this.#sqlite = sqlite;
  }

  /** Records a write. */
  touch(): void {
    this.#rounds += 1;
    if (this.#timer === undefined) {
      this.#timer = setTimeout(() => this.#checkpoint(), IDLE_MS);
      this.#timer.unref();
    } else this.#timer.refresh();
  }

  /** Stops all work. */
  stop(): void {
    clearTimeout(this.#timer);
  }

  #checkpoint(): void {
    if (this.#rounds < MIN_ROUNDS || !this.#sqlite.isOpen || this.#sqlite.isTransaction) return;
    this.#rounds = 0;
    try {
      this.#sqlite.exec('PRAGMA wal_checkpoint(PASSIVE)');
    } catch {
      // If the disk fails, the next write reports it.
    }
  }
}
