import { createValueStore } from '@quits/firebase-core';
import { eventually } from '@quits/tooling-presets/eventually';
import { controlOf, until } from '@quits/tooling-rough-network';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createDownloadUrls } from '../src/download/create-download-urls.ts';
import { indexedDbQueue } from '../src/queue/indexed-db-queue.ts';
import { memoryQueue, type UploadQueue } from '../src/queue/upload-queue.ts';
import { createUploadManager } from '../src/upload/create-upload-manager.ts';
import type { Upload } from '../src/upload/upload.ts';
import type { UploadManager, UploadManagerOptions } from '../src/upload/upload-manager.ts';
import { backend } from './support/backend.ts';
import { LATITUDE, photo } from './support/images.ts';
import { openSession, type TestSession } from './support/session.ts';

const control = controlOf(backend);
let session: TestSession;
let made: UploadManager[] = [];

beforeAll(async () => {
  session = await openSession(backend);
});
afterEach(async () => {
  for (const uploads of made) uploads.dispose();
  made = [];
  await control.restart();
  await control.plugIn();
});

function newUploads(
  queue: UploadQueue = memoryQueue(),
  options: Pick<UploadManagerOptions, 'resumeAfterReload'> = {},
): UploadManager {
  const { provider, uid } = session;
  const uploads = createUploadManager({
    storage: () => provider.storage(),
    uid,
    queue,
    ...options,
  });
  made.push(uploads);
  return uploads;
}

const pathOf = () => `files/${crypto.randomUUID()}`;
const pdf = (size: number) =>
  new File([new TextEncoder().encode('%PDF-1.7'), new Uint8Array(size)], 'bill.pdf');

const one = (status: Upload['state']['status']) => (list: readonly Upload[]) =>
  list.length === 1 && list[0]?.state.status === status;

/** Returns the bytes sent by running uploads. */
const sentSoFar = (list: readonly Upload[]): readonly number[] =>
  list.flatMap(({ state }) => (state.status === 'uploading' ? [state.sent] : []));
const sentOf = (list: readonly Upload[]) => Math.max(0, ...sentSoFar(list));

async function stored(path: string): Promise<Blob> {
  const downloads = createDownloadUrls({
    storage: () => session.provider.storage(),
    uid: session.uid,
  });
  const state = await until(downloads.url(path), ({ status }) => status === 'ready');
  return (await fetch(state.status === 'ready' ? state.url : '')).blob();
}

