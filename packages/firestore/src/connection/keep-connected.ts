import type { Firestore } from 'firebase/firestore';
import type * as sdkServer from '../sdk/server.ts';
import type { ConnectionPort } from './connection-port.ts';
import type { ConnectionTracker, NetworkHint } from './connection-tracker.ts';
import { serverAnswers } from './probe.ts';
import { watchAttention } from './resume.ts';

/** How long a write may be pending before the connection is checked, in milliseconds. */
const SUSPICION = 3_000;

/** The least and the longest time between two fresh starts, in milliseconds. */
const FIRST_PAUSE = 4_000;
const LONGEST_PAUSE = 60_000;

/**
 * Probes the server outside the streams when they may be dead: while a write is pending, when the
 * page becomes visible, and periodically while offline. Reconnects dead streams.
 */
export function keepConnected(
  core: Omit<ConnectionPort, 'restart' | 'pool'>,
  { connection, reachable, unreachable }: ConnectionTracker,
  network: NetworkHint,
): () => void {
  let pause = FIRST_PAUSE;
  let lastStart = 0;
  let looking = false;
  let reconnecting = false;
  let suspicion: ReturnType<typeof setTimeout> | undefined;
  let again: ReturnType<typeof setTimeout> | undefined;

  async function reconnect(): Promise<void> {
    const now = Date.now();
    // Nothing to reconnect before the first read or write.
    if (core.connected() === undefined || reconnecting || now - lastStart < pause) return;
    lastStart = now;
    pause = Math.min(pause * 2, LONGEST_PAUSE);
    reconnecting = true;
    await inSdk(({ reconnect: afresh }, db) => afresh(db));
    reconnecting = false;
  }

  /**
   * Runs `work` with the SDK; reports what it throws, which may reveal that the SDK has failed
   * fatally.
   */
  async function inSdk(
    work: (server: typeof sdkServer, db: Firestore) => void | Promise<void>,
  ): Promise<void> {
    try {
      const [{ db }, server] = await Promise.all([core.connect(), import('../sdk/server.ts')]);
      await work(server, db);
    } catch (cause) {
      core.signals.broken?.(cause);
    }
  }

  async function check(): Promise<void> {
    if (looking || network.offline() || core.connected() === undefined) return;
    looking = true;
    const before = connection.getState();
    await inSdk(({ assertAlive }, db) => assertAlive(db));
    const answers = await serverAnswers(core).catch(() => false);
    looking = false;
    // The streams have reported since; their state is newer than the probe.
    if (connection.getState() !== before) return;
    (answers ? reachable : unreachable)();
    // If the server answers while the streams don't, they are dead. If it doesn't, restart them
    // too, so that they don't wait for it.
    if (answers === (before.status === 'offline')) await reconnect();
    watchWrites();
    watchState();
  }

  function watchWrites(): void {
    const waits = core.writes.status.getState().pending > 0;
    if (!waits || connection.getState().status === 'offline') {
      clearTimeout(suspicion);
      suspicion = undefined;
    } else {
      suspicion ??= setTimeout(() => {
        suspicion = undefined;
        void check();
      }, SUSPICION);
    }
  }

  function watchState(): void {
    clearTimeout(again);
    if (connection.getState().status !== 'offline') pause = FIRST_PAUSE;
    else again = setTimeout(() => void check(), pause);
    watchWrites();
  }

  const stops = [
    core.writes.status.subscribe(watchWrites),
    connection.subscribe(watchState),
    network.subscribe(() => void check()),
    watchAttention({
      returned: () => void check(),
      woke() {
        lastStart = 0;
        void reconnect();
      },
    }),
  ];
  watchState();
  return () => {
    clearTimeout(suspicion);
    clearTimeout(again);
    for (const stop of stops) stop();
  };
}
