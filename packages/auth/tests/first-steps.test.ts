import { eventually } from '@quits/tooling-presets/eventually';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { live, memoryStorage, type Live } from './live.ts';

let world: Live;

beforeAll(async () => {
  world = await live();
});

afterAll(() => world.close());

it('starts signed out on a device that knows nobody', async () => {
  const { state } = await world.open();
  expect(state().session).toEqual({ status: 'signedOut', reason: 'never' });
});

it('starts a guest, secures the guest with a password, and keeps uid and name', async () => {
  const { machine, until } = await world.open();
  machine.send({ type: 'SIGN_IN_ANONYMOUSLY' });
  const guest = await until(({ session }) => session.status === 'anonymous');
  machine.send({
    type: 'SIGN_UP',
    email: 'guest@example.com',
    password: 'correct horse',
    displayName: 'Gus',
  });
  const { session, flow } = await until(
    ({ flow }) => flow.type === 'signUp' && flow.status === 'done',
  );
  expect(flow).toMatchObject({ type: 'signUp', status: 'done' });
  expect(session).toMatchObject({
    status: 'signedIn',
    user: {
      uid: guest.session.status === 'anonymous' ? guest.session.user.uid : '',
      email: 'guest@example.com',
      displayName: 'Gus',
      isAnonymous: false,
    },
  });
  const { claims } = await until(({ claims }) => claims.status === 'fresh');
  await eventually(() =>
    expect(machine.store.getState().claims).toMatchObject({
      values: { firebase: { sign_in_provider: 'password' } },
    }),
  );
  expect(claims.status).toBe('fresh');
});

it('makes one guest however often it is asked', async () => {
  const { machine, until } = await world.open();
  machine.send({ type: 'SIGN_IN_ANONYMOUSLY' });
  machine.send({ type: 'SIGN_IN_ANONYMOUSLY' });
  const { flow } = await until(({ session }) => session.status === 'anonymous');
  machine.send({ type: 'SIGN_IN_ANONYMOUSLY' });
  expect(machine.store.getState().flow.id).toBe(flow.id);
});

it('signs up, out and in again', async () => {
  const steps: string[] = [];
  const storage = memoryStorage();
  const { machine, auth, until, state } = await world.open({
    storage,
    hooks: {
      closeListeners: () =>
        void steps.push(`listeners closed, user ${auth.currentUser ? 'here' : 'gone'}`),
    },
  });
  machine.send({ type: 'SIGN_UP', email: 'ana@example.com', password: 'correct horse' });
  await until(({ session }) => session.status === 'signedIn');
  expect(storage.kept.get('quits.auth.lastUser')).toContain('ana@example.com');
  expect(storage.kept.get('quits.auth.lastUser')).not.toContain('correct horse');

  steps.length = 0;
  machine.send({ type: 'SIGN_OUT' });
  const { session } = await until(({ session }) => session.status === 'signedOut');
  expect(session).toMatchObject({ reason: 'userRequest', last: { email: 'ana@example.com' } });
  expect(steps[0]).toBe('listeners closed, user here');
  expect(storage.kept.has('quits.auth.lastUser')).toBe(false);

  machine.send({ type: 'SIGN_IN', email: 'ana@example.com', password: 'wrong' });
  await until(({ flow }) => flow.type === 'signIn' && flow.status === 'edit');
  expect(state().flow).toMatchObject({
    email: 'ana@example.com',
    error: { code: 'auth/invalid-credential', recovery: 'fix-input' },
  });
  machine.send({ type: 'SIGN_IN', email: 'ana@example.com', password: 'correct horse' });
  await until(({ session }) => session.status === 'signedIn');
});

it('says what is missing without asking the provider', async () => {
  const connection = { online: true, changed: () => undefined as void };
  const { machine, state } = await world.open({
    connectivity: {
      online: () => connection.online,
      subscribe: (listener) => {
        connection.changed = listener;
        return () => undefined;
      },
    },
  });
  machine.send({ type: 'SIGN_IN', email: 'not an e-mail', password: 'x' });
  expect(state().flow).toMatchObject({ status: 'edit', error: { code: 'auth/invalid-email' } });
  machine.send({ type: 'SIGN_IN', email: '', password: 'x' });
  expect(state().flow).toMatchObject({ error: { code: 'auth/missing-email' } });
  machine.send({ type: 'SIGN_UP', email: 'a@b.example', password: '' });
  expect(state().flow).toMatchObject({ error: { code: 'auth/missing-password' } });
  connection.online = false;
  connection.changed();
  machine.send({ type: 'SIGN_IN', email: 'a@b.example', password: 'x' });
  expect(state().flow).toMatchObject({ error: { code: 'network/offline' } });
});

it('offers to sign in when the e-mail is taken', async () => {
  const first = await world.open();
  first.machine.send({ type: 'SIGN_UP', email: 'taken@example.com', password: 'correct horse' });
  await first.until(({ session }) => session.status === 'signedIn');
  const second = await world.open();
  second.machine.send({ type: 'SIGN_UP', email: 'taken@example.com', password: 'other horse' });
  const { flow } = await second.until(({ flow }) => 'error' in flow);
  expect(flow).toMatchObject({
    status: 'edit',
    error: { code: 'auth/email-already-in-use', recovery: 'switch-method' },
  });
});
