import {
  deleteObject,
  getBytes,
  getDownloadURL,
  getMetadata,
  updateMetadata,
  uploadString,
} from 'firebase/storage';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startStorageStage, type StorageStage } from '../support/storage-stage.ts';

let stage: StorageStage;
let url: string;

beforeEach(async () => {
  stage = await startStorageStage({ emulatorTokens: true });
  await uploadString(stage.mine('note'), 'x');
  url = await getDownloadURL(stage.mine('note'));
});

afterEach(() => stage.close());

async function statusOf(address: string): Promise<number> {
  return (await fetch(address)).status;
}

function tokenOf(address: string): string {
  return new URL(address).searchParams.get('token') ?? '';
}

/** Sends an administrator's request for the object. */
function administer(query: string, init: RequestInit = { method: 'POST' }): Promise<Response> {
  const { origin, pathname } = new URL(url);
  return fetch(`${origin}${pathname}${query}`, {
    ...init,
    headers: { Authorization: 'Bearer owner' },
  });
}

describe('a download address', () => {
  it('opens to whoever has it, without signing in, as whole or in parts', async () => {
    expect(await (await fetch(url)).text()).toBe('x');
    expect(await statusOf(url.replace(tokenOf(url), 'guess'))).toBe(403);
    expect(await statusOf(url.replace(/&token=.*/, ''))).toBe(403);
    expect((await fetch(url, { method: 'HEAD' })).status).toBe(200);
  });

  it('stays the same until something is done about it', async () => {
    await updateMetadata(stage.mine('note'), { cacheControl: 'no-store' });
    expect(await getDownloadURL(stage.mine('note'))).toBe(url);
  });

  it('opens nothing once its token was revoked; another one takes its place', async () => {
    expect((await administer(`?delete_token=${tokenOf(url)}`)).status).toBe(200);
    expect(await statusOf(url)).toBe(403);
    const another = await getDownloadURL(stage.mine('note'));
    expect(tokenOf(another)).not.toBe(tokenOf(url));
    expect(await statusOf(another)).toBe(200);
    expect(Buffer.from(await getBytes(stage.mine('note'))).toString()).toBe('x');
  });

  it('may be one of several, of which one is revoked', async () => {
    const made = (await (await administer('?create_token=true')).json()) as {
      downloadTokens: string;
    };
    const [first = '', second = ''] = made.downloadTokens.split(',');
    expect(first).toBe(tokenOf(url));
    const other = url.replace(first, second);
    expect([await statusOf(url), await statusOf(other)]).toEqual([200, 200]);
    await administer(`?delete_token=${first}`);
    expect([await statusOf(url), await statusOf(other)]).toEqual([403, 200]);
  });

  it('is replaced by metadata, as the libraries of administrators do it', async () => {
    const metadata = { firebaseStorageDownloadTokens: 'chosen,another', of: 'receipt' };
    await administer('', { method: 'PATCH', body: JSON.stringify({ metadata }) });
    expect(await statusOf(url)).toBe(403);
    expect(tokenOf(await getDownloadURL(stage.mine('note')))).toBe('chosen');
    expect((await getMetadata(stage.mine('note'))).customMetadata).toEqual({ of: 'receipt' });
  });

  it('is not the business of anybody but an administrator', async () => {
    const { origin, pathname } = new URL(url);
    const headers = { Authorization: `Firebase ${await stage.token()}` };
    for (const query of ['?create_token=true', `?delete_token=${tokenOf(url)}`]) {
      const answer = await fetch(origin + pathname + query, { method: 'POST', headers });
      expect(answer.status).toBe(403);
    }
    await updateMetadata(stage.mine('note'), {
      customMetadata: { firebaseStorageDownloadTokens: 'mine' },
    });
    expect(await statusOf(url)).toBe(200);
    expect(await statusOf(url.replace(tokenOf(url), 'mine'))).toBe(403);
  });

  it.each([
    ['overwritten', () => uploadString(stage.mine('note'), 'y')],
    [
      'deleted and made again',
      async () => {
        await deleteObject(stage.mine('note'));
        await uploadString(stage.mine('note'), 'z');
      },
    ],
  ])('of a file that was %s shows nothing of the new one', async (_what, act) => {
    await act();
    expect(await statusOf(url)).toBe(403);
    expect(await statusOf(await getDownloadURL(stage.mine('note')))).toBe(200);
  });
});
