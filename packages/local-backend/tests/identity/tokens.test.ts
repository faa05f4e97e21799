import {
  createHmac,
  createPublicKey,
  generateKeyPairSync,
  type JsonWebKey,
  sign,
} from 'node:crypto';
import {
  createUserWithEmailAndPassword,
  deleteUser,
  signInWithEmailAndPassword,
  updatePassword,
  type User,
} from 'firebase/auth';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startLocalBackend, type LocalBackend } from '../../src/index.ts';
import { connectAuth, type AuthClient } from '../support/auth-client.ts';

const EMAIL = 'ada@example.com';
const PASSWORD = 'correct horse';
const DOCUMENT = 'projects/demo-quits/databases/(default)/documents/notes/1';
const RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{d}/documents/{all=**} { allow read, write: if request.auth != null; }
}`;
const STORAGE_RULES = `rules_version = '2';
service firebase.storage {
  match /b/{b}/o/{all=**} { allow read, write: if request.auth != null; }
}`;

let backend: LocalBackend;
let client: AuthClient;
let user: User;
let time = Date.now();

beforeEach(async () => {
  time = Date.now();
  backend = await startLocalBackend({
    rules: RULES,
    storageRules: STORAGE_RULES,
    now: () => time,
  });
  client = connectAuth(backend);
  ({ user } = await createUserWithEmailAndPassword(client.auth, EMAIL, PASSWORD));
});

afterEach(async () => {
  await client.close();
  await backend.stop();
});

/**
 * Returns each service's response to a token: document, file, identity. 404 means that it was
 * accepted.
 */
async function statuses(token: string): Promise<number[]> {
  const { host, port } = backend.addresses.firestore;
  const origin = backend.addresses.app;
  const answers = await Promise.all([
    fetch(`http://${host}:${port}/v1/${DOCUMENT}`, {
      headers: { Authorization: `Bearer ${token}` },
    }),
    fetch(`${origin}/v0/b/demo-quits.appspot.com/o/x`, {
      headers: { Authorization: `Firebase ${token}` },
    }),
    fetch(`${origin}/identitytoolkit.googleapis.com/v1/accounts:lookup?key=k`, {
      method: 'POST',
      body: JSON.stringify({ idToken: token }),
    }),
  ]);
  return answers.map(({ status }) => status);
}

const LET_IN = [404, 404, 200];
const REFUSED = [401, 401, 400];

function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function claimsOf(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<
    string,
    unknown
  >;
}

describe('an ID token', () => {
  it('opens every service', async () => {
    expect(await statuses(await user.getIdToken())).toEqual(LET_IN);
  });

  it('opens none when it was changed or made by somebody else', async () => {
    const token = await user.getIdToken();
    const [header = '', , signature = ''] = token.split('.');
    const raised = encode({ ...claimsOf(token), admin: true });
    expect(await statuses(`${header}.${raised}.${signature}`)).toEqual(REFUSED);
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const signed = `${header}.${raised}`;
    const forged = sign('sha256', Buffer.from(signed), privateKey).toString('base64url');
    expect(await statuses(`${signed}.${forged}`)).toEqual(REFUSED);
  });

  it('opens none when it is not signed, or signed with the public key as a secret', async () => {
    const token = await user.getIdToken();
    const claims = encode(claimsOf(token));
    expect(await statuses(`${encode({ alg: 'none', typ: 'JWT' })}.${claims}.`)).toEqual(REFUSED);
    const answer = await fetch(`${backend.addresses.app}/__/auth/jwks.json`);
    const { keys } = (await answer.json()) as { keys: (JsonWebKey & { kid: string })[] };
    const [key] = keys;
    if (key === undefined) throw new Error('no key is published');
    const pem = createPublicKey({ key, format: 'jwk' }).export({ type: 'spki', format: 'pem' });
    const signed = `${encode({ alg: 'HS256', kid: key.kid, typ: 'JWT' })}.${claims}`;
    const confused = createHmac('sha256', pem).update(signed).digest('base64url');
    expect(await statuses(`${signed}.${confused}`)).toEqual(REFUSED);
  });

  it('opens none of another project', async () => {
    const other = await startLocalBackend({ project: 'other-project' });
    const visitor = connectAuth(other);
    const stranger = await createUserWithEmailAndPassword(visitor.auth, EMAIL, PASSWORD);
    expect(await statuses(await stranger.user.getIdToken())).toEqual(REFUSED);
    await visitor.close();
    await other.stop();
  });

  it('opens none when it is a token of ours for something else', async () => {
    expect(await statuses(await backend.createCustomToken(user.uid))).toEqual(REFUSED);
  });

  it('opens none after its hour', async () => {
    const token = await user.getIdToken();
    time += 3_601_000;
    expect(await statuses(token)).toEqual(REFUSED);
  });

  it('opens none after the password was changed or the account deleted', async () => {
    const token = await user.getIdToken();
    time += 2000;
    await updatePassword(user, 'another horse');
    expect(await statuses(token)).toEqual(REFUSED);
    const again = await signInWithEmailAndPassword(client.auth, EMAIL, 'another horse');
    const fresh = await again.user.getIdToken();
    expect(await statuses(fresh)).toEqual(LET_IN);
    await deleteUser(again.user);
    expect(await statuses(fresh)).toEqual(REFUSED);
  });

  it.each(['owner', 'x', 'a.b.c', ''])('opens none when it is "%s"', async (token) => {
    const [document, file] = await statuses(token);
    expect([document, file]).not.toContain(404);
  });
});

describe('the way of the emulators', () => {
  it('is open only where it was switched on', async () => {
    const open = await startLocalBackend({ emulatorTokens: true });
    const { host, port } = open.addresses.firestore;
    const mock = `${encode({ alg: 'none', typ: 'JWT' })}.${encode({ sub: 'u', aud: 'demo-quits', iat: 0, exp: 3600 })}.`;
    const status = async (token: string) => {
      const answer = await fetch(`http://${host}:${port}/v1/${DOCUMENT}`, {
        headers: { Authorization: `Bearer ${token}` },
      });
      return answer.status;
    };
    // The token is accepted, but the rules refuse the user.
    expect([await status('owner'), await status(mock)]).toEqual([404, 403]);
    await open.stop();
    const paths = [
      'emulator/v1/projects/demo-quits/oobCodes',
      'emulator/v1/projects/demo-quits/config',
    ];
    for (const path of paths) {
      expect((await fetch(`${backend.addresses.identity}/${path}`)).status).toBe(403);
    }
    const admin = await fetch(
      `${backend.addresses.identity}/identitytoolkit.googleapis.com/v1/projects/demo-quits/accounts:batchGet`,
      { headers: { Authorization: 'Bearer owner' } },
    );
    expect(admin.status).toBe(401);
  });
});
