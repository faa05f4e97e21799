import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { live, memoryStorage, type Live } from './live.ts';
import { act, reaches, signUp } from './steps.ts';

let world: Live;

beforeAll(async () => {
  world = await live();
});

afterAll(() => world.close());

async function linkFor(email: string, storage = memoryStorage()) {
  const page = await world.open({ storage });
  expect(await act(page, { type: 'SEND_LINK', email })).toMatchObject({ status: 'sent', email });
  return { page, storage, ...(await world.mail(email, 'EMAIL_SIGNIN')) };
}

describe('a sign-in link', () => {
  it('signs in where it was asked for, before anything else is shown', async () => {
    const { link, storage } = await linkFor('same@example.com');
    let cleaned = false;
    const page = await world.open({
      storage,
      getUrl: () => link,
      hooks: { onEmailLinkUsed: () => void (cleaned = true) },
    });
    expect(page.state().session).toMatchObject({
      status: 'signedIn',
      user: { email: 'same@example.com' },
    });
    expect(storage.kept.has('quits.auth.linkEmail')).toBe(false);
    expect(cleaned).toBe(true);
  });

  it('asks for the e-mail on another device, and again when it is the wrong one', async () => {
    const { link } = await linkFor('other@example.com');
    const page = await world.open({ getUrl: () => link });
    expect(page.state().session).toEqual({ status: 'signedOut', reason: 'never' });
    expect(page.state().flow).toMatchObject({ type: 'emailLink', status: 'needsEmail' });
    expect(await act(page, { type: 'LINK_EMAIL', email: 'wrong@example.com' })).toMatchObject({
      status: 'needsEmail',
      error: { recovery: 'fix-input' },
    });
    expect(await act(page, { type: 'LINK_EMAIL', email: 'other@example.com' })).toMatchObject({
      status: 'done',
    });
    expect(page.state().session.status).toBe('signedIn');
  });

  it('is spent after one use', async () => {
    const { link, storage } = await linkFor('twice@example.com');
    await world.open({ storage, getUrl: () => link });
    const again = await world.open({ getUrl: () => link });
    expect(await act(again, { type: 'LINK_EMAIL', email: 'twice@example.com' })).toMatchObject({
      status: 'spent',
      error: { code: 'auth/invalid-action-code', recovery: 'restart' },
    });
  });

  it('is spent after its time', async () => {
    const { link, storage } = await linkFor('late@example.com');
    world.pass(24 * 3_600_000);
    const page = await world.open({ storage, getUrl: () => link });
    expect(page.state()).toMatchObject({
      session: { status: 'signedOut' },
      flow: { type: 'emailLink', status: 'spent', error: { recovery: 'restart' } },
    });
    expect(storage.kept.has('quits.auth.linkEmail')).toBe(true);
  });

  it('asks what to do when somebody else is signed in', async () => {
    const { link } = await linkFor('guest-of@example.com');
    const page = await world.open();
    await signUp(page, 'somebody@example.com');
    page.machine.send({ type: 'OPEN_LINK', url: link });
    await reaches(page, 'emailLink', 'wrongSession');
    page.machine.send({ type: 'LINK_CHOICE', choice: 'signIn' });
    await reaches(page, 'emailLink', 'needsEmail');
    await act(page, { type: 'LINK_EMAIL', email: 'guest-of@example.com' });
    expect(page.state().session).toMatchObject({ user: { email: 'guest-of@example.com' } });
  });

  it('secures a guest, who keeps uid', async () => {
    const { link, storage } = await linkFor('was-guest@example.com');
    const page = await world.open({ storage });
    await act(page, { type: 'SIGN_IN_ANONYMOUSLY' });
    const guest = page.state().session;
    page.machine.send({ type: 'OPEN_LINK', url: link });
    await reaches(page, 'emailLink', 'done');
    expect(page.state().session).toMatchObject({
      status: 'signedIn',
      user: { uid: guest.status === 'anonymous' && guest.user.uid, email: 'was-guest@example.com' },
    });
  });

  it('is not sent again before its pause is over', async () => {
    const { page } = await linkFor('again@example.com');
    const before = page.state();
    page.machine.send({ type: 'RESEND' });
    expect(page.state()).toBe(before);
  });

  it('is not sent again after a reload either, until its pause is over', async () => {
    const { storage, link } = await linkFor('reload@example.com');
    const page = await world.open({ storage });
    const flow = await act(page, { type: 'SEND_LINK', email: 'reload@example.com' });
    expect(flow).toMatchObject({ status: 'sent', resendAt: expect.any(Number) as number });
    expect((await world.mail('reload@example.com', 'EMAIL_SIGNIN')).link).toBe(link);
    await act(page, { type: 'SEND_LINK', email: 'another@example.com' });
    expect((await world.mail('another@example.com', 'EMAIL_SIGNIN')).link).not.toBe(link);
  });

  it('means nothing when the address is another one', async () => {
    const page = await world.open({ getUrl: () => 'http://localhost/groups' });
    expect(page.state().flow.type).toBe('idle');
  });
});
