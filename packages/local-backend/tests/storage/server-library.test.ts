import { randomBytes, randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { text } from 'node:stream/consumers';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getDownloadURL, getStorage } from 'firebase-admin/storage';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startLocalBackend, type LocalBackend } from '../../src/index.ts';

type Bucket = ReturnType<ReturnType<typeof getStorage>['bucket']>;

let backend: LocalBackend;
let app: ReturnType<typeof initializeApp>;
let bucket: Bucket;

// The library's HTTP client pipes each download three times, which is 12 listeners and no leak, but
// two more than Node allows without a warning.
const LISTENERS = 12;
const { defaultMaxListeners } = EventEmitter;

beforeAll(async () => {
  EventEmitter.defaultMaxListeners = LISTENERS;
  backend = await startLocalBackend({ emulatorTokens: true });
  vi.stubEnv('STORAGE_EMULATOR_HOST', backend.addresses.identity);
  const { projectId, storageBucket } = backend.firebaseConfig;
  app = initializeApp({ projectId, storageBucket }, randomUUID());
  bucket = getStorage(app).bucket();
});

afterAll(async () => {
  EventEmitter.defaultMaxListeners = defaultMaxListeners;
  await deleteApp(app);
  vi.unstubAllEnvs();
  await backend.stop();
  EventEmitter.defaultMaxListeners = defaultMaxListeners;
});

async function failure(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => 'none',
    (error: unknown) => (error as { code: unknown }).code,
  );
}

describe('a file', () => {
  it.each([
    ['at once', false],
    ['in one resumable upload', true],
  ])('is saved %s and comes back', async (_how, resumable) => {
    const file = bucket.file(`notes/${randomUUID()} ä.txt`);
    await file.save('Grüße', {
      resumable,
      contentType: 'text/plain',
      metadata: { cacheControl: 'no-cache', metadata: { by: 'ada' } },
    });
    expect((await file.download()).toString()).toBe('Grüße');
    const [metadata] = await file.getMetadata();
    expect(metadata).toMatchObject({
      name: file.name,
      contentType: 'text/plain',
      cacheControl: 'no-cache',
      metadata: { by: 'ada' },
      size: '7',
    });
    expect(await text(file.createReadStream({ start: 1, end: 1 }))).toHaveLength(1);
    await file.delete();
    expect(await file.exists()).toEqual([false]);
    expect(await failure(file.delete())).toBe(404);
    expect(await failure(file.download())).toBe(404);
    await file.delete({ ignoreNotFound: true });
  });

  it('comes in pieces, and whole', async () => {
    const file = bucket.file('large');
    const bytes = randomBytes(1_000_000);
    await file.save(bytes, { resumable: true, chunkSize: 256 * 1024 });
    expect(Buffer.compare((await file.download())[0], bytes)).toBe(0);
  });

  it('that is empty is one all the same', async () => {
    const file = bucket.file('empty');
    await file.save('', { resumable: false });
    expect((await file.download())[0]).toHaveLength(0);
    await bucket.file('empty-too').save('', { resumable: true });
    expect((await bucket.file('empty-too').download())[0]).toHaveLength(0);
  });

  it('changes its metadata in parts', async () => {
    const file = bucket.file('described');
    await file.save('x', { resumable: false, metadata: { metadata: { a: '1', b: '2' } } });
    await file.setMetadata({ contentLanguage: 'de', metadata: { a: null, c: '3' } });
    const [metadata] = await file.getMetadata();
    expect(metadata).toMatchObject({ contentLanguage: 'de', metadata: { b: '2', c: '3' } });
    expect(metadata.metadata).not.toHaveProperty('a');
    expect(metadata.metageneration).toBe('2');
  });

  it('is copied, renamed and put together with others', async () => {
    const file = bucket.file('a/first');
    await file.save('one ', { resumable: false, contentType: 'text/plain' });
    await file.copy(bucket.file('b/copy'));
    await bucket.file('b/copy').move('b/moved');
    await bucket.file('b/moved').rename('b/renamed');
    await bucket.file('b/renamed').moveFileAtomic('b/second');
    await bucket.combine([file, bucket.file('b/second')], bucket.file('both'));
    expect((await bucket.file('both').download()).toString()).toBe('one one ');
    expect((await bucket.getFiles({ prefix: 'b/' }))[0].map(({ name }) => name)).toEqual([
      'b/second',
    ]);
    const [{ contentType }] = await bucket.file('b/second').getMetadata();
    expect(contentType).toBe('text/plain');
  });

  it('is written only where the versions are those that were asked for', async () => {
    const file = bucket.file('versioned');
    const isNew = { ifGenerationMatch: 0 };
    await file.save('x', { resumable: false, preconditionOpts: isNew });
    const again = file.save('y', { resumable: false, preconditionOpts: isNew });
    expect(await failure(again)).toBe(412);
    const { generation = 0 } = file.metadata;
    await file.save('z', {
      resumable: false,
      preconditionOpts: { ifGenerationMatch: Number(generation) },
    });
    expect((await bucket.file('versioned').download()).toString()).toBe('z');
  });
});

