import {
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  isSignInWithEmailLink,
  linkWithCredential,
  sendEmailVerification,
  sendPasswordResetEmail,
  sendSignInLinkToEmail,
  signInAnonymously,
  signInWithEmailAndPassword,
  signInWithEmailLink,
  verifyBeforeUpdateEmail,
  verifyPasswordResetCode,
} from 'firebase/auth';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startLocalBackend, type LocalBackend } from '../../src/index.ts';
import { connectAuth, type AuthClient } from '../support/auth-client.ts';
import { latestMessage, latestOobCode } from '../support/messages.ts';

const EMAIL = 'ada@example.com';
const PASSWORD = 'correct horse';
const SETTINGS = { url: 'http://localhost:5173/finish?next=/groups', handleCodeInApp: true };

let backend: LocalBackend;
let client: AuthClient;
let time = Date.now();

beforeEach(async () => {
  time = Date.now();
  backend = await startLocalBackend({ now: () => time });
  client = connectAuth(backend);
});

afterEach(async () => {
  await client.close();
  await backend.stop();
});

it('signs in by an e-mailed link, once', async () => {
  await sendSignInLinkToEmail(client.auth, EMAIL, SETTINGS);
  const link = latestMessage(backend, EMAIL).link ?? '';
  expect(isSignInWithEmailLink(client.auth, link)).toBe(true);
  expect(new URL(link).searchParams.get('continueUrl')).toBe(SETTINGS.url);
  const { user } = await signInWithEmailLink(client.auth, EMAIL, link);
  expect(user).toMatchObject({ email: EMAIL, emailVerified: true });
  await expect(signInWithEmailLink(client.auth, EMAIL, link)).rejects.toMatchObject({
    code: 'auth/invalid-action-code',
  });
});

it('refuses a sign-in link with another address, and keeps it for the right one', async () => {
  await sendSignInLinkToEmail(client.auth, EMAIL, SETTINGS);
  const link = latestMessage(backend, EMAIL).link ?? '';
  await expect(signInWithEmailLink(client.auth, 'eve@example.com', link)).rejects.toMatchObject({
    code: 'auth/invalid-email',
  });
  await expect(signInWithEmailLink(client.auth, EMAIL, link)).resolves.toBeDefined();
});

it('refuses an expired link', async () => {
  await sendSignInLinkToEmail(client.auth, EMAIL, SETTINGS);
  time += 7 * 3_600_000;
  const link = latestMessage(backend, EMAIL).link ?? '';
  await expect(signInWithEmailLink(client.auth, EMAIL, link)).rejects.toMatchObject({
    code: 'auth/expired-action-code',
  });
});

it('secures an anonymous account by an e-mailed link', async () => {
  const { user } = await signInAnonymously(client.auth);
  await sendSignInLinkToEmail(client.auth, EMAIL, SETTINGS);
  const link = latestMessage(backend, EMAIL).link ?? '';
  const linked = await linkWithCredential(user, EmailAuthProvider.credentialWithLink(EMAIL, link));
  expect(linked.user).toMatchObject({ uid: user.uid, email: EMAIL, isAnonymous: false });
});

it('confirms an address', async () => {
  const { user } = await createUserWithEmailAndPassword(client.auth, EMAIL, PASSWORD);
  await sendEmailVerification(user);
  const code = latestOobCode(backend, EMAIL);
  expect(await checkActionCode(client.auth, code)).toMatchObject({
    operation: 'VERIFY_EMAIL',
    data: { email: EMAIL },
  });
  await applyActionCode(client.auth, code);
  await user.reload();
  expect(user.emailVerified).toBe(true);
});

it('resets a password and ends the sessions that were open', async () => {
  const { user } = await createUserWithEmailAndPassword(client.auth, EMAIL, PASSWORD);
  await sendPasswordResetEmail(client.auth, EMAIL);
  const code = latestOobCode(backend, EMAIL);
  expect(await verifyPasswordResetCode(client.auth, code)).toBe(EMAIL);
  time += 1000;
  await confirmPasswordReset(client.auth, code, 'another horse');
  await expect(confirmPasswordReset(client.auth, code, 'third horse')).rejects.toMatchObject({
    code: 'auth/invalid-action-code',
  });
  await expect(user.getIdToken(true)).rejects.toMatchObject({ code: 'auth/user-token-expired' });
  await expect(
    signInWithEmailAndPassword(client.auth, EMAIL, 'another horse'),
  ).resolves.toBeDefined();
});

it('does not tell by a reset which addresses have an account', async () => {
  await expect(sendPasswordResetEmail(client.auth, 'nobody@example.com')).resolves.toBeUndefined();
  expect(backend.mailbox.list()).toEqual([]);
  backend.updateSettings({ enumerationProtection: false });
  await expect(sendPasswordResetEmail(client.auth, 'nobody@example.com')).rejects.toMatchObject({
    code: 'auth/user-not-found',
  });
});

it('changes an address once the new one is confirmed, and lets the old one undo it', async () => {
  const { user } = await createUserWithEmailAndPassword(client.auth, EMAIL, PASSWORD);
  await verifyBeforeUpdateEmail(user, 'ada@example.org');
  await applyActionCode(client.auth, latestOobCode(backend, 'ada@example.org'));
  const again = await signInWithEmailAndPassword(client.auth, 'ada@example.org', PASSWORD);
  expect(again.user).toMatchObject({ uid: user.uid, emailVerified: true });
  const code = latestOobCode(backend, EMAIL);
  expect(await checkActionCode(client.auth, code)).toMatchObject({
    operation: 'RECOVER_EMAIL',
    data: { email: EMAIL, previousEmail: 'ada@example.org' },
  });
  await applyActionCode(client.auth, code);
  await expect(signInWithEmailAndPassword(client.auth, EMAIL, PASSWORD)).resolves.toBeDefined();
});

it('does not send links to foreign sites', async () => {
  const foreign = { ...SETTINGS, url: 'https://evil.example/steal' };
  await expect(sendSignInLinkToEmail(client.auth, EMAIL, foreign)).rejects.toMatchObject({
    code: 'auth/unauthorized-continue-uri',
  });
});
