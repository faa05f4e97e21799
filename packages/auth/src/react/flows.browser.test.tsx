import { StrictMode, type ReactNode } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { fakeProvider, type FakeProvider } from '../../tests/fake-provider.ts';
import { createAuthMachine } from '../machine/create-auth-machine.ts';
import { AuthProvider, useAuthMachine } from './auth-provider.tsx';
import { useOAuth } from './entry-hooks.ts';
import { RequireAuth } from './require-auth.tsx';
import { useSession } from './use-session.ts';
import { useSignIn } from './use-sign-in.ts';
import { useSignOut } from './use-sign-out.ts';

let provider: FakeProvider;

beforeEach(() => {
  provider = fakeProvider();
});

async function show(node: ReactNode, tasks: readonly ('verifyEmail' | 'enrollFactor')[] = []) {
  const machine = createAuthMachine({
    getAuth: () => Promise.resolve(provider.binding),
    getRequiredActions: () => tasks,
  });
  const screen = await render(
    <StrictMode>
      <AuthProvider machine={machine}>{node}</AuthProvider>
    </StrictMode>,
  );
  return { machine, screen, text: () => screen.container.textContent };
}

function SignInCard() {
  const { signIn, startAsGuest, busy, error } = useSignIn();
  const { flow, openPopup, cancel } = useOAuth();
  const signOut = useSignOut();
  return (
    <>
      <p>
        {useSession().status} {busy ? 'busy' : 'ready'} {error?.code} {flow?.status}
      </p>
      <button onClick={() => signIn('ana@example.com', 'x')}>in</button>
      <button onClick={startAsGuest}>guest</button>
      <button onClick={() => openPopup('google.com')}>popup</button>
      <button onClick={cancel}>cancel</button>
      <button onClick={() => signOut()}>out</button>
    </>
  );
}

it('shows work, failure and success of a sign-in, and signs out', async () => {
  const { screen, text } = await show(<SignInCard />);
  await expect.poll(text).toContain('signedOut ready');
  await screen.getByText('in', { exact: true }).click();
  await expect.poll(text).toContain('busy');
  await provider.popup().fail('auth/invalid-credential');
  await expect.poll(text).toContain('ready auth/invalid-credential');
  await screen.getByText('in', { exact: true }).click();
  await provider.popup().succeed({ uid: 'ana', email: 'ana@example.com' });
  await expect.poll(text).toContain('signedIn ready');
  await screen.getByText('out', { exact: true }).click();
  await expect.poll(text).toContain('signedOut');
});

it('makes one guest under StrictMode', async () => {
  function Starter() {
    const { startAsGuest } = useSignIn();
    const { store } = useAuthMachine();
    if (useSession().status === 'signedOut') queueMicrotask(startAsGuest);
    return store.getState().session.status;
  }
  const { text } = await show(<Starter />);
  await expect.poll(() => provider.calls).toContain('signInAnonymously');
  await provider.popup().succeed({ uid: 'g', isAnonymous: true });
  await expect.poll(text).toBe('anonymous');
  expect(provider.calls.filter((call) => call === 'signInAnonymously')).toHaveLength(1);
});

it('gives a form back at once when a popup is cancelled', async () => {
  const { screen, text } = await show(<SignInCard />);
  await expect.poll(text).toContain('signedOut');
  await screen.getByText('popup').click();
  await expect.poll(text).toContain('popupOpen');
  await screen.getByText('cancel').click();
  await expect.poll(text).not.toContain('popupOpen');
});

it('lets no session with open tasks in, unless the route says so', async () => {
  provider = fakeProvider({ uid: 'ana' });
  const { text } = await show(
    <>
      <RequireAuth path="/a" pending="verify first">
        inside
      </RequireAuth>
      <RequireAuth path="/b" unfinished>
        {' open'}
      </RequireAuth>
    </>,
    ['verifyEmail'],
  );
  await expect.poll(text).toBe('verify first open');
});

it('asks a guest to sign in where guests may not enter', async () => {
  provider = fakeProvider({ uid: 'g', isAnonymous: true });
  const { text, machine } = await show(
    <RequireAuth path="/account" guests={false} signedOut="sign in">
      inside
    </RequireAuth>,
  );
  await expect.poll(text).toBe('sign in');
  expect(machine.store.getState().returnTo).toBe('/account');
});
