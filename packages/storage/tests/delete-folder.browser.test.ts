import { ref, uploadBytes } from 'firebase/storage';
import { beforeAll, describe, expect, it } from 'vitest';
import { createDownloadUrls } from '../src/download/create-download-urls.ts';
import { deleteFolder } from '../src/remove/delete-folder.ts';
import { backend } from './support/backend.ts';
import { openSession, type TestSession } from './support/session.ts';

let session: TestSession;
const storage = () => session.provider.storage();

beforeAll(async () => {
  session = await openSession(backend);
});

async function put(path: string): Promise<void> {
  await uploadBytes(ref(await storage(), path), new Uint8Array(3), { contentType: 'image/png' });
}

describe('a folder', () => {
  it('is deleted with what is below it, and nothing beside it', async () => {
    const folder = `folders/${crypto.randomUUID()}`;
    for (const path of ['a/1', 'a/2', 'b/c/3', '4']) await put(`${folder}/${path}`);
    await put(`${folder}-beside/5`);
    expect(await deleteFolder({ storage, path: folder })).toEqual({ ok: true, value: 4 });
    expect(await deleteFolder({ storage, path: folder })).toEqual({ ok: true, value: 0 });
    await createDownloadUrls({ storage, uid: session.uid }).remove(`${folder}-beside/5`);
  });

  it('that may not be listed is a failure with a code', async () => {
    expect(await deleteFolder({ storage, path: 'folders/closed' })).toMatchObject({
      ok: false,
      error: { code: 'storage/unauthorized' },
    });
  });
});
