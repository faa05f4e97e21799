import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { live, type Live, type LiveMachine } from './live.ts';
import { device } from './merge-device.ts';
import { act, PASSWORD, reaches, signUp } from './steps.ts';

let world: Live;
let now = Date.now();

beforeAll(async () => {
  world = await live({ now: () => now });
});

afterAll(() => world.close());

/** Creates an account with a verified email, which the provider requires. */
async function verified(email: string): Promise<LiveMachine> {
  const page = await world.open();
  await signUp(page, email);
  await act(page, { type: 'SEND_VERIFICATION' });
  const { code } = await world.mail(email, 'VERIFY_EMAIL');
  page.machine.send({ type: 'OPEN_ACTION', code });
  await reaches(page, 'action', 'done');
  return page;
}

/** Computes the code of an authenticator app: RFC 6238 with SHA-1, 30 s, 6 digits. */
function totp(key: string): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = Array.from(key, (c) => alphabet.indexOf(c).toString(2).padStart(5, '0')).join('');
  const bytes = Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(now / 30_000)));
  const digest = createHmac('sha1', bytes).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, '0');
}

async function withTotp(email: string): Promise<{ page: LiveMachine; key: string }> {
  const page = await verified(email);
  const flow = await act(page, { type: 'ENROLL_TOTP' });
  expect(flow).toMatchObject({ type: 'enrollTotp', status: 'code' });
  const key = flow.type === 'enrollTotp' ? (flow.secret?.key ?? '') : '';
  expect(await act(page, { type: 'CODE', code: totp(key), name: 'Phone' })).toMatchObject({
    status: 'done',
    secret: undefined,
  });
  now += 30_000;
  return { page, key };
}

describe('an authenticator app', () => {
  it('is added with a code to scan', async () => {
    const page = await verified('totp@example.com');
    const flow = await act(page, { type: 'ENROLL_TOTP' });
    expect(flow).toMatchObject({
      secret: { uri: expect.stringMatching(/^otpauth:\/\/totp\/.*totp@example\.com/) as string },
    });
    expect(await act(page, { type: 'CODE', code: '000000', name: 'Phone' })).toMatchObject({
      status: 'code',
      error: { code: 'auth/invalid-verification-code' },
    });
  });

  it('needs a confirmed e-mail first', async () => {
    const page = await world.open();
    await signUp(page, 'unverified@example.com');
    expect(await act(page, { type: 'ENROLL_TOTP' })).toMatchObject({
      status: 'needsVerifiedEmail',
    });
  });

  it('is asked for at the next sign-in, and lets a second attempt in', async () => {
    const { page: first, key } = await withTotp('asked@example.com');
    expect(first.state().session).toMatchObject({
      user: { factors: [{ type: 'totp', name: 'Phone' }] },
    });
    const page = await world.open();
    expect(
      await act(page, { type: 'SIGN_IN', email: 'asked@example.com', password: PASSWORD }),
    ).toMatchObject({ type: 'secondFactor', status: 'code', factor: { name: 'Phone' } });
    expect(page.state().session.status).toBe('signedOut');
    expect(await act(page, { type: 'CODE', code: '000000' })).toMatchObject({
      status: 'code',
      error: { code: 'auth/invalid-verification-code' },
    });
    expect(await act(page, { type: 'CODE', code: totp(key) })).toMatchObject({ status: 'done' });
    expect(page.state().session.status).toBe('signedIn');
  });

  it('is asked for before something sensitive too, which then goes on', async () => {
    const { page, key } = await withTotp('sensitive@example.com');
    now += 10 * 60_000;
    await act(page, { type: 'CHANGE_PASSWORD', password: 'battery staple' });
    expect(await act(page, { type: 'PASSWORD', password: PASSWORD })).toMatchObject({
      type: 'secondFactor',
    });
    page.machine.send({ type: 'CODE', code: totp(key) });
    await reaches(page, 'changePassword', 'done');
  });

  it('is asked for anew after a reload, by starting over', async () => {
    await withTotp('reload@example.com');
    const page = await world.open();
    await act(page, { type: 'SIGN_IN', email: 'reload@example.com', password: PASSWORD });
    const again = await world.open({ reloads: page });
    expect(again.state()).toMatchObject({
      session: { status: 'signedOut' },
      flow: { type: 'idle' },
    });
    expect(
      await act(again, { type: 'SIGN_IN', email: 'reload@example.com', password: PASSWORD }),
    ).toMatchObject({ type: 'secondFactor', status: 'code' });
  });

  it('is asked for when a guest merges with the account, which then goes on', async () => {
    const { page: owner, key } = await withTotp('merges@example.com');
    const place = device(world);
    const page = await world.open({ merge: place.merge });
    await act(page, { type: 'SIGN_IN_ANONYMOUSLY' });
    await act(page, { type: 'SIGN_IN', email: 'merges@example.com', password: PASSWORD });
    page.machine.send({ type: 'MERGE', choice: 'merge' });
    await reaches(page, 'secondFactor', 'code');
    page.machine.send({ type: 'CODE', code: totp(key) });
    await reaches(page, 'merge', 'done');
    expect(page.state().session).toMatchObject({ user: { uid: owner.auth.currentUser?.uid } });
    await place.close();
  });

  it('is removed', async () => {
    const { page } = await withTotp('removed@example.com');
    const { session } = page.state();
    const [factor] = session.status === 'signedIn' ? session.user.factors : [];
    await act(page, { type: 'UNENROLL', uid: factor?.uid ?? '' });
    const { flow, session: after } = page.state();
    expect([flow, after]).toMatchObject([{ type: 'unenroll', status: 'done' }, {}]);
    expect(after).toMatchObject(
      after.status === 'signedIn' ? { user: { factors: [] } } : { status: 'signedOut' },
    );
  });
});
