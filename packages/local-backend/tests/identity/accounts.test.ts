import {
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  linkWithCredential,
  signInAnonymously,
  signInWithEmailAndPassword,
  unlink,
  updatePassword,
  updateProfile,
} from 'firebase/auth';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startLocalBackend, type LocalBackend } from '../../src/index.ts';
import { connectAuth, type AuthClient } from '../support/auth-client.ts';

const EMAIL = 'ada@example.com';
const PASSWORD = 'correct horse';

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

it('signs up, signs in again and keeps the account', async () => {
  const { user } = await createUserWithEmailAndPassword(client.auth, 'Ada@Example.com', PASSWORD);
  expect(user).toMatchObject({ email: EMAIL, emailVerified: false, isAnonymous: false });
  await client.auth.signOut();
  const again = await signInWithEmailAndPassword(client.auth, EMAIL, PASSWORD);
  expect(again.user.uid).toBe(user.uid);
});

it('makes an anonymous account and secures it later under the same uid', async () => {
  const { user } = await signInAnonymously(client.auth);
  expect(user.isAnonymous).toBe(true);
  const linked = await linkWithCredential(user, EmailAuthProvider.credential(EMAIL, PASSWORD));
  expect(linked.user).toMatchObject({ uid: user.uid, email: EMAIL, isAnonymous: false });
  const { claims } = await linked.user.getIdTokenResult();
  expect(claims).toMatchObject({ firebase: { sign_in_provider: 'password' } });
});

it('refuses a wrong password and an unknown address alike', async () => {
  await createUserWithEmailAndPassword(client.auth, EMAIL, PASSWORD);
  const invalid = { code: 'auth/invalid-credential' };
  await expect(signInWithEmailAndPassword(client.auth, EMAIL, 'wrong')).rejects.toMatchObject(
    invalid,
  );
  await expect(
    signInWithEmailAndPassword(client.auth, 'nobody@example.com', 'wrong'),
  ).rejects.toMatchObject(invalid);
});

it.each([
  ['auth/email-already-in-use', EMAIL, PASSWORD],
  ['auth/weak-password', 'ben@example.com', '12345'],
  ['auth/invalid-email', 'ben', PASSWORD],
  ['auth/missing-password', 'ben@example.com', ''],
])('refuses a sign-up with %s', async (code, email, password) => {
  await createUserWithEmailAndPassword(client.auth, EMAIL, PASSWORD);
  await expect(createUserWithEmailAndPassword(client.auth, email, password)).rejects.toMatchObject({
    code,
  });
});

it('slows guessing down and lets the owner in after the wait', async () => {
  await createUserWithEmailAndPassword(client.auth, EMAIL, PASSWORD);
  for (let guess = 0; guess < 5; guess += 1) {
    await expect(signInWithEmailAndPassword(client.auth, EMAIL, 'guess')).rejects.toMatchObject({
      code: 'auth/invalid-credential',
    });
  }
  await expect(signInWithEmailAndPassword(client.auth, EMAIL, PASSWORD)).rejects.toMatchObject({
    code: 'auth/too-many-requests',
  });
  time += 1001;
  await expect(signInWithEmailAndPassword(client.auth, EMAIL, PASSWORD)).resolves.toBeDefined();
});

it('refreshes an expired token under the same session', async () => {
  const { user } = await createUserWithEmailAndPassword(client.auth, EMAIL, PASSWORD);
  const before = await user.getIdTokenResult();
  time += 3_700_000;
  const after = await user.getIdTokenResult(true);
  expect(Date.parse(after.issuedAtTime)).toBeGreaterThan(Date.parse(before.issuedAtTime));
  expect(after.authTime).toBe(before.authTime);
});

it('changes the profile and removes parts of it', async () => {
  const { user } = await createUserWithEmailAndPassword(client.auth, EMAIL, PASSWORD);
  await updateProfile(user, { displayName: 'Ada', photoURL: 'https://example.com/a.png' });
  expect(user).toMatchObject({ displayName: 'Ada', photoURL: 'https://example.com/a.png' });
  await updateProfile(user, { photoURL: '' });
  await user.reload();
  expect(user).toMatchObject({ displayName: 'Ada', photoURL: null });
});

it('changes the password only shortly after a sign-in and ends the other sessions', async () => {
  const { user } = await createUserWithEmailAndPassword(client.auth, EMAIL, PASSWORD);
  const other = connectAuth(backend);
  const elsewhere = await signInWithEmailAndPassword(other.auth, EMAIL, PASSWORD);
  time += 301_000;
  await expect(updatePassword(user, 'another horse')).rejects.toMatchObject({
    code: 'auth/requires-recent-login',
  });
  const again = await signInWithEmailAndPassword(client.auth, EMAIL, PASSWORD);
  await updatePassword(again.user, 'another horse');
  await again.user.reload();
  await expect(elsewhere.user.getIdToken(true)).rejects.toMatchObject({
    code: 'auth/user-token-expired',
  });
  await other.close();
});

it('unlinks the password', async () => {
  const { user } = await createUserWithEmailAndPassword(client.auth, EMAIL, PASSWORD);
  await unlink(user, 'password');
  expect(user.providerData).toEqual([]);
});

it('deletes the account and its sessions', async () => {
  const { user } = await createUserWithEmailAndPassword(client.auth, EMAIL, PASSWORD);
  const token = await user.getIdToken();
  await deleteUser(user);
  const answer = await fetch(
    `${backend.addresses.identity}/identitytoolkit.googleapis.com/v1/accounts:lookup?key=k`,
    { method: 'POST', body: JSON.stringify({ idToken: token }) },
  );
  expect(await answer.json()).toMatchObject({ error: { message: 'USER_NOT_FOUND' } });
});
