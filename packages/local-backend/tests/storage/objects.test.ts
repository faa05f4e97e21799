import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import { connectAuthEmulator, getAuth, signInAnonymously, type Auth } from 'firebase/auth';
import { connectFirestoreEmulator, doc, getFirestore, setDoc, terminate } from 'firebase/firestore';
import {
  connectStorageEmulator,
  deleteObject,
  getBytes,
  getDownloadURL,
  getMetadata,
  getStorage,
  list,
  listAll,
  ref,
  updateMetadata,
  uploadBytes,
  uploadBytesResumable,
  uploadString,
  type FirebaseStorage,
} from 'firebase/storage';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLocalBackend, type LocalBackend } from '../../src/index.ts';

const RULES = `rules_version = '2';
service firebase.storage {
  match /b/{bucket}/o {
    match /users/{uid}/{file=**} {
      allow read, delete: if request.auth.uid == uid;
      allow create, update: if request.auth.uid == uid && request.resource.size < 2 * 1024 * 1024;
    }
    match /groups/{group}/{file} {
      allow read, write: if firestore.get(/databases/(default)/documents/groups/$(group)).data.owner
        == request.auth.uid;
    }
  }
}`;
const DOCUMENT_RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{d}/documents/{all=**} { allow read, write: if request.auth != null; }
}`;

let backend: LocalBackend;
let folder: string;
let app: FirebaseApp;
let auth: Auth;
let storage: FirebaseStorage;
let uid: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'quits-storage-'));
  backend = await createLocalBackend({
    data: { kind: 'folder', path: folder },
    rules: DOCUMENT_RULES,
    storageRules: RULES,
    maxObjectSize: 4 * 1024 * 1024,
  });
  app = initializeApp(backend.firebaseConfig, `storage-${Math.random()}`);
  auth = getAuth(app);
  connectAuthEmulator(auth, backend.addresses.identity, { disableWarnings: true });
  storage = getStorage(app);
  const { host, port } = backend.addresses.storage;
  connectStorageEmulator(storage, host, port);
  uid = (await signInAnonymously(auth)).user.uid;
});

afterEach(async () => {
  await deleteApp(app);
  await backend.stop();
  rmSync(folder, { recursive: true });
});

function mine(path: string) {
  return ref(storage, `users/${uid}/${path}`);
}

function filesIn(part: 'objects' | 'uploads'): string[] {
  const path = join(folder, part);
  if (!existsSync(path)) return [];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
}

describe('an object', () => {
  it('comes back as it was sent, with its checksums', async () => {
    const bytes = new Uint8Array(300_000).map((_, index) => index % 251);
    await uploadBytes(mine('a b/ü.bin'), bytes, {
      contentType: 'application/x-test',
      customMetadata: { of: 'receipt' },
    });
    expect(new Uint8Array(await getBytes(mine('a b/ü.bin')))).toEqual(bytes);
    const metadata = await getMetadata(mine('a b/ü.bin'));
    expect(metadata).toMatchObject({
      name: 'ü.bin',
      size: bytes.length,
      contentType: 'application/x-test',
      customMetadata: { of: 'receipt' },
      md5Hash: createHash('md5').update(bytes).digest('base64'),
    });
  });

  it('has the checksum of the Castagnoli polynomial', async () => {
    await uploadString(mine('check'), '123456789');
    const url = new URL(await getDownloadURL(mine('check')));
    const answer = await fetch(url);
    expect(answer.headers.get('x-goog-hash')).toContain('crc32c=4waSgw==');
  });

  it('is replaced as a whole, and leaves no other file behind', async () => {
    await uploadString(mine('note'), 'one');
    const first = await getMetadata(mine('note'));
    await uploadString(mine('note'), 'two');
    const second = await getMetadata(mine('note'));
    expect(Number(second.generation)).toBeGreaterThan(Number(first.generation));
    expect(Buffer.from(await getBytes(mine('note'))).toString()).toBe('two');
    expect(filesIn('objects')).toHaveLength(1);
  });

  it('changes its metadata and removes parts of it', async () => {
    await uploadString(mine('note'), 'x', 'raw', { cacheControl: 'no-store' });
    await updateMetadata(mine('note'), { customMetadata: { a: '1', b: '2' } });
    const changed = await updateMetadata(mine('note'), {
      cacheControl: null,
      customMetadata: { a: null },
    } as never);
    expect(changed.customMetadata).toEqual({ b: '2' });
    expect(changed.cacheControl).toBeUndefined();
    expect(changed.metageneration).toBe('3');
  });

  it('is gone after it was deleted', async () => {
    await uploadString(mine('note'), 'x');
    await deleteObject(mine('note'));
    await expect(getMetadata(mine('note'))).rejects.toMatchObject({
      code: 'storage/object-not-found',
    });
    expect(filesIn('objects')).toEqual([]);
  });

  it('is downloaded in parts, and not again while it stays the same', async () => {
    await uploadString(mine('note'), '0123456789');
    const url = await getDownloadURL(mine('note'));
    const part = await fetch(url, { headers: { Range: 'bytes=2-4' } });
    expect([part.status, await part.text(), part.headers.get('content-range')]).toEqual([
      206,
      '234',
      'bytes 2-4/10',
    ]);
    const tail = await fetch(url, { headers: { Range: 'bytes=-3' } });
    expect(await tail.text()).toBe('789');
    expect((await fetch(url, { headers: { Range: 'bytes=10-' } })).status).toBe(416);
    const etag = part.headers.get('etag') ?? '';
    expect((await fetch(url, { headers: { 'If-None-Match': etag } })).status).toBe(304);
  });

  it('opens to whoever has its token, until that is revoked', async () => {
    await uploadString(mine('note'), 'x');
    const url = new URL(await getDownloadURL(mine('note')));
    expect((await fetch(url)).status).toBe(200);
    url.searchParams.set('token', 'guess');
    expect((await fetch(url)).status).toBe(403);
  });

  it('may run nothing when a browser opens it', async () => {
    await uploadString(mine('page.html'), '<script>alert(1)</script>', 'raw', {
      contentType: 'text/html',
    });
    const answer = await fetch(await getDownloadURL(mine('page.html')));
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });
});

describe('a listing', () => {
  it('folds folders and goes page by page', async () => {
    for (const path of ['a/1', 'a/2', 'b', 'c/deep/1', 'd', 'é']) {
      await uploadString(mine(path), 'x');
    }
    const all = await listAll(mine(''));
    expect(all.prefixes.map(({ name }) => name)).toEqual(['a', 'c']);
    expect(all.items.map(({ name }) => name)).toEqual(['b', 'd', 'é']);
    const names: string[] = [];
    let pageToken: string | undefined;
    do {
      const page = await list(mine(''), { maxResults: 2, ...(pageToken && { pageToken }) });
      names.push(...page.prefixes.map(({ name }) => name), ...page.items.map(({ name }) => name));
      pageToken = page.nextPageToken;
    } while (pageToken !== undefined);
    expect(names.sort()).toEqual(['a', 'b', 'c', 'd', 'é']);
  });
});

describe('an upload in pieces', () => {
  const big = new Uint8Array(1_500_000).map((_, index) => index % 253);

  it('pauses, resumes and arrives whole', async () => {
    const task = uploadBytesResumable(mine('big'), big);
    const paused = new Promise<void>((resolve) => {
      const stop = task.on('state_changed', (snapshot) => {
        if (snapshot.bytesTransferred > 0 && snapshot.state === 'running') task.pause();
        if (snapshot.state === 'paused') {
          stop();
          resolve();
        }
      });
    });
    await paused;
    task.resume();
    const { metadata } = await task;
    expect(metadata.size).toBe(big.length);
    expect(new Uint8Array(await getBytes(mine('big')))).toEqual(big);
  });

  it('can be cancelled', async () => {
    const task = uploadBytesResumable(mine('big'), big);
    task.cancel();
    await expect(task).rejects.toMatchObject({ code: 'storage/canceled' });
  });

  it('goes on after the connection was lost in the middle of a piece', async () => {
    const token = await auth.currentUser?.getIdToken();
    const headers = { Authorization: `Firebase ${token}` };
    const path = encodeURIComponent(`users/${uid}/lost`);
    const started = await fetch(
      `${backend.addresses.app}/v0/b/demo-quits.appspot.com/o?name=${path}`,
      {
        method: 'POST',
        headers: {
          ...headers,
          'X-Goog-Upload-Protocol': 'resumable',
          'X-Goog-Upload-Command': 'start',
        },
      },
    );
    const url = started.headers.get('x-goog-upload-url') ?? '';
    const lost = request(url, {
      method: 'POST',
      headers: {
        ...headers,
        'Content-Length': big.length,
        'X-Goog-Upload-Command': 'upload, finalize',
        'X-Goog-Upload-Offset': '0',
      },
    });
    lost.on('error', () => undefined);
    lost.write(big.slice(0, 700_000));
    const received = async () => {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { ...headers, 'X-Goog-Upload-Command': 'query' },
      });
      return Number(answer.headers.get('x-goog-upload-size-received'));
    };
    await expect.poll(() => filesIn('uploads'), { timeout: 10_000 }).toHaveLength(1);
    lost.destroy();
    const offset = await received();
    expect(offset).toBeLessThan(big.length);
    const end = await fetch(url, {
      method: 'POST',
      headers: {
        ...headers,
        'X-Goog-Upload-Command': 'upload, finalize',
        'X-Goog-Upload-Offset': String(offset),
      },
      body: big.slice(offset),
    });
    expect(await end.json()).toMatchObject({
      md5Hash: createHash('md5').update(big).digest('base64'),
    });
    expect(filesIn('uploads')).toEqual([]);
  });

  it('goes on after the backend was started again, from where it was', async () => {
    const token = await auth.currentUser?.getIdToken();
    const send = (url: string, headers: Record<string, string>, body?: Uint8Array) =>
      fetch(url, {
        method: 'POST',
        headers: { Authorization: `Firebase ${token}`, ...headers },
        ...(body === undefined ? {} : { body }),
      });
    const path = encodeURIComponent(`users/${uid}/big`);
    const base = `${backend.addresses.app}/v0/b/demo-quits.appspot.com/o?name=${path}`;
    const started = await send(base, {
      'X-Goog-Upload-Protocol': 'resumable',
      'X-Goog-Upload-Command': 'start',
      'X-Goog-Upload-Header-Content-Length': String(big.length),
    });
    const url = new URL(started.headers.get('x-goog-upload-url') ?? '');
    const half = big.slice(0, 524_288);
    await send(url.href, { 'X-Goog-Upload-Command': 'upload', 'X-Goog-Upload-Offset': '0' }, half);
    await backend.stop();
    backend = await createLocalBackend({
      data: { kind: 'folder', path: folder },
      storageRules: RULES,
    });
    url.port = String(backend.addresses.storage.port);
    const query = await send(url.href, { 'X-Goog-Upload-Command': 'query' });
    expect(query.headers.get('x-goog-upload-size-received')).toBe('524288');
    const wrong = await send(
      url.href,
      { 'X-Goog-Upload-Command': 'upload', 'X-Goog-Upload-Offset': '5' },
      half,
    );
    expect(wrong.status).toBe(400);
    const end = await send(
      url.href,
      { 'X-Goog-Upload-Command': 'upload, finalize', 'X-Goog-Upload-Offset': '524288' },
      big.slice(524_288),
    );
    expect(await end.json()).toMatchObject({
      size: String(big.length),
      md5Hash: createHash('md5').update(big).digest('base64'),
    });
  });
});

describe('the rules', () => {
  it('keep strangers out', async () => {
    const refused = { code: 'storage/unauthorized' };
    await expect(uploadString(ref(storage, 'users/other/x'), 'x')).rejects.toMatchObject(refused);
    await expect(getBytes(ref(storage, 'users/other/x'))).rejects.toMatchObject(refused);
    await auth.signOut();
    await expect(getMetadata(mine('x'))).rejects.toMatchObject(refused);
  });

  it('see the size that was sent', async () => {
    const tooBig = new Uint8Array(3 * 1024 * 1024);
    await expect(uploadBytes(mine('big'), tooBig)).rejects.toMatchObject({
      code: 'storage/unauthorized',
    });
    await expect(uploadBytesResumable(mine('big'), tooBig)).rejects.toMatchObject({
      code: 'storage/unauthorized',
    });
    await expect(getMetadata(mine('big'))).rejects.toMatchObject({
      code: 'storage/object-not-found',
    });
  });

  it('look at documents', async () => {
    const db = getFirestore(app);
    const { host, port } = backend.addresses.firestore;
    connectFirestoreEmulator(db, host, port);
    await setDoc(doc(db, 'groups', 'mine'), { owner: uid });
    await setDoc(doc(db, 'groups', 'theirs'), { owner: 'somebody' });
    await expect(uploadString(ref(storage, 'groups/mine/x'), 'x')).resolves.toBeDefined();
    await expect(uploadString(ref(storage, 'groups/theirs/x'), 'x')).rejects.toMatchObject({
      code: 'storage/unauthorized',
    });
    await terminate(db);
  });
});

describe('a hostile request', () => {
  const call = (path: string, init: RequestInit = {}) =>
    fetch(`${backend.addresses.app}/v0/b/${path}`, init);

  it.each([
    ['another bucket', 'stolen.appspot.com/o/x', 404],
    ['a path that climbs', 'demo-quits.appspot.com/o/..%2F..%2F..%2Fetc%2Fpasswd', 403],
    ['a name with a line break', 'demo-quits.appspot.com/o/a%0D%0AX-Evil:%201', 400],
    ['broken percent-encoding', 'demo-quits.appspot.com/o/%E0%A4%A', 400],
  ])('for %s is refused', async (_name, path, status) => {
    expect((await call(path)).status).toBe(status);
  });

  it('with a forged token is refused', async () => {
    const answer = await call('demo-quits.appspot.com/o/x', {
      headers: { Authorization: 'Firebase e30.e30.e30' },
    });
    expect(answer.status).toBe(401);
  });

  it('with a malformed body is refused', async () => {
    const token = await auth.currentUser?.getIdToken();
    const answer = await call(`demo-quits.appspot.com/o?name=users%2F${uid}%2Fx`, {
      method: 'POST',
      headers: {
        Authorization: `Firebase ${token}`,
        'X-Goog-Upload-Protocol': 'multipart',
        'Content-Type': 'multipart/related; boundary=b',
      },
      body: '--b\r\n\r\n{"a":1}\r\n--b\r\n\r\nends early',
    });
    expect(answer.status).toBe(400);
  });

  it.each(['contentDisposition', 'contentType', 'cacheControl'])(
    'that would add a header by %s is refused',
    async (field) => {
      await uploadString(mine('note'), 'x');
      const token = await auth.currentUser?.getIdToken();
      const answer = await call(
        `demo-quits.appspot.com/o/${encodeURIComponent(`users/${uid}/note`)}`,
        {
          method: 'PATCH',
          headers: { Authorization: `Firebase ${token}` },
          body: JSON.stringify({ [field]: 'x\r\nSet-Cookie: evil=1' }),
        },
      );
      expect(answer.status).toBe(400);
    },
  );

  it('that is too large is refused and leaves nothing', async () => {
    const token = await auth.currentUser?.getIdToken();
    const answer = await call(`demo-quits.appspot.com/o?name=users%2F${uid}%2Fx`, {
      method: 'POST',
      headers: { Authorization: `Firebase ${token}` },
      body: new Uint8Array(4 * 1024 * 1024 + 1),
    });
    expect(answer.status).toBe(413);
    expect(filesIn('uploads')).toEqual([]);
  });

  it('for somebody else’s upload is refused', async () => {
    const token = await auth.currentUser?.getIdToken();
    const started = await call(`demo-quits.appspot.com/o?name=users%2F${uid}%2Fx`, {
      method: 'POST',
      headers: {
        Authorization: `Firebase ${token}`,
        'X-Goog-Upload-Protocol': 'resumable',
        'X-Goog-Upload-Command': 'start',
      },
    });
    const url = started.headers.get('x-goog-upload-url') ?? '';
    const other = await fetch(url, {
      method: 'POST',
      headers: { 'X-Goog-Upload-Command': 'upload, finalize', 'X-Goog-Upload-Offset': '0' },
      body: 'x',
    });
    expect(other.status).toBe(403);
  });
});
