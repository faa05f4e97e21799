import { deleteApp, initializeApp } from 'firebase/app';
import { connectAuthEmulator, initializeAuth, inMemoryPersistence, type Auth } from 'firebase/auth';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { MergeHooks } from '../src/machine/options.ts';
import { live, memoryStorage, type Live, type LiveMachine } from './live.ts';
import { act, PASSWORD, reaches, signUp } from './steps.ts';

let world: Live;

beforeAll(async () => {
  world = await live();
});

afterAll(() => world.close());

const google = { type: 'POPUP', providerId: 'google.com' } as const;

function uidOf(page: LiveMachine): string | undefined {
  const { session } = page.state();
  return 'user' in session ? session.user.uid : undefined;
}

describe('another provider', () => {
  it('signs in, links to an account, and is unlinked again', async () => {
    const page = await world.open({ popups: { sub: 'g1', email: 'g1@gmail.example' } });
    expect(await act(page, google)).toMatchObject({ kind: 'oauth', step: 'done' });
    expect(page.state().session).toMatchObject({ user: { email: 'g1@gmail.example' } });

    const other = await world.open({ popups: { sub: 'g2', email: 'g2@gmail.example' } });
    await signUp(other, 'linker@example.com');
    await act(other, google);
    expect(other.state().session).toMatchObject({
      user: { methods: [{ providerId: 'google.com' }, { providerId: 'password' }] },
    });
    await act(other, { type: 'UNLINK', providerId: 'google.com' });
    expect(other.state().session).toMatchObject({
      user: { methods: [{ providerId: 'password' }] },
    });
  });

  it('secures a guest, who keeps uid', async () => {
    const page = await world.open({ popups: { sub: 'g3', email: 'g3@gmail.example' } });
    await act(page, { type: 'GUEST' });
    const guest = uidOf(page);
    await act(page, google);
    expect(page.state().session).toMatchObject({ s: 'signedIn', user: { uid: guest } });
  });

  it('proves who is there before something sensitive', async () => {
    const page = await world.open({ popups: { sub: 'g4', email: 'g4@gmail.example' } });
    await act(page, google);
    world.pass(10 * 60_000);
    expect(await act(page, { type: 'DELETE_ACCOUNT' })).toMatchObject({
      kind: 'reauth',
      methods: ['google.com'],
    });
    page.machine.send(google);
    const { session } = await page.until(({ session }) => session.s === 'signedOut');
    expect(session).toMatchObject({ reason: 'deleted' });
  });

  it('refuses to prove it with another account', async () => {
    const page = await world.open({ popups: { sub: 'g5', email: 'g5@gmail.example' } });
    await signUp(page, 'not-g5@example.com');
    world.pass(10 * 60_000);
    await act(page, { type: 'CHANGE_PASSWORD', password: 'battery staple' });
    expect(await act(page, google)).toMatchObject({
      kind: 'oauth',
      step: 'edit',
      error: {
        reaction: expect.stringMatching(/reauthenticate|fix-input|switch-method/) as string,
      },
    });
    expect(page.state().flow.after).toMatchObject({
      do: 'resume',
      flow: { kind: 'changePassword' },
    });
  });

  it('says when the account of another person is meant', async () => {
    const first = await world.open({ popups: { sub: 'g6', email: 'g6@gmail.example' } });
    await act(first, google);
    const page = await world.open({ popups: { sub: 'g6', email: 'g6@gmail.example' } });
    await signUp(page, 'wants-g6@example.com');
    expect(await act(page, google)).toMatchObject({
      kind: 'oauth',
      step: 'edit',
      error: { code: 'auth/credential-already-in-use' },
    });
  });
});

describe('an account that exists with another method', () => {
  it('is signed in to first, then the new method is added', async () => {
    const owner = await world.open();
    await signUp(owner, 'both@example.com');
    const page = await world.open({ popups: { sub: 'c1', email: 'both@example.com' } });
    expect(await act(page, { type: 'POPUP', providerId: 'facebook.com' })).toMatchObject({
      kind: 'conflict',
      step: 'chooseMethod',
      email: 'both@example.com',
      providerId: 'facebook.com',
    });
    expect(
      await act(page, { type: 'SIGN_IN', email: 'both@example.com', password: 'wrong' }),
    ).toMatchObject({ kind: 'signIn', step: 'edit', after: { do: 'link' } });
    page.machine.send({ type: 'SIGN_IN', email: 'both@example.com', password: PASSWORD });
    await reaches(page, 'conflict', 'done');
    expect(page.state().session).toMatchObject({
      user: { methods: [{ providerId: 'facebook.com' }, { providerId: 'password' }] },
    });
  });
});