describe('a bucket', () => {
  it('lists files page by page and by folders', async () => {
    for (const name of ['l/1', 'l/2', 'l/deep/3']) {
      await bucket.file(name).save('x', { resumable: false });
    }
    const names = async (query: object) =>
      (await bucket.getFiles(query))[0].map(({ name }) => name);
    expect(await names({ prefix: 'l/' })).toEqual(['l/1', 'l/2', 'l/deep/3']);
    const [first, next] = await bucket.getFiles({
      prefix: 'l/',
      maxResults: 2,
      autoPaginate: false,
    });
    const [second] = await bucket.getFiles({ ...next, autoPaginate: false });
    expect([...first, ...second].map(({ name }) => name)).toEqual(['l/1', 'l/2', 'l/deep/3']);
    const folded = { prefix: 'l/', delimiter: '/', autoPaginate: false };
    const [files, , answer] = await bucket.getFiles(folded);
    expect(files.map(({ name }) => name)).toEqual(['l/1', 'l/2']);
    expect(answer).toMatchObject({ prefixes: ['l/deep/'] });
    await bucket.deleteFiles({ prefix: 'l/' });
    expect(await names({ prefix: 'l/' })).toEqual([]);
  });

  it('exists if it is the project’s own', async () => {
    expect(await bucket.exists()).toEqual([true]);
    expect(await getStorage(app).bucket('non.existing').exists()).toEqual([false]);
  });
});

describe('a download address', () => {
  it('is made for a file and opens it', async () => {
    const file = bucket.file('shared folder/file.txt');
    await file.save('open', { resumable: false });
    const url = await getDownloadURL(file);
    expect(await (await fetch(url)).text()).toBe('open');
    const [{ metadata }] = await file.getMetadata();
    expect(url).toContain(String(metadata?.['firebaseStorageDownloadTokens']));
  });

  it('has the token that the upload brought', async () => {
    const file = bucket.file('given');
    const token = randomUUID();
    const metadata = { metadata: { firebaseStorageDownloadTokens: token } };
    await file.save('x', { resumable: false, metadata });
    expect(await getDownloadURL(file)).toContain(token);
  });
});

describe('nobody else', () => {
  it.each([
    ['GET', 'b/BUCKET/o', {}],
    ['GET', 'storage/v1/b/BUCKET/o/x', { Authorization: 'Bearer forged' }],
    ['POST', 'upload/storage/v1/b/BUCKET/o?name=x', {}],
    ['DELETE', 'b/BUCKET/o/x', { Origin: 'https://evil.example' }],
  ])('may %s %s with %j', async (method, path, headers) => {
    const url = `${backend.addresses.identity}/${path.replace('BUCKET', bucket.name)}`;
    const { status } = await fetch(url, { method, headers });
    expect([401, 403]).toContain(status);
  });

  it('where test tools are not let in', async () => {
    const closed = await startLocalBackend({});
    const library = { 'X-Goog-Api-Client': 'gl-node/24 gccl/8' };
    const paths = ['storage/v1/b', 'v0/b'].map((base) => `${base}/${bucket.name}/o/x`);
    for (const path of paths) {
      const answer = await fetch(`${closed.addresses.identity}/${path}`, { headers: library });
      expect(answer.ok).toBe(false);
    }
    await closed.stop();
  });
});
