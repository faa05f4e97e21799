import { CORE } from '../live/core-key.ts';
import { createCore } from './core.ts';
import { listen } from '../live/listen.ts';
import { documentTarget, queryTarget } from '../query/query-target.ts';
import type { Database } from './database.ts';
import type { DatabaseOptions } from './database-options.ts';

/**
 * Creates a database. The provider's SDK is loaded on the first read or write of a signed-in user.
 */
export function createDatabase(options: DatabaseOptions): Database {
  const core = createCore(options);
  const { pool, writes } = core;
  return {
    [CORE]: core,
    liveDocument: (collection, params) =>
      listen(core, documentTarget(collection, params), (reading) => ({
        ...reading,
        data: reading.data[0],
      })),
    liveQuery: (collection, params, build) =>
      listen(core, queryTarget(collection, params, build), (reading) => reading),
    write: (label, build, options) => writes.send(label, writes.record(build), options),
    retryWrite: writes.retry,
    discardWrite: writes.discard,
    syncStatus: writes.status,
    retryListeners: pool.wake,
    closeListeners: core.close,
    reopenListeners: core.reopen,
    listenerCount: () => pool.listeners.size,
    dispose() {
      for (const end of core.ends) end?.();
    },
  };
}