describe('a guest who has an account already', () => {
  interface Device {
    readonly merge: MergeHooks;
    readonly log: string[];
    failAt: string | undefined;
    hangAt: string | undefined;
    hanging: boolean;
    close(): Promise<void>;
  }

  let apps = 0;

  function device(): Device {
    const log: string[] = [];
    let second: Auth | undefined;
    const self: Device = {
      log,
      failAt: undefined,
      hangAt: undefined,
      hanging: false,
      async close() {
        if (second !== undefined) await deleteApp(second.app);
        second = undefined;
      },
      merge: {
        count: () => 2,
        exportGuest: async (uid) => step('export', uid),
        async secondAuth() {
          if (second === undefined) {
            apps += 1;
            const app = initializeApp(
              { apiKey: 'demo-key', projectId: world.backend.project },
              `second-${apps}`,
            );
            second = initializeAuth(app, { persistence: inMemoryPersistence });
            connectAuthEmulator(second, world.backend.addresses.identity, {
              disableWarnings: true,
            });
          }
          return second;
        },
        importInto: async (account, uid) => step(`import as ${account.currentUser?.email}`, uid),
        cleanUp: async (uid) => step('clean', uid),
      },
    };
    async function step(name: string, uid: string): Promise<void> {
      if (self.failAt !== undefined && name.startsWith(self.failAt))
        throw new TypeError('Failed to fetch');
      if (self.hangAt !== undefined && name.startsWith(self.hangAt)) {
        self.hanging = true;
        await new Promise(() => undefined);
      }
      log.push(`${name} ${uid}`);
    }
    return self;
  }

  async function guestWithAccount(email: string, place: Device, storage = memoryStorage()) {
    const owner = await world.open();
    await signUp(owner, email);
    const page = await world.open({ merge: place.merge, storage });
    await act(page, { type: 'GUEST' });
    const flow = await act(page, { type: 'SIGN_IN', email, password: PASSWORD });
    expect(flow).toMatchObject({ kind: 'merge', step: 'confirm', items: 2 });
    return { page, owner, guest: uidOf(page) ?? '', storage };
  }

  it('stays a guest, or leaves the data behind, when so decided', async () => {
    const place = device();
    const { page, owner, guest } = await guestWithAccount('choice@example.com', place);
    page.machine.send({ type: 'MERGE', choice: 'keepGuest' });
    expect([page.state().flow.kind, uidOf(page)]).toEqual(['idle', guest]);
    await act(page, { type: 'SIGN_IN', email: 'choice@example.com', password: PASSWORD });
    page.machine.send({ type: 'MERGE', choice: 'useAccount' });
    await reaches(page, 'signIn', 'done');
    expect(uidOf(page)).toBe(uidOf(owner));
    expect(place.log).toEqual([]);
  });

  it('brings everything along, and is the guest until it has arrived', async () => {
    const place = device();
    const { page, owner, guest } = await guestWithAccount('merge@example.com', place);
    page.machine.send({ type: 'MERGE', choice: 'merge' });
    await reaches(page, 'merge', 'importing');
    expect(uidOf(page)).toBe(guest);
    await reaches(page, 'merge', 'done');
    expect(uidOf(page)).toBe(uidOf(owner));
    expect(place.log).toEqual([
      `export ${guest}`,
      `import as merge@example.com ${guest}`,
      `clean ${guest}`,
    ]);
    await place.close();
  });

  it.each(['export', 'import', 'clean'])('goes on after %s failed', async (failing) => {
    const place = device();
    const { page, owner } = await guestWithAccount(`fails-${failing}@example.com`, place);
    place.failAt = failing;
    page.machine.send({ type: 'MERGE', choice: 'merge' });
    await reaches(page, 'merge', 'stopped');
    expect(page.state().flow).toMatchObject({ error: { code: 'network/failed' } });
    place.failAt = undefined;
    page.machine.send({ type: 'RESUME_MERGE' });
    await reaches(page, 'merge', 'done');
    expect(uidOf(page)).toBe(uidOf(owner));
    expect(place.log.map((line) => line.split(' ')[0])).toEqual(['export', 'import', 'clean']);
    await place.close();
  });

  it.each([
    ['export', ['export', 'import', 'clean']],
    ['import', ['export', 'import', 'clean']],
    ['clean', ['export', 'import', 'clean']],
  ])('goes on after the page was closed while it did %s', async (closing, done) => {
    const place = device();
    const { page, owner, storage } = await guestWithAccount(`closed-${closing}@example.com`, place);
    place.hangAt = closing;
    page.machine.send({ type: 'MERGE', choice: 'merge' });
    await vi.waitFor(() => expect(place.hanging).toBe(true));
    await place.close();
    place.hangAt = undefined;

    const again = await world.open({ merge: place.merge, storage, reloads: page });
    const { flow } = again.state();
    expect(flow).toMatchObject({
      kind: 'merge',
      step: 'stopped',
      needsSignIn: closing !== 'clean',
    });
    again.machine.send({
      type: 'RESUME_MERGE',
      email: `closed-${closing}@example.com`,
      password: PASSWORD,
    });
    await reaches(again, 'merge', 'done');
    expect(uidOf(again)).toBe(uidOf(owner));
    expect(place.log.map((line) => line.split(' ')[0])).toEqual(done);
    expect(storage.kept.has('quits.auth.merge')).toBe(false);
    await place.close();
  });

  it('asks for the right password when the account refuses', async () => {
    const place = device();
    const owner = await world.open();
    await signUp(owner, 'typo@example.com');
    const page = await world.open({ merge: place.merge });
    await act(page, { type: 'GUEST' });
    await act(page, { type: 'SIGN_IN', email: 'typo@example.com', password: 'wrong' });
    page.machine.send({ type: 'MERGE', choice: 'merge' });
    await reaches(page, 'merge', 'stopped');
    expect(page.state().flow).toMatchObject({
      needsSignIn: true,
      error: { reaction: 'fix-input' },
    });
    page.machine.send({ type: 'RESUME_MERGE', email: 'typo@example.com', password: PASSWORD });
    await reaches(page, 'merge', 'done');
    expect(uidOf(page)).toBe(uidOf(owner));
    await place.close();
  });
});
