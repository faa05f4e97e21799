import { AppError, err, ok } from '@quits/errors';
import { createValueStore } from '@quits/firebase-core';
import type { Upload, UploadRequest, UploadState } from '@quits/storage';
import { eventually } from '@quits/tooling-presets/eventually';
import { beforeEach, expect, it, vi } from 'vitest';
import { type PhotoFiles, sendPhoto } from './send-photo.ts';

const list = createValueStore<readonly Upload[]>([]);
const cancelled: string[] = [];
const dismissed: string[] = [];
let asked: UploadRequest | undefined;
let answer: Awaited<ReturnType<PhotoFiles['uploads']['add']>> = ok('1');

const files: PhotoFiles = {
  uploads: {
    list,
    add: (request: UploadRequest) => {
      asked = request;
      return Promise.resolve(answer);
    },
    cancel: (id: string) => void cancelled.push(id),
    dismiss: (id: string) => void dismissed.push(id),
  },
  downloads: { url: () => createValueStore({ status: 'ready', url: 'http://files/p' } as const) },
};

const photo = new File(['x'], 'me.png');
const send = () => sendPhoto(files, 'users/ana/photo/p', photo);

function tell(state: UploadState): void {
  list.set([{ id: '1', path: 'users/ana/photo/p', name: 'p', type: 'image/jpeg', size: 1, state }]);
}

beforeEach(() => {
  list.set([]);
  cancelled.length = 0;
  dismissed.length = 0;
  asked = undefined;
  answer = ok('1');
  vi.stubGlobal('navigator', { onLine: true });
});

it('returns the URL once the photo is uploaded, and dismisses the upload', async () => {
  const sent = send();
  await eventually(() => expect(asked).toBeDefined());
  tell({ status: 'uploading', sent: 0, total: 1 });
  tell({ status: 'done' });
  expect(await sent).toEqual({ url: 'http://files/p' });
  expect(dismissed).toEqual(['1']);
  expect(cancelled).toEqual([]);
});

it('takes images only, of a size that a camera makes, and has them drawn small', async () => {
  const sent = send();
  await eventually(() => expect(asked).toBeDefined());
  tell({ status: 'done' });
  await sent;
  expect(asked).toMatchObject({
    types: ['image/jpeg', 'image/png', 'image/webp', 'image/heic'],
    maxBytes: 20 * 1024 * 1024,
    image: { maxDimension: 512 },
  });
});

it.each(['upload/wrong-type', 'upload/too-large'] as const)('says %s', async (code) => {
  answer = err(new AppError(code, { recovery: 'fix-input' }));
  expect(await send()).toMatchObject({ error: { code } });
});

it('is not queued without a connection, for the account cannot be changed either', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  expect(await send()).toEqual({ error: { code: 'network/offline' } });
  expect(asked).toBeUndefined();
});

it('gives up when the connection goes on the way, instead of changing it some day', async () => {
  const sent = send();
  await eventually(() => expect(asked).toBeDefined());
  tell({ status: 'failed', error: { code: 'storage/retry-limit-exceeded' }, retrying: true });
  expect(await sent).toEqual({ error: { code: 'storage/retry-limit-exceeded' } });
  expect(cancelled).toEqual(['1']);
});
