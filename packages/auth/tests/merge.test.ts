import { eventually } from '@quits/tooling-presets/eventually';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { live, memoryStorage, type Live, type LiveMachine } from './live.ts';
import { device, type Device } from './merge-device.ts';
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

describe('a guest who has an account already', () => {
  async function guestWithAccount(email: string, place: Device, storage = memoryStorage()) {
    const owner = await world.open();
    await signUp(owner, email);
    const page = await world.open({ merge: place.merge, storage });
    await act(page, { type: 'SIGN_IN_ANONYMOUSLY' });
    const flow = await act(page, { type: 'SIGN_IN', email, password: PASSWORD });
    expect(flow).toMatchObject({ type: 'merge', status: 'confirm', items: 2 });
    return { page, owner, guest: uidOf(page) ?? '', storage };
  }

  it('stays a guest, or leaves the data behind, when so decided', async () => {
    const place = device(world);
    const { page, owner, guest } = await guestWithAccount('choice@example.com', place);
    page.machine.send({ type: 'MERGE', choice: 'keepGuest' });
    expect([page.state().flow.type, uidOf(page)]).toEqual(['idle', guest]);
    await act(page, { type: 'SIGN_IN', email: 'choice@example.com', password: PASSWORD });
    page.machine.send({ type: 'MERGE', choice: 'useAccount' });
    await reaches(page, 'signIn', 'done');
    expect(uidOf(page)).toBe(uidOf(owner));
    expect(place.log).toEqual([]);
  });

  it.each([
    ['merge', ['export', 'import', 'clean']],
    ['useAccount', []],
  ] as const)('is asked about a custom token of another account, too: %s', async (choice, log) => {
    const place = device(world);
    const page = await world.open({ merge: place.merge });
    await act(page, { type: 'SIGN_IN_ANONYMOUSLY' });
    const guest = uidOf(page);
    const token = JSON.stringify({ uid: `shared-${choice}` });
    expect(await act(page, { type: 'CUSTOM_TOKEN', token })).toMatchObject({
      type: 'merge',
      status: 'confirm',
      items: 2,
    });
    expect(uidOf(page)).toBe(guest);
    page.machine.send({ type: 'MERGE', choice });
    await reaches(page, choice === 'merge' ? 'merge' : 'signIn', 'done');
    expect(uidOf(page)).toBe(`shared-${choice}`);
    expect(place.log.map((line) => line.split(' ')[0])).toEqual(log);
    await place.close();
  });

  it('brings everything along, and is the guest until it has arrived', async () => {
    const place = device(world);
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
    const place = device(world);
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
    const place = device(world);
    const { page, owner, storage } = await guestWithAccount(`closed-${closing}@example.com`, place);
    place.hangAt = closing;
    page.machine.send({ type: 'MERGE', choice: 'merge' });
    await eventually(() => expect(place.hanging).toBe(true));
    await place.close();
    place.hangAt = undefined;

    const again = await world.open({ merge: place.merge, storage, reloads: page });
    const { flow } = again.state();
    expect(flow).toMatchObject({
      type: 'merge',
      status: 'stopped',
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

  it.each([
    ['signingIn', true],
    ['switching', true],
    ['cleaning', false],
  ])('goes on after the page was closed at %s', async (at, needsSignIn) => {
    const place = device(world);
    const email = `closed-${at}@example.com`;
    const { page, owner, guest, storage } = await guestWithAccount(email, place);
    const journal = { guestUid: guest, accountUid: uidOf(owner), at };
    storage.setItem('quits.auth.merge', JSON.stringify({ v: 1, until: 9e15, value: journal }));
    // Before the last step the page has the guest's session, after the switch the account's.
    const reloads = needsSignIn ? page : owner;
    const again = await world.open({ merge: place.merge, storage, reloads });
    await reaches(again, 'merge', 'stopped');
    expect(again.state().flow).toMatchObject({ needsSignIn });
    again.machine.send({ type: 'RESUME_MERGE', email, password: PASSWORD });
    await reaches(again, 'merge', 'done');
    expect(uidOf(again)).toBe(uidOf(owner));
    expect(storage.kept.has('quits.auth.merge')).toBe(false);
    await place.close();
  });

  it('forgets a merge that is given up', async () => {
    const place = device(world);
    const { page, storage } = await guestWithAccount('given-up@example.com', place);
    place.failAt = 'export';
    page.machine.send({ type: 'MERGE', choice: 'merge' });
    await reaches(page, 'merge', 'stopped');
    expect(storage.kept.has('quits.auth.merge')).toBe(true);
    page.machine.send({ type: 'CANCEL' });
    expect(storage.kept.has('quits.auth.merge')).toBe(false);
    expect(page.state().session.status).toBe('anonymous');
  });

  it('is not asked when there is nothing to bring along', async () => {
    const place = device(world, 0);
    const profile = { sub: 'm1', email: 'm1@gmail.example' };
    const owner = await world.open({ popups: profile });
    await act(owner, google);
    const page = await world.open({ popups: profile, merge: place.merge });
    await act(page, { type: 'SIGN_IN_ANONYMOUSLY' });
    page.machine.send(google);
    await reaches(page, 'signIn', 'done');
    expect(uidOf(page)).toBe(uidOf(owner));
    expect(place.log).toEqual([]);
  });

  it('leaves no guest behind at the provider', async () => {
    const place = device(world);
    const { page, guest } = await guestWithAccount('no-orphan@example.com', place);
    page.machine.send({ type: 'MERGE', choice: 'merge' });
    await reaches(page, 'merge', 'done');
    expect(await world.accounts()).not.toContain(guest);
    await place.close();
  });

  it('asks for the right password when the account refuses', async () => {
    const place = device(world);
    const owner = await world.open();
    await signUp(owner, 'typo@example.com');
    const page = await world.open({ merge: place.merge });
    await act(page, { type: 'SIGN_IN_ANONYMOUSLY' });
    await act(page, { type: 'SIGN_IN', email: 'typo@example.com', password: 'wrong' });
    page.machine.send({ type: 'MERGE', choice: 'merge' });
    await reaches(page, 'merge', 'stopped');
    expect(page.state().flow).toMatchObject({
      needsSignIn: true,
      error: { recovery: 'fix-input' },
    });
    page.machine.send({ type: 'RESUME_MERGE', email: 'typo@example.com', password: PASSWORD });
    await reaches(page, 'merge', 'done');
    expect(uidOf(page)).toBe(uidOf(owner));
    await place.close();
  });
});
