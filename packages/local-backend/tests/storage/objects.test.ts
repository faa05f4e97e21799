import { createHash } from 'node:crypto';
import {
  deleteObject,
  getBytes,
  getDownloadURL,
  getMetadata,
  list,
  listAll,
  updateMetadata,
  uploadBytes,
  uploadString,
} from 'firebase/storage';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startStorageStage, type StorageStage } from '../support/storage-stage.ts';

let stage: StorageStage;

beforeEach(async () => {
  stage = await startStorageStage();
});

afterEach(() => stage.close());

describe('an object', () => {
  it('comes back as it was sent, with its checksums', async () => {
    const bytes = new Uint8Array(300_000).map((_, index) => index % 251);
    await uploadBytes(stage.mine('a b/ü.bin'), bytes, {
      contentType: 'application/x-test',
      customMetadata: { of: 'receipt' },
    });
    expect(new Uint8Array(await getBytes(stage.mine('a b/ü.bin')))).toEqual(bytes);
    const metadata = await getMetadata(stage.mine('a b/ü.bin'));
    expect(metadata).toMatchObject({
      name: 'ü.bin',
      size: bytes.length,
      contentType: 'application/x-test',
      customMetadata: { of: 'receipt' },
      md5Hash: createHash('md5').update(bytes).digest('base64'),
    });
  });

  it('has the checksum of the Castagnoli polynomial', async () => {
    await uploadString(stage.mine('check'), '123456789');
    const url = new URL(await getDownloadURL(stage.mine('check')));
    const answer = await fetch(url);
    expect(answer.headers.get('x-goog-hash')).toContain('crc32c=4waSgw==');
  });

  it('is replaced as a whole, and leaves no other file behind', async () => {
    await uploadString(stage.mine('note'), 'one');
    const first = await getMetadata(stage.mine('note'));
    await uploadString(stage.mine('note'), 'two');
    const second = await getMetadata(stage.mine('note'));
    expect(Number(second.generation)).toBeGreaterThan(Number(first.generation));
    expect(Buffer.from(await getBytes(stage.mine('note'))).toString()).toBe('two');
    expect(stage.filesIn('objects')).toHaveLength(1);
  });

  it('changes its metadata and removes parts of it', async () => {
    await uploadString(stage.mine('note'), 'x', 'raw', { cacheControl: 'no-store' });
    await updateMetadata(stage.mine('note'), { customMetadata: { a: '1', b: '2' } });
    const changed = await updateMetadata(stage.mine('note'), {
      cacheControl: null,
      customMetadata: { a: null },
    } as never);
    expect(changed.customMetadata).toEqual({ b: '2' });
    expect(changed.cacheControl).toBeUndefined();
    expect(changed.metageneration).toBe('3');
  });

  it('is gone after it was deleted', async () => {
    await uploadString(stage.mine('note'), 'x');
    await deleteObject(stage.mine('note'));
    await expect(getMetadata(stage.mine('note'))).rejects.toMatchObject({
      code: 'storage/object-not-found',
    });
    expect(stage.filesIn('objects')).toEqual([]);
  });

  it('is downloaded in parts, and not again while it stays the same', async () => {
    await uploadString(stage.mine('note'), '0123456789');
    const url = await getDownloadURL(stage.mine('note'));
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

  it('may run nothing when a browser opens it', async () => {
    await uploadString(stage.mine('page.html'), '<script>alert(1)</script>', 'raw', {
      contentType: 'text/html',
    });
    const answer = await fetch(await getDownloadURL(stage.mine('page.html')));
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });
});

describe('a listing', () => {
  it('folds folders and goes page by page', async () => {
    for (const path of ['a/1', 'a/2', 'b', 'c/deep/1', 'd', 'é']) {
      await uploadString(stage.mine(path), 'x');
    }
    const all = await listAll(stage.mine(''));
    expect(all.prefixes.map(({ name }) => name)).toEqual(['a', 'c']);
    expect(all.items.map(({ name }) => name)).toEqual(['b', 'd', 'é']);
    const names: string[] = [];
    let pageToken: string | undefined;
    do {
      const page = await list(stage.mine(''), { maxResults: 2, ...(pageToken && { pageToken }) });
      names.push(...page.prefixes.map(({ name }) => name), ...page.items.map(({ name }) => name));
      pageToken = page.nextPageToken;
    } while (pageToken !== undefined);
    expect(names.sort()).toEqual(['a', 'b', 'c', 'd', 'é']);
  });
});
