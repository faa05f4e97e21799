import { type AuthMachine, isSignedIn, type UserSnapshot } from '@quits/auth';
import { whenIdle } from '@quits/app-platform/slices/when-idle.ts';

/**
 * Starts background work once, when the page is idle after sign-in. If its code fails to load, it doesn't start until the
 * next page. Returns a function that stops it.
 * @param accepts whether a user's sign-in counts
 * @param start returns a function that stops the work
 */
export function startAfterSignIn(
  { store }: Pick<AuthMachine, 'store'>,
  accepts: (user: UserSnapshot) => boolean,
  start: () => Promise<() => void>,
): () => void {
  let end: (() => void) | undefined;
  let ended = false;

  async function begin(): Promise<void> {
    const started = await start();
    if (ended) started();
    else end = started;
  }

  function update(): void {
    const { session } = store.getState();
    if (!isSignedIn(session) || !accepts(session.user)) return;
    stop();
    whenIdle(() => {
      if (!ended) begin().catch(() => undefined);
    });
  }

  const stop = store.subscribe(update);
  update();
  return () => {
    ended = true;
    stop();
    end?.();
  };
}
