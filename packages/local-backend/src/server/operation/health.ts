import type { DatabaseSync } from 'node:sqlite';

/** Why a server isn't ready for requests. */
type NotReady = 'stopping' | 'memory' | 'database';

/** State of a server, for process supervisors and monitoring. */
export interface Health {
  /** Returns why the server isn't ready, if so. */
  notReady(): NotReady | undefined;
  /** Makes the server not ready from now on. */
  stopping(): void;
}

/** Creates the health of a server. It is ready if it can read its data and has memory. */
export function createHealth(database: DatabaseSync, isShort: () => boolean): Health {
  const select = database.prepare('SELECT count(*) FROM sqlite_schema');
  let isStopping = false;
  return {
    notReady() {
      if (isStopping) return 'stopping';
      if (isShort()) return 'memory';
      try {
        select.get();
        return undefined;
      } catch {
        return 'database';
      }
    },
    stopping() {
      isStopping = true;
    },
  };
}
