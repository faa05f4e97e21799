import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getAuth, type Auth } from 'firebase-admin/auth';
import { createHash, type JsonWebKey, X509Certificate } from 'node:crypto';
import { signInWithEmailAndPassword, signInWithCustomToken } from 'firebase/auth';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startLocalBackend, type LocalBackend } from '../../src/index.ts';
import { connectAuth, type AuthClient } from '../support/auth-client.ts';

const EMAIL = 'ada@example.com';
const PASSWORD = 'correct horse';

let backend: LocalBackend;
let client: AuthClient;
let app: App;
let admin: Auth;

beforeEach(async () => {
  backend = await startLocalBackend({ emulatorTokens: true });
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', new URL(backend.addresses.identity).host);
  client = connectAuth(backend);
  app = initializeApp({ projectId: backend.project }, `admin-${Math.random()}`);
  admin = getAuth(app);
});

afterEach(async () => {
  await client.close();
  await deleteApp(app);
  await backend.stop();
  vi.unstubAllEnvs();
});

describe('an administrator with the official library', () => {
  it('creates, finds, changes and deletes accounts', async () => {
    const created = await admin.createUser({
      email: EMAIL,
      password: PASSWORD,
      displayName: 'Ada',
      phoneNumber: '+15555550100',
    });
    expect(created).toMatchObject({ email: EMAIL, displayName: 'Ada', disabled: false });
    expect((await admin.getUserByEmail(EMAIL)).uid).toBe(created.uid);
    expect((await admin.getUserByPhoneNumber('+15555550100')).uid).toBe(created.uid);
    const changed = await admin.updateUser(created.uid, { displayName: null, disabled: true });
    expect(changed).toMatchObject({ disabled: true });
    expect(changed.displayName).toBeUndefined();
    await admin.deleteUser(created.uid);
    await expect(admin.getUser(created.uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
  });

  it.each([
    [{ uid: 'ada' }, 'auth/uid-already-exists'],
    [{ email: EMAIL }, 'auth/email-already-exists'],
    [{ phoneNumber: '+15555550100' }, 'auth/phone-number-already-exists'],
  ])('cannot create %j twice', async (request, code) => {
    await admin.createUser({ uid: 'ada', email: EMAIL, phoneNumber: '+15555550100' });
    await expect(admin.createUser(request)).rejects.toMatchObject({ code });
  });

  it('sets claims that arrive in the next token, and locks people out', async () => {
    const { uid } = await admin.createUser({ email: EMAIL, password: PASSWORD });
    const { user } = await signInWithEmailAndPassword(client.auth, EMAIL, PASSWORD);
    await admin.setCustomUserClaims(uid, { role: 'owner' });
    expect((await user.getIdTokenResult(true)).claims['role']).toBe('owner');
    await admin.updateUser(uid, { disabled: true });
    await expect(user.getIdToken(true)).rejects.toMatchObject({ code: 'auth/user-disabled' });
    await expect(signInWithEmailAndPassword(client.auth, EMAIL, PASSWORD)).rejects.toMatchObject({
      code: 'auth/user-disabled',
    });
  });

  it('lists all accounts page by page', async () => {
    for (let number = 0; number < 5; number += 1) await admin.createUser({ uid: `u${number}` });
    const first = await admin.listUsers(3);
    const second = await admin.listUsers(3, first.pageToken);
    expect([...first.users, ...second.users].map(({ uid }) => uid)).toEqual([
      'u0',
      'u1',
      'u2',
      'u3',
      'u4',
    ]);
    expect(second.pageToken).toBeUndefined();
    const found = await admin.getUsers([{ uid: 'u1' }, { uid: 'nobody' }]);
    expect([found.users.length, found.notFound.length]).toEqual([1, 1]);
    expect(await admin.deleteUsers(['u0', 'u1'])).toMatchObject({ successCount: 2 });
  });

  it('links and unlinks ways in, and finds accounts by any of them', async () => {
    const phoneNumber = '+15555550100';
    const factor = { factorId: 'phone', phoneNumber: '+16505550101', displayName: 'work' } as const;
    const { uid } = await admin.createUser({
      email: 'link@example.com',
      emailVerified: true,
      phoneNumber,
      multiFactor: { enrolledFactors: [factor] },
    });
    const google = { providerId: 'google.com', uid: 'g1', email: 'link@gmail.example' };
    const linked = await admin.updateUser(uid, { providerToLink: google });
    expect(linked.providerData.map(({ providerId }) => providerId).toSorted()).toEqual([
      'google.com',
      'phone',
    ]);
    expect(linked.multiFactor?.enrolledFactors).toMatchObject([factor]);
    expect((await admin.getUserByProviderUid('google.com', 'g1')).uid).toBe(uid);
    const { users, notFound } = await admin.getUsers([
      { email: 'link@example.com' },
      { phoneNumber },
      { providerId: 'google.com', providerUid: 'g1' },
      { email: 'nobody@example.com' },
    ]);
    expect(users.map((user) => user.uid)).toEqual([uid]);
    expect(notFound).toEqual([{ email: 'nobody@example.com' }]);
    const bare = await admin.updateUser(uid, {
      providersToUnlink: ['google.com', 'phone'],
      multiFactor: { enrolledFactors: null },
    });
    expect(bare.providerData).toEqual([]);
    expect(bare.multiFactor).toBeUndefined();
  });

  it('imports accounts whose passwords keep working', async () => {
    const salt = Buffer.from('salt');
    const passwordHash = createHash('sha256').update(salt).update(PASSWORD).digest();
    const result = await admin.importUsers(
      [{ uid: 'ada', email: EMAIL, passwordHash, passwordSalt: salt }],
      { hash: { algorithm: 'SHA256', rounds: 1 } },
    );
    expect(result).toMatchObject({ successCount: 1, failureCount: 0 });
    for (let time = 0; time < 2; time += 1) {
      const { user } = await signInWithEmailAndPassword(client.auth, EMAIL, PASSWORD);
      expect(user.uid).toBe('ada');
    }
  });

  it('makes links, session cookies and custom tokens', async () => {
    const { uid } = await admin.createUser({ email: EMAIL, password: PASSWORD });
    const link = new URL(await admin.generatePasswordResetLink(EMAIL));
    expect(link.searchParams.get('mode')).toBe('resetPassword');
    expect(backend.mailbox.list()).toEqual([]);
    const { user } = await signInWithCustomToken(client.auth, await admin.createCustomToken(uid));
    const expiresIn = 3_600_000;
    const cookie = await admin.createSessionCookie(await user.getIdToken(), { expiresIn });
    expect(cookie.split('.')).toHaveLength(3);
    await expect(admin.createSessionCookie('forged', { expiresIn })).rejects.toMatchObject({
      code: 'auth/invalid-id-token',
    });
  });

  it('revokes sessions', async () => {
    const { uid } = await admin.createUser({ email: EMAIL, password: PASSWORD });
    const { user } = await signInWithEmailAndPassword(client.auth, EMAIL, PASSWORD);
    await admin.updateUser(uid, { password: 'another horse' });
    vi.useFakeTimers({ now: Date.now() + 2000, toFake: ['Date'] });
    await admin.revokeRefreshTokens(uid);
    vi.useRealTimers();
    await expect(user.getIdToken(true)).rejects.toMatchObject({ code: 'auth/user-token-expired' });
  });

  it('sets the password policy, which then holds', async () => {
    await admin.projectConfigManager().updateProjectConfig({
      passwordPolicyConfig: {
        enforcementState: 'ENFORCE',
        constraints: { minLength: 10, requireNumeric: true },
      },
    });
    await expect(admin.createUser({ email: EMAIL, password: PASSWORD })).rejects.toMatchObject({
      code: 'auth/password-does-not-meet-requirements',
    });
    const { validatePassword } = await import('firebase/auth');
    expect(await validatePassword(client.auth, 'short')).toMatchObject({
      isValid: false,
      meetsMinPasswordLength: false,
      containsNumericCharacter: false,
    });
  });
});

describe('public keys', () => {
  it('are published as JWKS and as certificates that verify a token', async () => {
    const { user } = await signInWithCustomToken(
      client.auth,
      await backend.createCustomToken('robot'),
    );
    const origin = backend.addresses.app;
    const jwks = (await (await fetch(`${origin}/__/auth/jwks.json`)).json()) as {
      keys: JsonWebKey[];
    };
    const certificates = (await (await fetch(`${origin}/__/auth/certificates.json`)).json()) as {
      [kid: string]: string;
    };
    const [pem = ''] = Object.values(certificates);
    const certificate = new X509Certificate(pem);
    expect(certificate.verify(certificate.publicKey)).toBe(true);
    const [header = '', claims = '', signature = ''] = (await user.getIdToken()).split('.');
    for (const key of [
      await crypto.subtle.importKey('jwk', jwks.keys[0] ?? {}, ALGORITHM, false, ['verify']),
      await crypto.subtle.importKey(
        'spki',
        certificate.publicKey.export({ type: 'spki', format: 'der' }),
        ALGORITHM,
        false,
        ['verify'],
      ),
    ]) {
      const isValid = await crypto.subtle.verify(
        ALGORITHM.name,
        key,
        Buffer.from(signature, 'base64url'),
        Buffer.from(`${header}.${claims}`),
      );
      expect(isValid).toBe(true);
    }
  });
});

const ALGORITHM = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };
