import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { getBytes, uploadBytesResumable } from 'firebase/storage';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startStorageStage, type StorageStage } from '../support/storage-stage.ts';

let stage: StorageStage;

beforeEach(async () => {
  stage = await startStorageStage();
});

afterEach(() => stage.close());

describe('an upload in pieces', () => {
  const big = new Uint8Array(1_500_000).map((_, index) => index % 253);

  it('pauses, resumes and arrives whole', async () => {
    const task = uploadBytesResumable(stage.mine('big'), big);
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
    expect(new Uint8Array(await getBytes(stage.mine('big')))).toEqual(big);
  });

  it('can be cancelled', async () => {
    const task = uploadBytesResumable(stage.mine('big'), big);
    task.cancel();
    await expect(task).rejects.toMatchObject({ code: 'storage/canceled' });
  });

  it('goes on after the connection was lost in the middle of a piece', async () => {
    const token = await stage.token();
    const headers = { Authorization: `Firebase ${token}` };
    const path = encodeURIComponent(`users/${stage.uid}/lost`);
    const started = await fetch(
      `${stage.backend.addresses.app}/v0/b/demo-quits.appspot.com/o?name=${path}`,
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
    await expect.poll(() => stage.filesIn('uploads'), { timeout: 10_000 }).toHaveLength(1);
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
    expect(stage.filesIn('uploads')).toEqual([]);
  });

  it('goes on after the backend was started again, from where it was', async () => {
    const token = await stage.token();
    const send = (url: string, headers: Record<string, string>, body?: Uint8Array) =>
      fetch(url, {
        method: 'POST',
        headers: { Authorization: `Firebase ${token}`, ...headers },
        ...(body === undefined ? {} : { body }),
      });
    const path = encodeURIComponent(`users/${stage.uid}/big`);
    const base = `${stage.backend.addresses.app}/v0/b/demo-quits.appspot.com/o?name=${path}`;
    const started = await send(base, {
      'X-Goog-Upload-Protocol': 'resumable',
      'X-Goog-Upload-Command': 'start',
      'X-Goog-Upload-Header-Content-Length': String(big.length),
    });
    const url = new URL(started.headers.get('x-goog-upload-url') ?? '');
    const half = big.slice(0, 524_288);
    await send(url.href, { 'X-Goog-Upload-Command': 'upload', 'X-Goog-Upload-Offset': '0' }, half);
    await stage.restart();
    url.port = String(stage.backend.addresses.storage.port);
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

  it('is refused if received bytes change on the disk before the rest arrives', async () => {
    const token = await stage.token();
    const send = (url: string, headers: Record<string, string>, body?: Uint8Array<ArrayBuffer>) =>
      fetch(url, {
        method: 'POST',
        headers: { Authorization: `Firebase ${token}`, ...headers },
        ...(body === undefined ? {} : { body }),
      });
    const path = encodeURIComponent(`users/${stage.uid}/changed`);
    const base = `${stage.backend.addresses.app}/v0/b/demo-quits.appspot.com/o?name=${path}`;
    const started = await send(base, {
      'X-Goog-Upload-Protocol': 'resumable',
      'X-Goog-Upload-Command': 'start',
    });
    const url = started.headers.get('x-goog-upload-url') ?? '';
    const half = big.slice(0, 524_288);
    await send(url, { 'X-Goog-Upload-Command': 'upload', 'X-Goog-Upload-Offset': '0' }, half);
    const [file = ''] = stage.filesIn('uploads');
    const bytes = readFileSync(stage.pathIn('uploads', file));
    bytes.writeUInt8(bytes.readUInt8(99) ^ 8, 99);
    writeFileSync(stage.pathIn('uploads', file), bytes);
    const end = await send(
      url,
      { 'X-Goog-Upload-Command': 'upload, finalize', 'X-Goog-Upload-Offset': '524288' },
      big.slice(524_288),
    );
    expect(end.status).toBe(500);
    expect(stage.filesIn('uploads')).toEqual([]);
    await expect(getBytes(stage.mine('changed'))).rejects.toMatchObject({
      code: 'storage/object-not-found',
    });
  });
});
