import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { BackupError } from './backup-error.ts';
import type { BackupStore } from './backup-store.ts';
import { contentOf, oneChunk } from './chunks.ts';

/** File of a backup that says who writes it. */
const NAME = 'writer.json';
/** How often it is looked at and renewed, in ms. */
const EVERY = 30_000;
/** Age at which its server has ended or lost its place, in ms. */
const EXPIRED = 120_000;

interface Content {
  /** Of the data folder, so that a server that restarts need not wait. */
  readonly server: string;
  /** Of the process: two with copies of one folder notice each other. */
  readonly process: string;
  /** In ms since the epoch. */
  readonly renewed: number;
}

/** Makes sure that one server at a time writes to a backup, since changes of two can't be restored. */
export class BackupLease {
  readonly #store: BackupStore;
  readonly #server: string;
  readonly #process = randomUUID();
  readonly #now: () => number;
  #renewed: number | undefined;

  /** `file` identifies the data folder, and is made if it is missing. `now` is in ms since the epoch. */
  constructor(store: BackupStore, file: string, now: () => number) {
    this.#store = store;
    this.#now = now;
    if (!existsSync(file)) writeFileSync(file, randomUUID());
    this.#server = readFileSync(file, 'utf8');
  }

  /**
   * Takes or renews the lease; call it before each write.
   * @throws {BackupError} `owned` if another server has it
   */
  async hold(): Promise<void> {
    const now = this.#now();
    if (this.#renewed !== undefined && Math.abs(now - this.#renewed) < EVERY) return;
    const found = await this.#read();
    const isLost = this.#renewed !== undefined && found?.process !== this.#process;
    const isOther = found !== undefined && found.server !== this.#server;
    if (found !== undefined && isLost && isRecent(found, now)) throw owned(found);
    if (isOther && isRecent(found, now)) throw owned(found);
    const content: Content = { server: this.#server, process: this.#process, renewed: now };
    await this.#store.put(NAME, oneChunk(Buffer.from(`${JSON.stringify(content)}\n`)));
    this.#renewed = now;
  }

  /** Lets another server begin at once. */
  async release(): Promise<void> {
    if (this.#renewed === undefined) return;
    this.#renewed = undefined;
    const found = await this.#read();
    if (found?.process === this.#process) await this.#store.remove(NAME);
  }

  async #read(): Promise<Content | undefined> {
    const files = await this.#store.list('');
    if (!files.some(({ name }) => name === NAME)) return undefined;
    try {
      return JSON.parse((await contentOf(this.#store.get(NAME))).toString()) as Content;
    } catch (error) {
      // Removed or damaged meanwhile; whoever has it writes it again.
      if (error instanceof SyntaxError || error instanceof BackupError) return undefined;
      throw error;
    }
  }
}

/** A clock that was set back must not keep everybody out for long. */
function isRecent({ renewed }: Content, now: number): boolean {
  return Math.abs(now - renewed) < EXPIRED;
}

function owned({ renewed }: Content): BackupError {
  const at = new Date(renewed).toISOString();
  return new BackupError(
    'owned',
    `Another server writes to this backup, at ${at} the last time. Give this one a place of its own with --backup; if the other has ended without a signal, wait two minutes.`,
  );
}
