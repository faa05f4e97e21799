import { isFatalSdkError } from '../errors/is-fatal-sdk-error.ts';
import type { ConnectionPort } from './connection-port.ts';

/**
 * Minimum time between two replacements, in milliseconds; prevents a loop when each one fails at
 * once.
 */
const PAUSE = 10_000;

/**
 * Replaces a Firestore instance that failed fatally: the SDK then rejects every call and doesn't
 * notify its listeners. Reopens the listeners, and looks up and resends writes that may have been
 * lost.
 */
export function restartOnFatalError(core: ConnectionPort): () => void {
  const { recreate, signals } = core;
  if (recreate === undefined) return () => undefined;
  let last = -PAUSE;
  let mending = false;
  const end = new AbortController();

  async function mend(): Promise<void> {
    if (recreate === undefined || mending || !(await hasBroken(core))) return;
    if (mending || performance.now() - last < PAUSE) return;
    mending = true;
    core.forget();
    await recreate().catch(() => undefined);
    last = performance.now();
    mending = false;
    core.pool.restart();
    (await core.writes.recovery()).resume();
  }
  const hear = (cause: unknown) => void (isFatalSdkError(cause) && mend());

  signals.broken = hear;
  const { signal } = end;
  globalThis.window?.addEventListener('error', ({ error }) => hear(error), { signal });
  globalThis.window?.addEventListener('unhandledrejection', ({ reason }) => hear(reason), {
    signal,
  });
  return () => end.abort();
}

/**
 * Returns whether the current instance has failed; a replaced one may keep reporting failures for a
 * while.
 */
async function hasBroken(core: Pick<ConnectionPort, 'connected'>): Promise<boolean> {
  try {
    const [present, { assertAlive }] = await Promise.all([
      core.connected(),
      import('../sdk/server.ts'),
    ]);
    if (present !== undefined) assertAlive(present.db);
    return false;
  } catch (cause) {
    return isFatalSdkError(cause);
  }
}
