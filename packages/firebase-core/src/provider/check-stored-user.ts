import { type AppError, toAppError } from '@quits/errors';
import type { Auth } from 'firebase/auth';

/** Options of {@link checkStoredUser}. */
export interface StoredUserCheckOptions {
  /** Stops the attempts. */
  readonly signal: AbortSignal;
  /** Called if the service no longer accepts the user. */
  readonly onEnd: (error: AppError) => void;
}

/** Codes that say that the service no longer knows or accepts the user. */
const ENDED: ReadonlySet<string> = new Set([
  'auth/invalid-user-token',
  'auth/user-disabled',
  'auth/user-not-found',
  'auth/user-token-expired',
]);

/** Shortest and longest delay between attempts, in milliseconds; each delay doubles the previous one. */
const FIRST_DELAY = 2_000;
const LAST_DELAY = 300_000;

/**
 * Asks the service about the user that Auth restored from the device, and signs out one that it no longer accepts. Any other
 * failure says nothing about the user: the check is repeated with growing delays, and as soon as the device is online.
 */
export async function checkStoredUser(
  auth: Auth,
  { signal, onEnd }: StoredUserCheckOptions,
): Promise<void> {
  await auth.authStateReady();
  const user = auth.currentUser;
  if (user === null) return;
  let delay = FIRST_DELAY;
  // The service has just accepted a user who has signed in since.
  while (auth.currentUser === user && !signal.aborted) {
    try {
      await user.reload();
      return;
    } catch (caught) {
      const error = toAppError(caught);
      if (ENDED.has(error.code)) {
        onEnd(error);
        if (auth.currentUser === user) await signOut(auth);
        return;
      }
    }
    await pause(delay, signal);
    delay = Math.min(delay * 2, LAST_DELAY);
  }
}

async function signOut(auth: Auth): Promise<void> {
  try {
    await auth.signOut();
  } catch {
    // A `beforeAuthStateChanged` callback of the app prevented it; the next startup checks again.
  }
}

/** Waits for a number of milliseconds; ends early when the device comes online or the signal aborts. */
function pause(delay: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(end, delay);
    function end(): void {
      clearTimeout(timer);
      globalThis.removeEventListener?.('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    }
    globalThis.addEventListener?.('online', end);
    signal.addEventListener('abort', end);
    if (signal.aborted) end();
  });
}
