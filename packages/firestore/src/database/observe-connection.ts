import { CORE } from '../live/core-key.ts';
import type { ReadonlyStore } from '@quits/firebase-core';
import type { Core } from './core.ts';
import type { DatabaseReader } from './database.ts';
import { browserNetwork } from '../connection/browser-network.ts';
import { type Connection, createConnectionTracker } from '../connection/connection-tracker.ts';
import { keepConnected } from '../connection/keep-connected.ts';
import { restartOnFatalError } from '../connection/restart-on-fatal-error.ts';

const known = new WeakMap<Core, ReadonlyStore<Connection>>();

/**
 * Returns whether the server can be reached. From the first call on, dead connections are also
 * detected while a write is pending, restored quickly after sleep, and a Firestore instance that
 * failed fatally is replaced.
 */
export function observeConnection({ [CORE]: core }: DatabaseReader): ReadonlyStore<Connection> {
  const existing = known.get(core);
  if (existing !== undefined) return existing;
  const { pool, revision, signals } = core;
  const network = browserNetwork();
  const tracker = createConnectionTracker({ network, listeners: pool.listeners });
  const { connection } = tracker;
  signals.changed = tracker.changed;
  known.set(core, connection);
  for (const end of [
    tracker.stop,
    network.subscribe(() => network.offline() || pool.wake()),
    connection.subscribe(() => {
      if (connection.getState().status === 'online') revision.set(revision.getState() + 1);
    }),
    keepConnected(core, tracker, network),
    restartOnFatalError(core),
  ]) {
    core.ends.add(end);
  }
  return connection;
}