describe('an upload', () => {
  it('sends a file as it is and tells its progress', async () => {
    const uploads = newUploads();
    const path = pathOf();
    const seen = new Set<string>();
    uploads.list.subscribe(() => {
      for (const { state } of uploads.list.getState()) seen.add(state.status);
    });
    const added = await uploads.add({ path, file: pdf(600_000) });
    expect(added.ok).toBe(true);
    await uploads.waitForUploads();
    expect(uploads.list.getState()).toMatchObject([
      { path, name: 'bill.pdf', type: 'application/pdf', state: { status: 'done' } },
    ]);
    expect(seen).toEqual(new Set(['queued', 'uploading', 'done']));
    expect((await stored(path)).size).toBe(600_008);
    const id = added.ok ? added.value : '';
    uploads.cancel(id);
    expect(uploads.list.getState()).toHaveLength(1);
    uploads.dismiss(id);
    expect(uploads.list.getState()).toEqual([]);
  });

  it('refuses what is too large or of another kind, by its content', async () => {
    const uploads = newUploads();
    const text = new File(['not a picture'], 'photo.jpg', { type: 'image/jpeg' });
    const broken = new File([new Uint8Array([0xff, 0xd8, 0xff, 0])], 'broken.jpg');
    const codes = [
      await uploads.add({ path: pathOf(), file: text }),
      await uploads.add({ path: pathOf(), file: pdf(10), types: ['image/png'] }),
      await uploads.add({ path: pathOf(), file: pdf(100), maxBytes: 50 }),
      await uploads.add({ path: pathOf(), file: broken }),
    ].map((result) => (result.ok ? 'ok' : result.error.code));
    expect(codes).toEqual([
      'upload/wrong-type',
      'upload/wrong-type',
      'upload/too-large',
      'upload/unreadable',
    ]);
    expect(uploads.list.getState()).toEqual([]);
  });

  it('draws an image upright, smaller and without its place, with a square preview', async () => {
    const uploads = newUploads();
    const path = pathOf();
    const preview = pathOf();
    // Rotated: the top of the stored image is the right side when displayed.
    const file = await photo(400, 200, 6);
    const holds = async (data: Blob) => {
      const bytes = new Uint8Array(await data.arrayBuffer());
      const place = LATITUDE.flatMap((value) => [value, 0, 0, 0, 1, 0, 0, 0]);
      return bytes.some((_, at) => place.every((byte, offset) => bytes[at + offset] === byte));
    };
    expect(await holds(file)).toBe(true);
    await uploads.add({
      path,
      file,
      image: { maxDimension: 100 },
      preview: { path: preview, maxDimension: 20, isSquare: true },
    });
    await uploads.waitForUploads();
    const result = await stored(path);
    expect(await holds(result)).toBe(false);
    const image = await createImageBitmap(result);
    expect([image.width, image.height]).toEqual([50, 100]);
    const context = new OffscreenCanvas(50, 100).getContext('2d');
    context?.drawImage(image, 0, 0);
    const red = (x: number) => context?.getImageData(x, 50, 1, 1).data[0] ?? 0;
    expect(red(45)).toBeGreaterThan(200);
    expect(red(5)).toBeLessThan(60);
    const small = await createImageBitmap(await stored(preview));
    expect([small.width, small.height]).toEqual([20, 20]);
  });

  it('waits for the connection', async () => {
    const uploads = newUploads();
    await control.unplug();
    await uploads.add({ path: pathOf(), file: pdf(1_000) });
    expect(uploads.list.getState()).toMatchObject([{ state: { status: 'queued' } }]);
    await control.plugIn();
    await until(uploads.list, one('done'));
  });

  it('is taken up again after the page has gone', async () => {
    const name = crypto.randomUUID();
    const before = newUploads(indexedDbQueue(name));
    await control.unplug();
    const path = pathOf();
    await before.add({ path, file: pdf(1_000) });
    before.dispose();
    await control.plugIn();
    const after = newUploads(indexedDbQueue(name));
    await until(after.list, one('done'));
    expect(await indexedDbQueue(name).load()).toEqual([]);
    expect((await stored(path)).size).toBe(1_008);
  });

  it('keeps nothing to continue from, where the app declines to', async () => {
    const name = crypto.randomUUID();
    const uploads = newUploads(indexedDbQueue(name), { resumeAfterReload: false });
    await control.slow(30);
    await uploads.add({ path: pathOf(), file: pdf(3_000_000) });
    await until(uploads.list, ([first]) => {
      const state = first?.state;
      return state?.status === 'uploading' && state.sent > 262_144;
    });
    expect((await indexedDbQueue(name).load())[0]).not.toHaveProperty('session');
    uploads.dispose();
    await control.heal();
  });

  describe('of which a part has arrived', () => {
    /** Records the SDK's requests to the object store. */
    const asked = () => {
      const { calls } = vi.spyOn(XMLHttpRequest.prototype, 'setRequestHeader').mock;
      return () =>
        calls.flatMap(([name, value]) =>
          /^X-Goog-Upload-(Command|Offset)$/i.test(name) ? value : [],
        );
    };
    afterEach(() => vi.restoreAllMocks());

    /** Uploads a file until the object store has a part of it, then closes the page. */
    async function begin(name: string): Promise<string> {
      const before = newUploads(indexedDbQueue(name));
      await control.slow(30);
      const path = pathOf();
      await before.add({ path, file: pdf(3_000_000) });
      await eventually(
        async () => expect((await indexedDbQueue(name).load())[0]).toHaveProperty('session'),
        60_000,
      );
      await until(before.list, ([first]) => {
        const state = first?.state;
        return state?.status === 'uploading' && state.sent > 262_144;
      });
      before.dispose();
      await control.heal();
      return path;
    }

    it('goes on there after the page has gone', async () => {
      const name = crypto.randomUUID();
      const path = await begin(name);
      const tell = asked();
      const after = newUploads(indexedDbQueue(name));
      await until(after.list, one('done'));
      const commands = tell();
      expect(commands[0]).toBe('query');
      expect(commands).not.toContain('start');
      const [offset = 0] = commands.map(Number).filter((value) => !Number.isNaN(value));
      expect(offset).toBeGreaterThanOrEqual(262_144);
      expect((await stored(path)).size).toBe(3_000_008);
      expect(await indexedDbQueue(name).load()).toEqual([]);
    });

    it('starts again where the object store has forgotten it', async () => {
      const name = crypto.randomUUID();
      const path = await begin(name);
      const [kept] = await indexedDbQueue(name).load();
      if (kept?.session === undefined) throw new Error('no session');
      const session = kept.session.replace(/upload_id=[^&]*/, 'upload_id=gone');
      await indexedDbQueue(name).put({ ...kept, session });
      const after = newUploads(indexedDbQueue(name));
      await until(after.list, one('done'));
      expect((await stored(path)).size).toBe(3_000_008);
    });
  });

  it('is sent although the device has no room to keep it', async () => {
    const full = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
    const uploads = newUploads({ ...memoryQueue(), put: full });
    await uploads.add({ path: pathOf(), file: pdf(10) });
    const [done] = await until(uploads.list, one('done'));
    expect(done).toMatchObject({ volatile: true });
    // A page that doesn't upload itself can't store the file, and reports that.
    const other = newUploads({ ...memoryQueue(), put: full });
    expect(await other.add({ path: pathOf(), file: pdf(10) })).toMatchObject({
      ok: false,
      error: { code: 'device/storage-unavailable' },
    });
  });

  it('goes on where it was after a pause', async () => {
    const uploads = newUploads();
    const path = pathOf();
    const size = 1_500_000;
    await control.slow(60);
    const added = await uploads.add({ path, file: pdf(size) });
    const id = added.ok ? added.value : '';
    const sent = sentOf(await until(uploads.list, (list) => sentOf(list) > 0));
    uploads.pause(id);
    await until(uploads.list, one('paused'));
    const heard: number[] = [];
    uploads.list.subscribe(() => heard.push(...sentSoFar(uploads.list.getState())));
    await control.heal();
    uploads.resume(id);
    await until(uploads.list, one('done'));
    // Nothing counts as sent before the server has reported the position.
    const told = heard.filter((bytes) => bytes > 0);
    expect(told.length).toBeGreaterThan(0);
    expect(Math.min(...told)).toBeGreaterThanOrEqual(sent);
    expect((await stored(path)).size).toBe(size + 8);
  });

  it('is refused by the rules with their code, and can be dismissed', async () => {
    const queue = memoryQueue();
    const uploads = newUploads(queue);
    const added = await uploads.add({ path: 'elsewhere/a', file: pdf(10) });
    const [refused] = await until(uploads.list, one('failed'));
    expect(refused?.state).toMatchObject({
      error: { code: 'storage/unauthorized' },
      retrying: false,
    });
    uploads.cancel(added.ok ? added.value : '');
    expect(uploads.list.getState()).toEqual([refused]);
    uploads.dismiss(added.ok ? added.value : '');
    expect(uploads.list.getState()).toEqual([]);
    await eventually(async () => expect(await queue.load()).toEqual([]));
  });

  it('needs someone who is signed in', async () => {
    const uploads = createUploadManager({
      storage: () => session.provider.storage(),
      uid: createValueStore<string | undefined>(undefined),
      queue: memoryQueue(),
    });
    made.push(uploads);
    expect(await uploads.add({ path: pathOf(), file: pdf(10) })).toMatchObject({
      ok: false,
      error: { code: 'storage/unauthenticated' },
    });
  });

  it('counts as done when only its answer was lost', async () => {
    const path = pathOf();
    const first = newUploads();
    await first.add({ path, file: pdf(10) });
    await until(first.list, one('done'));
    first.dispose();
    const second = newUploads();
    await second.add({ path, file: pdf(10) });
    await until(second.list, one('done'));
  });

  it('is aborted and removed when it is canceled under way', async () => {
    const name = crypto.randomUUID();
    const uploads = newUploads(indexedDbQueue(name));
    await control.slow(60);
    const path = pathOf();
    const added = await uploads.add({ path, file: pdf(1_500_000) });
    await until(uploads.list, one('uploading'));
    uploads.dismiss(added.ok ? added.value : '');
    expect(uploads.list.getState()).toHaveLength(1);
    uploads.cancel(added.ok ? added.value : '');
    expect(uploads.list.getState()).toEqual([]);
    await eventually(async () => expect(await indexedDbQueue(name).load()).toEqual([]));
    await control.heal();
    const downloads = createDownloadUrls({
      storage: () => session.provider.storage(),
      uid: session.uid,
    });
    const state = await until(downloads.url(path), ({ status }) => status === 'failed');
    expect(state).toMatchObject({ error: { code: 'storage/object-not-found' } });
  });

  it('arrives over a network that flaps', async () => {
    const uploads = newUploads();
    await control.slow(20);
    const path = pathOf();
    await uploads.add({ path, file: pdf(1_500_000) });
    for (let step = 0; step < 3; step += 1) {
      await until(uploads.list, one('uploading'));
      await control.unplug();
      await control.plugIn();
    }
    await until(uploads.list, one('done'));
    expect((await stored(path)).size).toBe(1_500_008);
  });

  it('survives a backend that is killed in between', async () => {
    const uploads = newUploads();
    await control.slow(40);
    await uploads.add({ path: pathOf(), file: pdf(1_200_000) });
    await until(uploads.list, one('uploading'));
    await control.kill();
    await control.heal();
    await control.restart();
    await until(uploads.list, one('done'));
  });
});

