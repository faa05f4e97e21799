import { uploadString } from 'firebase/storage';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startStorageStage, type StorageStage } from '../support/storage-stage.ts';

let stage: StorageStage;

beforeEach(async () => {
  stage = await startStorageStage();
});

afterEach(() => stage.close());

describe('a hostile request', () => {
  const call = (path: string, init: RequestInit = {}) =>
    fetch(`${stage.backend.addresses.app}/v0/b/${path}`, init);

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
    const token = await stage.token();
    const answer = await call(`demo-quits.appspot.com/o?name=users%2F${stage.uid}%2Fx`, {
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
      await uploadString(stage.mine('note'), 'x');
      const token = await stage.token();
      const answer = await call(
        `demo-quits.appspot.com/o/${encodeURIComponent(`users/${stage.uid}/note`)}`,
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
    const token = await stage.token();
    const answer = await call(`demo-quits.appspot.com/o?name=users%2F${stage.uid}%2Fx`, {
      method: 'POST',
      headers: { Authorization: `Firebase ${token}` },
      body: new Uint8Array(4 * 1024 * 1024 + 1),
    });
    expect(answer.status).toBe(413);
    expect(stage.filesIn('uploads')).toEqual([]);
  });

  it('for somebody else’s upload is refused', async () => {
    const token = await stage.token();
    const started = await call(`demo-quits.appspot.com/o?name=users%2F${stage.uid}%2Fx`, {
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
