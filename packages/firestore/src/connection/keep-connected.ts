import type { Firestore } from 'firebase/firestore';
import type * as sdkServer from '../sdk/server.ts';
import type { ConnectionPort } from './connection-port.ts';
import type { ConnectionTracker, NetworkHint } from './connection-tracker.ts';
import { serverAnswers } from './probe.ts';
import { watchAttention } from './resume.ts';

/** How long a write may wait before its connection is doubted, in milliseconds. */
const SUSPICION = 3_000;

/** The least and the longest time between two fresh starts, in milliseconds. */
const FIRST_PAUSE = 4_000;
const LONGEST_PAUSE = 60_000;

/**
 * Looks for the server beside the streams when they may be dead: while a write waits, when the page is
 * looked at again, and now and then while offline. Streams that are dead are opened afresh.
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
    // Nothing to mend before something has been read or written.
    if (core.connected() === undefined || reconnecting || now - lastStart < pause) return;
    lastStart = now;
    pause = Math.min(pause * 2, LONGEST_PAUSE);
    reconnecting = true;
    await inSdk(({ reconnect: afresh }, db) => afresh(db));
    reconnecting = false;
  }

  /** What throws here may be what tells that the SDK has broken. */
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

  async function look(): Promise<void> {
    if (looking || network.offline() || core.connected() === undefined) return;
    looking = true;
    const before = connection.getState();
    await inSdk(({ assertAlive }, db) => assertAlive(db));
    const answers = await serverAnswers(core).catch(() => false);
    looking = false;
    // What the streams have told meanwhile is newer.
    if (connection.getState() !== before) return;
    (answers ? reachable : unreachable)();
    // It answers, but not to the streams: they are dead. Or it does not, and they must not wait for it.
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
        void look();
      }, SUSPICION);
    }
  }

  function watchState(): void {
    clearTimeout(again);
    if (connection.getState().status !== 'offline') pause = FIRST_PAUSE;
    else again = setTimeout(() => void look(), pause);
    watchWrites();
  }

  const stops = [
    core.writes.status.subscribe(watchWrites),
    connection.subscribe(watchState),
    network.subscribe(() => void look()),
    watchAttention({
      looked: () => void look(),
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