describe('two pages', () => {
  it('show the same uploads, sent by one of them, and by the other when it closes', async () => {
    const queue = memoryQueue();
    const first = newUploads(queue);
    const second = newUploads(queue);
    await control.unplug();
    await second.add({ path: pathOf(), file: pdf(10) });
    await until(first.list, one('queued'));
    first.dispose();
    await control.plugIn();
    await until(second.list, one('done'));
  });
});

describe('an address', () => {
  it('is asked for once, and says what is wrong', async () => {
    const { provider, uid } = session;
    const storage = vi.fn(() => provider.storage());
    const downloads = createDownloadUrls({ storage, uid });
    const missing = await until(downloads.url('files/none'), ({ status }) => status === 'failed');
    expect(missing).toMatchObject({ error: { code: 'storage/object-not-found' } });
    const uploads = newUploads();
    const path = pathOf();
    await uploads.add({ path, file: pdf(10) });
    await until(uploads.list, one('done'));
    storage.mockClear();
    await until(downloads.url(path), ({ status }) => status === 'ready');
    await until(downloads.url(path), ({ status }) => status === 'ready');
    expect(storage).toHaveBeenCalledTimes(1);
    await downloads.remove(path);
    const gone = await until(downloads.url(path), ({ status }) => status === 'failed');
    expect(gone.status).toBe('failed');
  });
});
