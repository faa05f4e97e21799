import { createReadStream } from 'node:fs';
import type { Blobs } from '../storage/blobs.ts';
import { FILES } from './backup-plan.ts';
import type { BackupStore } from './backup-store.ts';
import { seal } from './seal.ts';

/** Copies the bytes of stored files, which never change, into a backup. */
export class FileCopies {
  readonly #store: BackupStore;
  #key: Buffer | undefined;
  readonly #blobs: Blobs;
  #waiting: string[] = [];

  constructor(store: BackupStore, blobs: Blobs) {
    this.#store = store;
    this.#blobs = blobs;
    blobs.onKept((blob) => this.#waiting.push(blob));
  }

  /** Finds the files that the backup doesn't have. */
  async begin(key: Buffer): Promise<void> {
    this.#key = key;
    const stored = new Set((await this.#store.list(FILES)).map(({ name }) => name));
    this.#waiting = this.#blobs.all().filter((blob) => !stored.has(nameOfFile(blob)));
  }

  /** Copies the files that were added since. */
  async copyNew(): Promise<void> {
    const key = this.#key;
    if (key === undefined) return;
    for (let blob = this.#waiting[0]; blob !== undefined; blob = this.#waiting[0]) {
      const name = nameOfFile(blob);
      const source = createReadStream(this.#blobs.blobPath(blob)) as AsyncIterable<Buffer>;
      try {
        // oxlint-disable-next-line no-await-in-loop -- One after the other leaves room for requests.
        await this.#store.put(name, seal(key, name, source));
      } catch (error) {
        // It may have been deleted meanwhile.
        if (!isMissing(error)) throw error;
      }
      this.#waiting.shift();
    }
  }

  /** Names in the backup of all files of the server. */
  names(): ReadonlySet<string> {
    return new Set(this.#blobs.all().map(nameOfFile));
  }
}

/** Name of a file in a backup. */
export function nameOfFile(blob: string): string {
  return `${FILES}/${blob}`;
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
