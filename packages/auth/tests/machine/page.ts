import { createAuthMachine } from '../../src/machine/create-auth-machine.ts';
import type { AuthMachineOptions } from '../../src/run/options.ts';
import type { AuthState } from '../../src/state/auth-state.ts';
import type { FakeProvider } from '../fake-provider.ts';
import { memoryStorage, waitFor } from '../live.ts';

export const ana = { uid: 'ana', email: 'ana@example.com' };

/** Stored record of a signed-in user. */
export const remembered = JSON.stringify({
  v: 1,
  until: 9e15,
  value: { uid: 'ana', isAnonymous: false, email: ana.email, displayName: 'Ana', photoURL: null },
});

/** Opens a page on a provider whose responses the test controls; the test fires timers. */
export function open(provider: FakeProvider, options: Partial<AuthMachineOptions> = {}) {
  const timers: { ms: number; action: () => void }[] = [];
  const machine = createAuthMachine({
    getAuth: () => Promise.resolve(provider.binding),
    storage: memoryStorage(),
    getUrl: () => 'http://localhost/',
    clock: {
      now: () => Date.now(),
      after(ms, action) {
        const timer = { ms, action };
        timers.push(timer);
        return () => void timers.splice(timers.indexOf(timer), 1);
      },
    },
    ...options,
  });
  machine.start();
  machine.start();
  const until = (fits: (state: AuthState) => boolean) => waitFor(machine, fits);
  const elapse = (ms: number) => {
    for (const timer of timers.filter((timer) => timer.ms === ms)) timer.action();
  };
  return { machine, until, elapse, state: machine.store.getState };
}

/** Opens such a page and waits until its session is known. */
export async function opened(provider: FakeProvider, options?: Partial<AuthMachineOptions>) {
  const page = open(provider, options);
  await page.until(
    ({ session }) => session.status !== 'restoring' && session.status !== 'uninitialized',
  );
  return page;
}
