import { StrictMode } from 'react';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { createAuthMachine } from '../machine/create-auth-machine.ts';
import type { AuthAdapter } from '../run/auth-adapter.ts';
import { AuthProvider } from './auth-provider.tsx';
import { RequireAuth } from './require-auth.tsx';
import { useSession } from './use-session.ts';

function waiting() {
  const getAuth = vi.fn<() => Promise<AuthAdapter>>(() => new Promise(() => undefined));
  return { getAuth, machine: createAuthMachine({ getAuth }) };
}

it('starts the machine once under StrictMode and waits while restoring', async () => {
  const { getAuth, machine } = waiting();
  const screen = await render(
    <StrictMode>
      <AuthProvider machine={machine}>
        <RequireAuth path="/groups" fallback="wait" signedOut="sign in">
          inside
        </RequireAuth>
      </AuthProvider>
    </StrictMode>,
  );
  await expect.poll(() => screen.container.textContent).toBe('wait');
  expect(getAuth).toHaveBeenCalledTimes(1);
});

it('asks to sign in and remembers where to return', async () => {
  const machine = createAuthMachine({ getAuth: () => Promise.reject(new Error('no chunk')) });
  const screen = await render(
    <StrictMode>
      <AuthProvider machine={machine}>
        <RequireAuth path="/groups/7" fallback="wait" signedOut="sign in">
          inside
        </RequireAuth>
      </AuthProvider>
    </StrictMode>,
  );
  await expect.poll(() => screen.container.textContent).toBe('sign in');
  expect(machine.store.getState().returnTo).toBe('/groups/7');
});

it('says what is missing when there is no provider', async () => {
  function Lost() {
    return useSession().status;
  }
  await expect(render(<Lost />)).rejects.toThrow('AuthProvider');
});
