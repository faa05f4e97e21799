import type { Connection } from '../connection/connection-tracker.ts';
import { askDocument, askQuery } from '../query/question.ts';
import type { SyncStatus } from '../write/sync-status.ts';
import type { Database, DatabaseOptions } from './database.ts';
import { createLazyCore } from './lazy-core.ts';
import { lazyList, lazyLive } from './lazy-live.ts';
import { lazyLongWrite, lazyWrite } from './lazy-write.ts';

const ALL_SYNCED: SyncStatus = { pending: 0, refused: [] };
const UNKNOWN: Connection = { state: 'unknown' };

/**
 * Creates a database. What answers, the provider's SDK included, is loaded when someone is signed in
 * and something is first read or written.
 */
export function createDatabase(options: DatabaseOptions): Database {
  const { uid } = options;
  const lazy = createLazyCore(options);
  let closed = false;

  /** Writes that an earlier page has left are followed as soon as their account is there. */
  function follow(): void {
    closed = false;
    if (uid.get() !== undefined) void lazy.load().then((core) => closed && core.closeListeners());
  }
  const stopFollowing = uid.subscribe(follow);
  follow();

  return {
    readOnce: async (collection, params, build, { from = 'either' } = {}) => {
      const core = await lazy.load();
      return core.readOnce(askQuery(collection, params, build), from);
    },
    liveDocument(collection, params) {
      const question = askDocument(collection, params);
      return lazyLive(lazy, question.key, (core) => core.document(question));
    },
    liveQuery(collection, params, build) {
      const question = askQuery(collection, params, build);
      return lazyLive(lazy, question.key, (core) => core.query(question));
    },
    liveDocuments(collection, params, ids) {
      const question = askQuery(collection, params);
      const key = `${question.key} ${ids.join(' ')}`;
      return lazyLive(lazy, key, (core) => core.documents(question, ids));
    },
    liveList(collection, params, build, { pageSize = 50 } = {}) {
      const question = askQuery(collection, params, build);
      const key = `${pageSize} ${question.key}`;
      return lazyList(lazy, key, (core) => core.list(question, pageSize));
    },
    liveAggregate(collection, params, asked, build) {
      const question = askQuery(collection, params, build);
      const key = `${question.key} ${JSON.stringify(asked)}`;
      return lazyLive(lazy, key, (core) => core.aggregate(question, asked));
    },
    write: (label, build, { draft } = {}) => lazyWrite(lazy, label, build, draft),
    writeInParts: (label, parts) => lazyLongWrite(lazy, label, parts),
    undo: (id) => lazy.get()?.undo(id),
    retryWrite: (id) => lazy.get()?.retryWrite(id),
    discardWrite: async (id) => (await lazy.load()).discardWrite(id),
    forgetWrites: async () => (await lazy.load()).forgetWrites(),
    transact: async (run) => (await lazy.load()).transact(run),
    syncStatus: lazy.watch((core) => core.syncStatus, ALL_SYNCED),
    syncStatusOf: (path) => lazy.watch((core) => core.syncStatusOf(path), 'synced'),
    drain: async (how) => (await lazy.load()).drain(how),
    connection: lazy.watch((core) => core.connection, UNKNOWN),
    retryListeners: () => lazy.get()?.retryListeners(),
    closeListeners() {
      closed = true;
      lazy.get()?.closeListeners();
    },
    reopenListeners() {
      closed = false;
      lazy.get()?.reopenListeners();
    },
    listenerCount: () => lazy.get()?.listenerCount() ?? 0,
    dispose() {
      stopFollowing();
      lazy.dispose();
    },
  };
}
