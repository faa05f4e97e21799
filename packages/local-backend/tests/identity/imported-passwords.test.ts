import { hash as bcrypt } from 'bcryptjs';
import type { HashAlgorithmType, UserImportOptions } from 'firebase-admin/auth';
import { signInWithEmailAndPassword } from 'firebase/auth';
import { createHash, createHmac, pbkdf2Sync, scryptSync } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startLocalBackend, type LocalBackend } from '../../src/index.ts';
import { connectAdmin, type AdminClient } from '../support/admin-client.ts';
import { connectAuth, type AuthClient } from '../support/auth-client.ts';

const PASSWORD = 'password';
const SALT = 'NaCl';
const KEY = Buffer.from('secret');

let backend: LocalBackend;
let client: AuthClient;
let admin: AdminClient;

beforeAll(async () => {
  backend = await startLocalBackend({ emulatorTokens: true });
  client = connectAuth(backend);
  admin = connectAdmin(backend);
});

afterAll(async () => {
  await client.close();
  await admin.close();
  await backend.stop();
});

const digest = (algorithm: string) => createHash(algorithm).update(SALT + PASSWORD);
const hmac = (algorithm: string) =>
  createHmac(algorithm, KEY)
    .update(PASSWORD + SALT)
    .digest();

// The order of password and salt, and MD5 as hexadecimal text, are those of the library's own
// integration tests: github.com/firebase/firebase-admin-node, test/integration.
const CASES: readonly [HashAlgorithmType, object, () => Buffer | Promise<Buffer>][] = [
  ['HMAC_SHA512', { key: KEY }, () => hmac('sha512')],
  ['HMAC_SHA256', { key: KEY }, () => hmac('sha256')],
  ['HMAC_SHA1', { key: KEY }, () => hmac('sha1')],
  ['HMAC_MD5', { key: KEY }, () => hmac('md5')],
  ['SHA512', { rounds: 1 }, () => digest('sha512').digest()],
  ['SHA256', { rounds: 1 }, () => digest('sha256').digest()],
  ['SHA1', { rounds: 1 }, () => digest('sha1').digest()],
  ['MD5', { rounds: 0 }, () => Buffer.from(digest('md5').digest('hex'))],
  ['PBKDF_SHA1', { rounds: 1000 }, () => pbkdf2Sync(PASSWORD, SALT, 1000, 20, 'sha1')],
  ['PBKDF2_SHA256', { rounds: 1000 }, () => pbkdf2Sync(PASSWORD, SALT, 1000, 64, 'sha256')],
  ['BCRYPT', {}, async () => Buffer.from(await bcrypt(PASSWORD, 4))],
  [
    'STANDARD_SCRYPT',
    { memoryCost: 1024, parallelization: 16, blockSize: 8, derivedKeyLength: 64 },
    () => scryptSync(PASSWORD, SALT, 64, { N: 1024, r: 8, p: 16 }),
  ],
  [
    'SCRYPT',
    {
      key: Buffer.from(
        'jxspr8Ki0RYycVU8zykbdLGjFQ3McFUH0uiiTvC8pVMXAn210wjLNmdZJzxUECKbm0QsEmYUSDzZvpjeJ9WmXA==',
        'base64',
      ),
      saltSeparator: Buffer.from('Bw==', 'base64'),
      rounds: 8,
      memoryCost: 14,
    },
    () =>
      Buffer.from(
        'V358E8LdWJXAO7muq0CufVpEOXaj8aFiC7T/rcaGieN04q/ZPJ08WhJEHGjj9lz/2TT+/86N5VjVoc5DdBhBiw==',
        'base64',
      ),
  ],
];

it.each(CASES)('passwords hashed by %s keep working', async (algorithm, parameters, make) => {
  const email = `${algorithm.toLowerCase()}@example.com`;
  const user = { uid: algorithm, email, passwordHash: await make() };
  const options = { hash: { algorithm, ...parameters } } satisfies UserImportOptions;
  const salted = algorithm === 'BCRYPT' ? user : { ...user, passwordSalt: Buffer.from(SALT) };
  const result = await admin.auth.importUsers([salted], options);
  expect(result).toMatchObject({ successCount: 1, failureCount: 0, errors: [] });
  const wrong = signInWithEmailAndPassword(client.auth, email, 'passwort');
  await expect(wrong).rejects.toMatchObject({ code: 'auth/invalid-credential' });
  // The first sign-in replaces the hash by one of ours, the second meets that.
  for (let time = 0; time < 2; time += 1) {
    const { user: found } = await signInWithEmailAndPassword(client.auth, email, PASSWORD);
    expect(found.uid).toBe(algorithm);
  }
});

it('tells which accounts do not fit, and takes the others', async () => {
  const result = await admin.auth.importUsers([
    { uid: 'fits', email: 'fits@example.com', phoneNumber: '+15555550100' },
    { uid: 'taken', phoneNumber: '+15555550100' },
    { uid: 'wrong', phoneNumber: '+1wrong' },
  ]);
  expect(result).toMatchObject({ successCount: 1, failureCount: 2 });
  expect(result.errors.map(({ index, error }) => [index, error.code])).toEqual([
    [1, 'auth/invalid-user-import'],
    [2, 'auth/invalid-user-import'],
  ]);
});

it('refuses an algorithm that it does not know', async () => {
  const url = `${backend.addresses.identity}/identitytoolkit.googleapis.com/v1/projects/${backend.project}/accounts:batchCreate`;
  const answer = await fetch(url, {
    method: 'POST',
    headers: { Authorization: 'Bearer owner' },
    body: JSON.stringify({ hashAlgorithm: 'ROT13', users: [{ localId: 'a', passwordHash: 'YQ' }] }),
  });
  expect(await answer.json()).toMatchObject({ error: { message: 'INVALID_HASH_ALGORITHM' } });
});

it('keeps providers, second factors, claims and times', async () => {
  const at = 'Tue, 11 Oct 2016 23:31:45 GMT';
  await admin.auth.importUsers([
    {
      uid: 'whole',
      email: 'whole@example.com',
      emailVerified: true,
      displayName: 'Whole',
      customClaims: { admin: true },
      metadata: { creationTime: at, lastSignInTime: at },
      providerData: [{ uid: 'g1', providerId: 'google.com', email: 'whole@example.com' }],
      multiFactor: {
        enrolledFactors: [
          {
            uid: 'factor',
            factorId: 'phone',
            phoneNumber: '+15555550111',
            displayName: 'Work',
            enrollmentTime: at,
          },
        ],
      },
    },
  ]);
  const found = await admin.auth.getUser('whole');
  expect(found.toJSON()).toMatchObject({
    uid: 'whole',
    emailVerified: true,
    customClaims: { admin: true },
    metadata: { creationTime: at, lastSignInTime: at },
    providerData: [{ uid: 'g1', providerId: 'google.com' }],
    multiFactor: {
      enrolledFactors: [{ uid: 'factor', phoneNumber: '+15555550111', enrollmentTime: at }],
    },
  });
});
