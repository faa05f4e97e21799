import { createDatabase, type Database } from '@quits/firestore';
import {
  disableNetwork,
  enableNetwork,
  memoryLocalCache,
  persistentLocalCache,
  persistentSingleTabManager,
  waitForPendingWrites,
} from 'firebase/firestore';
import { attendRefused } from './app.ts';
import { type Client, startClient } from './client.ts';
import type { DeviceJournal, PageJournal } from './device-journal.ts';
import { nextTurn } from './next-turn.ts';
import { openReading, type Reading } from './reading.ts';

/** Sums that a tab has shown. */
export interface Emission {
  readonly sums: string;
  /** Number of writes that the device had sent by then. */
  readonly given: number;
}

/** Options of a tab. */
export interface TabOptions {
  readonly name: string;
  readonly uid: string;
  readonly port: number;
  readonly journal: DeviceJournal;
  /** Whether the SDK's cache and queue survive the page. */
  readonly lasting: boolean;
  readonly online: boolean;
  readonly groupId: string | undefined;
  readonly dropped: (writeId: string) => void;
  readonly surprised: (what: string) => void;
}

let pages = 0;

/** One page of the app, without its screens. */
export class Tab {
  readonly database: Database;
  readonly id: string;
  readonly emissions: Emission[] = [];
  readonly #options: TabOptions;
  readonly #client: Client;
  readonly #journal: PageJournal;
  readonly #unattend: () => void;
  readonly #started: Promise<unknown>;
  #reading: { readonly groupId: string; readonly reading: Reading } | undefined;
  #ended = false;
  readonly #end = Promise.withResolvers<void>();

  constructor(options: TabOptions) {
    const { name, uid, port, journal, lasting, online, groupId, dropped, surprised } = options;
    this.#options = options;
    pages += 1;
    this.id = `${name} page ${pages}`;
    const localCache = lasting
      ? persistentLocalCache({ tabManager: persistentSingleTabManager({ forceOwnership: true }) })
      : memoryLocalCache();
    this.#client = startClient({ port, uid, name, settings: { localCache } });
    const { firestore } = this.#client;
    this.#started = online ? Promise.resolve() : disableNetwork(firestore);
    this.#journal = journal.openFor(this.id);
    const created = createDatabase({
      firestore: async () => {
        await this.#started;
        return firestore;
      },
      uid: { getState: () => uid, subscribe: () => () => undefined },
      journal: this.#journal.journal,
      keepAliveMs: 0,
    });
    this.database = {
      ...created,
      write: (label, build, given) => {
        const write = created.write(label, build, given);
        // The device itself never rejects a valid write, of which nothing would be stored.
        if (!this.#ended && !journal.made.has(write.id)) {
          surprised(`${label} was refused on its own device`);
          void write.settled.then((done) =>
            surprised(`${label}: ${done.ok || String(done.error)}`),
          );
        }
        return write;
      },
    };
    this.#unattend = attendRefused(this.database, dropped);
    if (groupId !== undefined) this.read(groupId);
  }

  /** Resolves when it closes. */
  get ended(): Promise<void> {
    return this.#end.promise;
  }

  /** The group as shown; undefined before it is opened. */
  get reading(): Reading | undefined {
    return this.#reading?.reading;
  }

  /** Opens or reopens the group. */
  read(groupId: string): void {
    this.#reading?.reading.stop();
    const reading = openReading(this.database, groupId);
    this.#reading = { groupId, reading };
    reading.follow(() => {
      const sums = reading.sums();
      if (this.#ended || sums === undefined) return;
      const given = this.#options.journal.given.length;
      const last = this.emissions.at(-1);
      if (last?.sums !== sums || last.given !== given) this.emissions.push({ sums, given });
    });
  }

  /** Ids of the writes of this page, in order. */
  writes(): readonly string[] {
    return [...this.#options.journal.made]
      .filter(([, { page }]) => page === this.id)
      .map(([id]) => id);
  }

  async goOffline(): Promise<void> {
    await disableNetwork(this.#client.firestore);
  }

  async goOnline(): Promise<void> {
    const { firestore } = this.#client;
    // The page may reconnect itself; the SDK breaks if an enabled network is enabled again.
    await Promise.all([disableNetwork(firestore), enableNetwork(firestore)]);
  }

  /** Waits until the page's latest writes show, at least locally. */
  async shown(): Promise<void> {
    const { stored, taken } = this.#options.journal;
    const isOpen = (id: string) =>
      stored.has(id) && stored.get(id)?.refusal === undefined && !taken.has(id);
    for (let turn = 0; turn < 200 && this.writes().some(isOpen); turn += 1) await nextTurn();
    // The SDK notifies its listeners in a later task.
    for (let turn = 0; turn < 3; turn += 1) await nextTurn();
  }

  /** Waits until the SDK's queue is empty. */
  async drained(): Promise<void> {
    await waitForPendingWrites(this.#client.firestore);
  }

  /** Closes the tab without notice; nothing is stored afterward. */
  async end(): Promise<void> {
    if (this.#ended) return;
    this.#ended = true;
    this.#end.resolve();
    this.#journal.end();
    this.#unattend();
    this.#reading?.reading.stop();
    this.database.dispose();
    await this.#client.end();
  }
}
