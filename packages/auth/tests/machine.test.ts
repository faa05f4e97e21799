import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createAuthMachine } from '../src/machine/create-auth-machine.ts';
import type { AuthMachineOptions, ConnectivitySource } from '../src/machine/options.ts';
import { lastMethod } from '../src/records/last-method.ts';
import { fakeProvider, sdkError, type FakeProvider } from './fake-provider.ts';
import { memoryStorage, waitFor } from './live.ts';

const ana = { uid: 'ana', email: 'ana@example.com' };
const ben = { uid: 'ben', email: 'ben@example.com' };
const remembered = JSON.stringify({
  v: 1,
  until: 9e15,
  value: { uid: 'ana', isAnonymous: false, email: ana.email, displayName: 'Ana', photoURL: null },
});

let storage = memoryStorage();

beforeEach(() => {
  storage = memoryStorage();
});

/** A page on the fake provider; times pass by hand. */
async function open(provider: FakeProvider, options: Partial<AuthMachineOptions> = {}) {
  const timers: { ms: number; action: () => void }[] = [];
  const machine = createAuthMachine({
    getAuth: () => Promise.resolve(provider.binding),
    storage,
    href: () => 'http://localhost/',
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
  const until = (fits: Parameters<typeof waitFor>[1]) => waitFor(machine, fits);
  const elapse = (ms: number) => {
    for (const timer of timers.filter((timer) => timer.ms === ms)) timer.action();
  };
  return { machine, until, elapse, state: machine.store.getState };
}

const settled = ({ session }: { session: { s: string } }) =>
  session.s !== 'restoring' && session.s !== 'uninitialised';

async function opened(provider: FakeProvider, options?: Partial<AuthMachineOptions>) {
  const page = await open(provider, options);
  await page.until(settled);
  return page;
}

describe('starting', () => {
  it('asks the provider once, however often it is started', async () => {
    const provider = fakeProvider();
    await opened(provider);
    expect(provider.calls.filter((call) => call === 'authStateReady')).toHaveLength(1);
  });

  it('finds a session with a valid token', async () => {
    const { state } = await opened(fakeProvider(ana));
    expect(state().session).toMatchObject({ s: 'signedIn', confirmed: true });
  });

  it('shows a session unconfirmed when its token cannot be refreshed offline, until it can', async () => {
    const provider = fakeProvider(ana);
    provider.token = () => Promise.reject(sdkError('auth/network-request-failed'));
    let changed = () => undefined as void;
    const connectivity: ConnectivitySource = {
      online: () => true,
      subscribe: (listener) => ((changed = listener), () => undefined),
    };
    const { machine, until, state } = await opened(provider, { connectivity });
    expect(state().session).toMatchObject({ s: 'signedIn', confirmed: false });
    machine.send({ type: 'CHANGE_PASSWORD', password: 'battery staple' });
    expect(state().flow).toMatchObject({ error: { code: 'session/read-only' } });
    provider.token = () => Promise.resolve('fresh');
    changed();
    provider.otherTab(ana);
    await until(({ session }) => session.s === 'signedIn' && session.confirmed);
  });

  it('does not wait for a token that does not come', async () => {
    const provider = fakeProvider(ana);
    provider.token = () => new Promise(() => undefined);
    const { state, until, elapse } = await open(provider);
    await vi.waitFor(() => expect(provider.calls).toContain('getIdToken'));
    expect(state().session.s).toBe('restoring');
    elapse(1500);
    await until(({ session }) => session.s === 'signedIn' && !session.confirmed);
  });

  it.each([
    ['auth/user-disabled', 'disabled'],
    ['auth/user-token-expired', 'expired'],
    ['auth/user-not-found', 'deleted'],
  ])('tells why a stored session is refused: %s', async (code, reason) => {
    const provider = fakeProvider(ana);
    provider.token = () => Promise.reject(sdkError(code));
    expect((await opened(provider)).state().session).toMatchObject({ s: 'signedOut', reason });
  });

  it('reports a session that the provider lost without saying why', async () => {
    storage.setItem('quits.auth.lastUser', remembered);
    const { state } = await opened(fakeProvider());
    expect(state().session).toMatchObject({ reason: 'lostAtStart', last: { displayName: 'Ana' } });
  });

  it('says that it takes long after five seconds', async () => {
    const provider = fakeProvider();
    const { machine, state, elapse } = await open(provider, {
      getAuth: () => new Promise(() => undefined),
    });
    await vi.waitFor(() => {
      elapse(5000);
      expect(state().session).toMatchObject({ s: 'restoring', slow: true });
    });
    expect(machine.store.getState().flow.kind).toBe('idle');
  });

  it('ignores records of another version, of the past, and of another shape', async () => {
    for (const record of [
      remembered.replace('"v":1', '"v":0'),
      remembered.replace('"until":9000000000000000', '"until":5'),
      remembered.replace('"uid":"ana"', '"uid":7'),
      'not JSON',
    ]) {
      storage.setItem('quits.auth.lastUser', record);
      const { state } = await opened(fakeProvider());
      expect(state().session).toEqual({ s: 'signedOut', reason: 'initial' });
    }
  });
});

describe('a popup', () => {
  const popup = { type: 'POPUP', providerId: 'google.com' } as const;
  const google = { ...ana, providerId: 'google.com' };

  it('signs in', async () => {
    const provider = fakeProvider();
    const { machine, until } = await opened(provider);
    machine.send(popup);
    expect(provider.calls.at(-1)).toBe('signInWithPopup');
    await provider.popup().succeed(google);
    const { flow } = await until(({ session }) => session.s === 'signedIn');
    expect(['popupOpen', 'done']).toContain('step' in flow && flow.step);
  });

  it('cannot sign anybody in any more once it was cancelled', async () => {
    const provider = fakeProvider();
    const { machine, state } = await opened(provider);
    machine.send(popup);
    machine.send({ type: 'CANCEL' });
    expect(state().flow.kind).toBe('idle');
    await provider.popup().succeed(google);
    expect(state().session.s).toBe('signedOut');
    expect(provider.binding.auth.currentUser).toBeNull();
  });

  it('does not stand in the way of another method when it was cancelled', async () => {
    const provider = fakeProvider();
    const { machine, until } = await opened(provider);
    machine.send(popup);
    const cancelled = provider.popup();
    machine.send({ type: 'SIGN_IN', email: ana.email, password: 'x' });
    await provider.popup().succeed(ana);
    await until(({ session }) => session.s === 'signedIn');
    await cancelled.fail('auth/popup-closed-by-user');
    expect(machine.store.getState().flow).toMatchObject({ kind: 'signIn', step: 'done' });
  });

  it('is given up silently when closed', async () => {
    const provider = fakeProvider();
    const { machine, until } = await opened(provider);
    machine.send(popup);
    await provider.popup().fail('auth/popup-closed-by-user');
    const { flow } = await until(({ flow }) => flow.kind === 'oauth' && flow.step === 'edit');
    expect(flow).not.toHaveProperty('error');
  });

  it('offers another click when blocked, and no redirect to a foreign origin', async () => {
    const provider = fakeProvider();
    const { machine, until, state } = await opened(provider);
    machine.send(popup);
    await provider.popup().fail('auth/popup-blocked');
    await until(({ flow }) => flow.kind === 'oauth' && flow.step === 'blocked');
    expect(state().flow).toMatchObject({ canRedirect: false });
    machine.send({ type: 'REDIRECT', providerId: 'google.com' });
    expect(state().flow).toMatchObject({ error: { code: 'session/redirect-unsafe' } });
  });

  it('is not offered again where it cannot work', async () => {
    const provider = fakeProvider();
    const { machine, until } = await opened(provider);
    machine.send(popup);
    await provider.popup().fail('auth/unauthorized-domain');
    await until(({ flow }) => flow.kind === 'oauth' && flow.step === 'unavailable');
  });
});

describe('a redirect', () => {
  async function left() {
    const provider = fakeProvider();
    const { machine, until } = await opened(provider, { canRedirect: true });
    machine.send({ type: 'RETURN_TO', path: '/groups/7' });
    machine.send({ type: 'POPUP', providerId: 'google.com' });
    await provider.popup().fail('auth/popup-blocked');
    const { flow } = await until(({ flow }) => flow.kind === 'oauth' && flow.step === 'blocked');
    expect(flow).toMatchObject({ canRedirect: true });
    machine.send({ type: 'REDIRECT', providerId: 'google.com' });
    expect(machine.store.getState().flow).toMatchObject({ step: 'redirecting' });
    await vi.waitFor(() => expect(provider.calls).toContain('signInWithRedirect'));
  }

  it('comes back signed in, to where the person wanted to go', async () => {
    await left();
    const provider = fakeProvider();
    provider.redirect = async () => {
      provider.otherTab({ ...ana, providerId: 'google.com' });
      provider.stored = ana;
      const { currentUser } = provider.binding.auth;
      return currentUser === null ? null : { user: currentUser };
    };
    const { state } = await opened(provider, { canRedirect: true });
    expect(state()).toMatchObject({
      session: { s: 'signedIn' },
      flow: { kind: 'oauth', step: 'done' },
      returnTo: '/groups/7',
    });
    expect(provider.calls.filter((call) => call === 'getRedirectResult')).toHaveLength(1);
    expect((await opened(fakeProvider(ana))).state().flow.kind).toBe('idle');
  });

  it('tells when the way back got lost', async () => {
    await left();
    const { state } = await opened(fakeProvider(), { canRedirect: true });
    expect(state()).toMatchObject({
      session: { s: 'signedOut', reason: 'redirectLost' },
      flow: { kind: 'oauth', step: 'lost', providerId: 'google.com' },
    });
  });

  it('keeps the provider when the answer is a failure', async () => {
    await left();
    const provider = fakeProvider();
    provider.redirect = () => Promise.reject(sdkError('auth/user-disabled'));
    const { state } = await opened(provider, { canRedirect: true });
    expect(state().flow).toMatchObject({
      providerId: 'google.com',
      error: { code: 'auth/user-disabled' },
    });
  });
});

describe('a proof of identity by redirect', () => {
  it('goes on with what it was asked for, on the page that comes back', async () => {
    const before = fakeProvider({ ...ana, providerId: 'google.com' });
    before.change = () => Promise.reject(sdkError('auth/requires-recent-login'));
    const { machine, until } = await opened(before, { canRedirect: true });
    machine.send({ type: 'CHANGE_EMAIL', email: 'new@example.com' });
    await until(({ flow }) => flow.kind === 'reauth');
    machine.send({ type: 'REDIRECT', providerId: 'google.com' });
    await vi.waitFor(() => expect(before.calls).toContain('reauthenticateWithRedirect'));

    const after = fakeProvider(ana);
    after.redirect = async () => {
      after.otherTab(ana);
      const { currentUser } = after.binding.auth;
      return currentUser === null ? null : { user: currentUser };
    };
    const page = await open(after, { canRedirect: true });
    await page.until(({ flow }) => flow.kind === 'changeEmail' && flow.step === 'sent');
    expect(after.calls).toContain('changeEmail new@example.com');
  });

  it('keeps no password while the page is left', async () => {
    const provider = fakeProvider({ ...ana, providerId: 'google.com' });
    provider.change = () => Promise.reject(sdkError('auth/requires-recent-login'));
    const { machine, until } = await opened(provider, { canRedirect: true });
    machine.send({ type: 'CHANGE_PASSWORD', password: 'battery staple' });
    await until(({ flow }) => flow.kind === 'reauth');
    machine.send({ type: 'REDIRECT', providerId: 'google.com' });
    await vi.waitFor(() => expect(storage.kept.has('quits.auth.redirect')).toBe(true));
    expect([...storage.kept.values()].join('\n')).not.toContain('battery staple');
  });
});

describe('what is remembered', () => {
  it('names the method that signed in last', async () => {
    const provider = fakeProvider();
    const { machine, until } = await opened(provider);
    expect(lastMethod(storage)).toBeUndefined();
    machine.send({ type: 'SIGN_IN', email: ana.email, password: 'x' });
    await provider.popup().succeed(ana);
    await until(({ flow }) => flow.kind === 'signIn' && flow.step === 'done');
    expect(lastMethod(storage)).toBe('password');
  });

  it('leaves a merge alone that belongs to other accounts', async () => {
    const journal = { guestUid: 'g', accountUid: 'a', at: 'importing' };
    storage.setItem('quits.auth.merge', JSON.stringify({ v: 1, until: 9e15, value: journal }));
    const flowFor = async (uid: string) => (await opened(fakeProvider({ uid }))).state().flow;
    expect(await flowFor('somebody')).toMatchObject({ kind: 'idle' });
    expect(await flowFor('g')).toMatchObject({ kind: 'merge', at: 'signingIn', needsSignIn: true });
    expect(await flowFor('a')).toMatchObject({ kind: 'merge', at: 'cleaning', needsSignIn: false });
  });
});

describe('several tabs', () => {
  it('follow a sign-out that another one recorded', async () => {
    const provider = fakeProvider(ana);
    const { until } = await opened(provider);
    storage.removeItem('quits.auth.lastUser');
    provider.otherTab(undefined);
    const { session } = await until(({ session }) => session.s === 'signedOut');
    expect(session).toMatchObject({ reason: 'otherTab', last: { email: ana.email } });
  });

  it('close their listeners before another user takes over', async () => {
    const provider = fakeProvider(ana);
    const log: string[] = [];
    const { machine, until } = await opened(provider, {
      hooks: { closeListeners: () => void log.push('closed') },
    });
    machine.store.subscribe(
      ({ session }) => void log.push('user' in session ? session.user.uid : session.s),
    );
    provider.otherTab(ben);
    await until(({ session }) => 'user' in session && session.user.uid === 'ben');
    expect(log.slice(0, 3)).toEqual(['signingOut', 'closed', 'ben']);
  });
});

describe('signing out', () => {
  it('closes listeners, clears the cookie, then tells the provider', async () => {
    const provider = fakeProvider(ana);
    const log: string[] = [];
    const { machine, until } = await opened(provider, {
      hooks: {
        closeListeners: () => void log.push('listeners'),
        wipe: async () => void log.push('wipe'),
      },
      cookie: {
        post: async () => 204,
        clear: async () => (log.push('cookie'), 204),
      },
    });
    provider.signOut = async () => void log.push('provider');
    machine.send({ type: 'SIGN_OUT', wipe: true });
    await until(({ session }) => session.s === 'signedOut');
    expect(log.filter((entry, at) => log.indexOf(entry) === at)).toEqual([
      'listeners',
      'cookie',
      'provider',
      'wipe',
    ]);
  });

  it('asks when changes wait and there is no connection', async () => {
    const provider = fakeProvider(ana);
    const { machine, until, state } = await opened(provider, {
      hooks: { pendingWrites: () => 3 },
      connectivity: { online: () => false, subscribe: () => () => undefined },
    });
    machine.send({ type: 'SIGN_OUT' });
    await until(({ flow }) => flow.kind === 'signOut');
    expect(state()).toMatchObject({ session: { s: 'signedIn' }, flow: { pending: 3 } });
    machine.send({ type: 'SIGN_OUT', force: true });
    await until(({ session }) => session.s === 'signedOut');
  });

  it('goes on although a step of the app fails', async () => {
    const { machine, until } = await opened(fakeProvider(ana), {
      hooks: { closeListeners: () => Promise.reject(new Error('stuck')) },
      cookie: { post: async () => 204, clear: () => Promise.reject(new Error('no server')) },
    });
    machine.send({ type: 'SIGN_OUT' });
    // The provider waits for the listeners too, so a failure there keeps the session.
    const { session } = await until(
      ({ session }) => session.s === 'signedOut' || 'error' in session,
    );
    expect(session).toMatchObject({ error: { code: 'unexpected' } });
  });
});

describe('the session cookie', () => {
  function server(...answers: (number | Error)[]) {
    const posted: string[] = [];
    return {
      posted,
      cookie: {
        post: async (token: string) => {
          posted.push(token);
          const answer = answers.length > 1 ? answers.shift() : answers[0];
          if (answer instanceof Error) throw answer;
          return answer ?? 204;
        },
        clear: async () => 204,
      },
    };
  }

  it('is posted for a new token, and counts only when the server took it', async () => {
    const { cookie, posted } = server(204);
    const { until } = await opened(fakeProvider(ana), { cookie });
    await until(({ token }) => token.t === 'idle' && token.postedAt > 0);
    expect(posted).toEqual(['token']);
  });

  it('is posted again after a pause when the server fails', async () => {
    const { cookie, posted } = server(500, new TypeError('Failed to fetch'), 204);
    const { until, elapse } = await opened(fakeProvider(ana), { cookie });
    await until(({ token }) => token.t === 'failed' && token.status === 500);
    elapse(2000);
    await until(({ token }) => token.t === 'failed' && token.status === 0);
    elapse(4000);
    await until(({ token }) => token.t === 'idle');
    expect(posted).toHaveLength(3);
  });

  it('ends the session when the server refuses a fresh token as well', async () => {
    const provider = fakeProvider(ana);
    const { cookie } = server(401);
    const { until } = await opened(provider, { cookie });
    await until(({ token }) => token.t === 'failed');
    await vi.waitFor(() => expect(provider.calls).toContain('getIdToken(true)'));
    provider.otherTab(ana);
    const { session } = await until(({ session }) => session.s === 'signedOut');
    expect(session).toMatchObject({ reason: 'revoked' });
  });

  it('is not posted while signing out', async () => {
    const { cookie, posted } = server(204);
    const provider = fakeProvider(ana);
    let release = () => undefined as void;
    const { machine, until } = await opened(provider, {
      cookie: {
        ...cookie,
        clear: () => new Promise((resolve) => (release = () => resolve(204))),
      },
    });
    await until(({ token }) => token.t === 'idle' && token.postedAt > 0);
    machine.send({ type: 'SIGN_OUT' });
    await until(({ token }) => token.t === 'clearing');
    provider.otherTab(ana);
    release();
    await until(({ session }) => session.s === 'signedOut');
    expect(posted).toHaveLength(1);
  });

  it('is tried again when the forced refresh gets no answer', async () => {
    const provider = fakeProvider(ana);
    const { cookie, posted } = server(204);
    const { until, elapse } = await opened(provider, { cookie });
    await until(({ token }) => token.t === 'idle' && token.postedAt > 0);
    provider.token = () => Promise.reject(sdkError('auth/network-request-failed'));
    elapse(50 * 60_000);
    await until(({ token }) => token.t === 'failed');
    provider.token = () => Promise.resolve('later');
    elapse(2000);
    await until(({ token }) => token.t === 'idle');
    expect(posted).toEqual(['token', 'later']);
  });

  it('is renewed before it is too old', async () => {
    const provider = fakeProvider(ana);
    const { cookie, posted } = server(204);
    const { until, elapse } = await opened(provider, { cookie });
    await until(({ token }) => token.t === 'idle' && token.postedAt > 0);
    elapse(50 * 60_000);
    await until(({ token }) => token.t === 'stale');
    provider.otherTab(ana);
    await until(({ token }) => token.t === 'idle');
    expect(posted).toHaveLength(2);
  });
});

describe('claims', () => {
  it('are fetched when the app learns of newer ones, at most once a minute', async () => {
    const provider = fakeProvider(ana);
    let now = 1e12;
    const { machine, until, state } = await opened(provider, {
      clock: { now: () => now, after: () => () => undefined },
    });
    await until(({ claims }) => claims.c === 'fresh');
    machine.send({ type: 'CLAIMS_CHANGED' });
    expect(state().claims.c).toBe('stale');
    now += 61_000;
    machine.send({ type: 'CLAIMS_CHANGED' });
    expect(state().claims.c).toBe('refreshing');
    await vi.waitFor(() => expect(provider.calls).toContain('getIdToken(true)'));
    provider.otherTab(ana);
    await until(({ claims }) => claims.c === 'fresh');
  });
});
