import { hash } from 'node:crypto';
import { closeSync, openSync, statSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { setImmediate as turn } from 'node:timers/promises';
import type { Log } from '../diagnostics/log.ts';
import type { Blobs } from '../storage/blobs.ts';
import { BackupError } from './backup-error.ts';
import { createBackupKey } from './backup-key.ts';
import { BackupLease } from './backup-lease.ts';
import type { BackupOptions } from './backup-options.ts';
import { BASES, type BackupPoint, CHANGES, listPoints, nameOfPoint } from './backup-plan.ts';
import { FileCopies } from './file-copies.ts';
import { type ChangeHeader, packBase, packChange, unpackChange } from './packed-pages.ts';
import { readPageState, writePageState } from './page-state-file.ts';
import { PageTable } from './page-table.ts';
import { prune } from './prune.ts';
import { differingPages, readPages } from './read-pages.ts';
import { type CommittedPages, WalReader } from './wal-reader.ts';

const INTERVAL = 250;
const DAY = 24 * 60 * 60 * 1000;
const DAYS = 30;
/** Pause after a failure of the store, in ms. */
const RETRY = 5000;
/** Bytes of the log above which it is moved into the file; while idle, much less is. */
const LARGE_LOG = 32 * 1024 * 1024;
const SMALL_LOG = 1024 * 1024;
/** Bytes of the log above which it is moved even while the store fails; the pages are compared later. */
const HUGE_LOG = 256 * 1024 * 1024;
/** Time without commits after which the log is moved, in ms. */
const IDLE = 3000;
/** A new base is written when the changes since the last one are this many, or as large as the base and at least this large. */
const MOST_CHANGES = 5000;
const SMALL_CHANGES = 16 * 1024 * 1024;
const PRUNE_EVERY = 60 * 60 * 1000;

/** State of a backup. */
interface BackupState {
  /** When the latest state was stored, in ms since the epoch; missing before the first. */
  readonly lastStored?: number;
  /** Commits up to this time are in the backup, in ms since the epoch; missing before the first base. */
  readonly completeUntil?: number;
  /** Reason of the failure, if the last attempt failed. */
  readonly failure?: string;
}

/** A backup that is being written. */
export interface BackupWriter {
  state(): BackupState;
  /** Stores everything that is committed now. */
  flush(): Promise<void>;
  /** Writes what is left, if the store works. Call it before the database is closed, and {@link close} after. */
  finish(): Promise<void>;
  close(): void;
}

/** Dependencies of {@link startBackup}. */
export interface BackupHost {
  readonly database: DatabaseSync;
  /** Path of the database. */
  readonly file: string;
  readonly blobs: Blobs;
  readonly now: () => number;
  readonly log: Log;
}

/**
 * Begins to back up a database that nobody else writes to, and whose log nobody else moves.
 * @throws {BackupError} `key` if the backup has another passphrase or key file, `owned` if another server writes to it
 */
export async function startBackup(host: BackupHost, options: BackupOptions): Promise<BackupWriter> {
  const run = new BackupRun(host, options);
  await run.begin();
  return {
    state: () => run.state,
    flush: () => run.flush(),
    finish: () => run.finish(),
    close: () => run.close(),
  };
}

class BackupRun {
  readonly #host: BackupHost;
  readonly #options: BackupOptions;
  /** Missing until the store has responded. */
  #key: Buffer | undefined;
  readonly #log: WalReader;
  /** Closing any descriptor of the file gives up SQLite's locks, so it stays open until the database is closed. */
  readonly #descriptor: number;
  readonly #copies: FileCopies;
  readonly #stateFile: string;
  readonly #lease: BackupLease;
  #table: PageTable | undefined;
  #sequence = 0;
  /** Read, but not in {@link #outgoing} yet. */
  #pending: (CommittedPages & { readonly time: number }) | undefined;
  /** The change that is being stored, until it is. The table includes it. */
  #outgoing: Outgoing | undefined;
  /** Why no base can be written anymore. */
  #rot: string | undefined;
  #state: BackupState = {};
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();
  #isStopped = false;
  /** Whether the backup has everything that was ever committed. */
  #isComplete = false;
  #lastCommit = 0;
  #lastPrune = 0;
  #base: BackupPoint | undefined;
  #changesSinceBase = 0;
  #bytesSinceBase = 0;

  constructor(host: BackupHost, options: BackupOptions) {
    this.#host = host;
    this.#options = options;
    this.#log = new WalReader(`${host.file}-wal`);
    this.#descriptor = openSync(host.file, 'r');
    this.#copies = new FileCopies(options.store, host.blobs);
    this.#stateFile = `${host.file}.backup`;
    this.#lease = new BackupLease(options.store, `${host.file}.server`, host.now);
  }

  get state(): BackupState {
    return this.#state;
  }

  /** A store that doesn't respond yet doesn't keep the server from starting. */
  async begin(): Promise<void> {
    try {
      await this.#openKey();
      await this.#lease.hold();
    } catch (error) {
      if (error instanceof BackupError) {
        this.close();
        throw error;
      }
    }
    this.#schedule(0);
  }

  flush(): Promise<void> {
    return this.#attempt();
  }

  async finish(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#attempt();
    if (this.#state.failure === undefined) {
      this.#keepState();
      this.#isComplete = true;
    }
    // The next server waits until the lease expires.
    await this.#lease.release().catch(() => undefined);
  }

  close(): void {
    this.#log.close();
    closeSync(this.#descriptor);
    if (this.#isComplete) this.#keepState(statSync(this.#host.file).mtimeMs);
  }

  async #openKey(): Promise<Buffer> {
    const { store, secret } = this.#options;
    this.#key ??= await createBackupKey(store, secret);
    return this.#key;
  }

  #schedule(wait: number): void {
    if (this.#isStopped) return;
    this.#timer = setTimeout(() => {
      const { interval = INTERVAL } = this.#options;
      void this.#attempt().then(() =>
        this.#schedule(this.#state.failure === undefined ? interval : Math.max(interval, RETRY)),
      );
    }, wait);
    this.#timer.unref();
  }

  /** Runs one round after the one that runs; a failure is logged once and tried again later. */
  #attempt(): Promise<void> {
    const round = async () => {
      try {
        await this.#round();
        if (this.#state.failure !== undefined && this.#rot === undefined) {
          this.#host.log({ level: 'info', message: 'The backup works again.' });
        }
        const { failure: _failure, ...rest } = this.#state;
        this.#state = this.#rot === undefined ? rest : { ...rest, failure: this.#rot };
      } catch (error) {
        const failure = error instanceof Error ? error.message : String(error);
        if (this.#state.failure !== failure) {
          this.#host.log({ level: 'error', message: `The backup failed: ${failure}` });
        }
        this.#state = { ...this.#state, failure };
        this.#limitLog();
      }
    };
    this.#running = this.#running.then(round);
    return this.#running;
  }

  async #round(): Promise<void> {
    await this.#openKey();
    await this.#lease.hold();
    if (this.#table === undefined) await this.#connect();
    const looked = this.#host.now();
    await this.#readLog();
    await this.#storePending();
    this.#state = { ...this.#state, completeUntil: looked };
    if (this.#needsBase()) await this.#writeBase();
    else if (this.#needsCheckpoint()) this.#checkpoint();
    if (looked - this.#lastPrune > PRUNE_EVERY) {
      this.#lastPrune = looked;
      const { store, days = DAYS } = this.#options;
      await prune(store, looked - days * DAY, this.#copies);
    }
  }

  /** Finds out what the backup has, and stores what differs. */
  async #connect(): Promise<void> {
    const { store } = this.#options;
    const key = await this.#openKey();
    const bases = await listPoints(store, BASES);
    const changes = await listPoints(store, CHANGES);
    await this.#copies.begin(key);
    this.#base = bases.at(-1);
    const last = Math.max(0, this.#base?.sequence ?? 0, changes.at(-1)?.sequence ?? 0);
    this.#sequence = last;
    const known = readPageState(this.#stateFile, backupId(key));
    if (this.#base === undefined || known === undefined || known.sequence > last) {
      await this.#begin(last);
      return;
    }
    const { table } = known;
    for (const point of changes.filter(({ sequence }) => sequence > known.sequence)) {
      // oxlint-disable-next-line no-await-in-loop -- In order.
      const { header, contents } = await unpackChange(key, point.name, store.get(point.name));
      if (header.before !== table.digest) {
        // oxlint-disable-next-line no-await-in-loop
        await this.#begin(last);
        return;
      }
      await apply(table, header, contents); // oxlint-disable-line no-await-in-loop
    }
    const since = changes.filter(({ sequence }) => sequence > (this.#base?.sequence ?? 0));
    this.#changesSinceBase = since.length;
    this.#bytesSinceBase = since.reduce((sum, { size }) => sum + size, 0);
    const { pageCount } = this.#checkpoint();
    const pages = await differingPages(this.#descriptor, table, pageCount);
    if (pages.size > 0 || table.count !== pageCount) {
      this.#hold({ pages, pageCount }, this.#host.now());
    }
    this.#table = table;
  }

  /** Begins with a base that doesn't follow from the changes of the backup, such as after a restore of a former state. */
  async #begin(last: number): Promise<void> {
    if (last > 0 || this.#base !== undefined) this.#sequence = last + 1;
    await this.#writeBase();
  }

  /** Reads the log in steps, between which requests are answered. */
  async #readLog(): Promise<void> {
    while (this.#log.step()) await turn(); // oxlint-disable-line no-await-in-loop -- Yields to requests.
    this.#takeRead();
  }

  #takeRead(): void {
    const taken = this.#log.take();
    if (taken === undefined) return;
    this.#lastCommit = this.#host.now();
    this.#hold(taken, this.#lastCommit);
  }

  #hold({ pages, pageCount }: CommittedPages, time: number): void {
    const former = this.#pending?.pages ?? [];
    this.#pending = { pages: new Map([...former, ...pages]), pageCount, time };
  }

  async #storePending(): Promise<void> {
    // A state never names a file that the backup doesn't have.
    await this.#copies.copyNew();
    await this.#send();
    const pending = this.#pending;
    const table = this.#table;
    if (pending === undefined || table === undefined) return;
    const { pageCount, time } = pending;
    const within = [...pending.pages].filter(([page]) => page <= pageCount);
    const contents = within.map(([, content]) => content);
    const before = table.digest;
    const changed = { pageCount, pages: within.map(([page]) => page) };
    this.#pending = undefined;
    await apply(table, changed, contents);
    const header = { ...changed, pageSize: table.pageSize, before, after: table.digest };
    this.#outgoing = { name: nameOfPoint(CHANGES, this.#sequence + 1, time), header, contents };
    await this.#send();
  }

  /** Stores the outgoing change; one that failed has the same name the next time. */
  async #send(): Promise<void> {
    if (this.#outgoing === undefined) return;
    const { name, header, contents } = this.#outgoing;
    const key = await this.#openKey();
    await this.#options.store.put(name, await packChange(key, name, header, contents));
    this.#outgoing = undefined;
    this.#sequence += 1;
    this.#changesSinceBase += 1;
    this.#bytesSinceBase += contents.length * header.pageSize;
    this.#state = { ...this.#state, lastStored: this.#host.now() };
  }

  #needsBase(): boolean {
    const base = this.#base;
    if (base === undefined) return true;
    if (this.#changesSinceBase === 0 || this.#rot !== undefined) return false;
    return (
      this.#host.now() - base.time > DAY ||
      this.#changesSinceBase >= MOST_CHANGES ||
      this.#bytesSinceBase > Math.max(SMALL_CHANGES, 4 * base.size)
    );
  }

  #needsCheckpoint(): boolean {
    const { position } = this.#log;
    if (position > LARGE_LOG) return true;
    return position > SMALL_LOG && this.#host.now() - this.#lastCommit > IDLE;
  }

  /**
   * Moves the log into the file. Afterward the next commit overwrites the log, so everything is read first; nobody can write
   * meanwhile.
   */
  #checkpoint(): FileInfo {
    while (this.#log.step());
    this.#takeRead();
    const { database } = this.#host;
    const moved = database.prepare('PRAGMA wal_checkpoint(PASSIVE)').get();
    if (moved?.['log'] !== moved?.['checkpointed']) {
      throw new Error('The write-ahead log could not be moved into the file.');
    }
    this.#keepState();
    return {
      pageSize: Number(database.prepare('PRAGMA page_size').get()?.['page_size']),
      pageCount: Number(database.prepare('PRAGMA page_count').get()?.['page_count']),
    };
  }

  /** `closed` is when the closed file was written last, in ms since the epoch. */
  #keepState(closed?: number): void {
    if (this.#table === undefined || this.#pending !== undefined) return;
    if (this.#outgoing !== undefined || this.#key === undefined) return;
    const backup = backupId(this.#key);
    const state = { backup, sequence: this.#sequence, table: this.#table, closed };
    writePageState(this.#stateFile, state);
  }

  /** While the store fails, the log may not fill the disk: the next attempt compares all pages. */
  #limitLog(): void {
    const size = statSync(`${this.#host.file}-wal`, { throwIfNoEntry: false })?.size ?? 0;
    if (size < HUGE_LOG || this.#host.database.isTransaction) return;
    this.#pending = undefined;
    this.#outgoing = undefined;
    this.#table = undefined;
    this.#host.database.exec('PRAGMA wal_checkpoint(PASSIVE)');
  }

  /**
   * Writes the whole file. Commits go on in the log meanwhile, and the file doesn't change until the next checkpoint.
   * @throws {Error} if the file has a page that nobody wrote
   */
  async #writeBase(): Promise<void> {
    const { pageSize, pageCount } = this.#checkpoint();
    const time = this.#host.now();
    // The first base contains all that was read; a later one follows the change with it.
    if (this.#table === undefined) this.#pending = undefined;
    await this.#storePending();
    const table = new PageTable(pageSize);
    table.resize(pageCount);
    for await (const { first, bytes } of readPages(this.#descriptor, pageSize, pageCount)) {
      for (let at = 0; at < bytes.length; at += pageSize) {
        table.set(first + at / pageSize, bytes.subarray(at, at + pageSize));
      }
    }
    if (this.#table !== undefined && this.#table.digest !== table.digest) {
      // It would get into the next base otherwise.
      this.#rot =
        'The database file has changed on the disk without a write. The backup keeps the state that was written: restore it.';
      throw new Error(this.#rot);
    }
    const { store } = this.#options;
    const name = nameOfPoint(BASES, this.#sequence, time);
    const header = { pageSize, pageCount, after: table.digest };
    const pages = contentsOf(readPages(this.#descriptor, pageSize, pageCount));
    await store.put(name, packBase(await this.#openKey(), name, header, pages));
    this.#base = (await listPoints(store, BASES)).at(-1);
    this.#table = table;
    this.#changesSinceBase = 0;
    this.#bytesSinceBase = 0;
    this.#state = { ...this.#state, lastStored: this.#host.now() };
    this.#keepState();
  }
}

interface FileInfo {
  /** In bytes. */
  readonly pageSize: number;
  readonly pageCount: number;
}

interface Outgoing {
  readonly name: string;
  readonly header: ChangeHeader;
  readonly contents: readonly Buffer[];
}

async function* contentsOf(
  pages: AsyncIterable<{ readonly bytes: Buffer }>,
): AsyncGenerator<Buffer> {
  for await (const { bytes } of pages) yield bytes;
}

/** Tells backups apart without telling the key. */
function backupId(key: Buffer): string {
  return hash('sha256', Buffer.concat([Buffer.from('quits-backup-id:'), key])).slice(0, 16);
}

/** Pages hashed at once; more would delay requests. */
const HASHED = 64;

/** Applies changed pages to a table. */
async function apply(
  table: PageTable,
  { pageCount, pages }: Pick<ChangeHeader, 'pageCount' | 'pages'>,
  contents: readonly Buffer[],
): Promise<void> {
  table.resize(pageCount);
  for (const [i, page] of pages.entries()) {
    table.set(page, contents[i] ?? Buffer.alloc(0));
    if (i % HASHED === HASHED - 1) await turn(); // oxlint-disable-line no-await-in-loop -- Yields to requests.
  }
}
