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
import { type Client, startClient } from './backend.ts';
import type { DeviceJournal, PageJournal } from './device-journal.ts';
import { nextTurn } from './next-turn.ts';
import { openReading, type Reading } from './reading.ts';

/** Sums that a tab has shown. */
export interface Emission {
  readonly sums: string;
  /** How often the device had given a write to be sent by then. */
  readonly given: number;
}

/** What a tab is opened with. */
export interface TabOptions {
  readonly name: string;
  readonly uid: string;
  readonly port: number;
  readonly journal: DeviceJournal;
  /** The SDK keeps its cache and its queue beyond the life of the page. */
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
        // An honest write is never refused by the device itself: nothing of it would be kept.
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

  /** What it shows of the group, once it shows any. */
  get reading(): Reading | undefined {
    return this.#reading?.reading;
  }

  /** Opens the group, or opens it anew. */
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
    // The page may connect afresh by itself; the SDK breaks when a network is enabled that is enabled.
    await Promise.all([disableNetwork(firestore), enableNetwork(firestore)]);
  }

  /** Waits until what the page has just written shows, on the device at least. */
  async shown(): Promise<void> {
    const { stored, taken } = this.#options.journal;
    const isOpen = (id: string) =>
      stored.has(id) && stored.get(id)?.refusal === undefined && !taken.has(id);
    for (let turn = 0; turn < 200 && this.writes().some(isOpen); turn += 1) await nextTurn();
    // The SDK tells its listeners in a turn of their own.
    for (let turn = 0; turn < 3; turn += 1) await nextTurn();
  }

  /** Waits until the SDK's queue is empty. */
  async drained(): Promise<void> {
    await waitForPendingWrites(this.#client.firestore);
  }

  /** Closes without a word; what it does after stores nothing. */
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
