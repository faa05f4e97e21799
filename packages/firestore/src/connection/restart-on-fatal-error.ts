import { isFatalSdkError } from '../errors/is-fatal-sdk-error.ts';
import type { ConnectionPort } from './connection-port.ts';

/** The least time between two replacements, in milliseconds: what breaks at once must not spin. */
const PAUSE = 10_000;

/**
 * Replaces a Firestore that has broken: the SDK then refuses every call and tells its listeners
 * nothing. Listeners are opened again, and writes that it may have lost are looked for and sent again.
 */
export function restartOnFatalError(core: ConnectionPort): () => void {
  const { restart, signals } = core;
  if (restart === undefined) return () => undefined;
  let last = -PAUSE;
  let mending = false;
  const end = new AbortController();

  async function mend(): Promise<void> {
    if (restart === undefined || mending || !(await hasBroken(core))) return;
    if (mending || performance.now() - last < PAUSE) return;
    mending = true;
    core.forget();
    await restart().catch(() => undefined);
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

/** What has been replaced goes on failing for a while; only the present one counts. */
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
