import { smallDevice, until } from '@quits/tooling-rough-network';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createUploadManager } from '../src/upload/create-upload-manager.ts';
import { backend } from './support/backend.ts';
import { openSession } from './support/session.ts';

let makeRoom: () => Promise<void>;

beforeEach(async () => {
  makeRoom = await smallDevice(500_000);
});
afterEach(() => makeRoom());

it('sends a file that the device has no room for, and says that it is not kept', async () => {
  const { provider, uid } = await openSession(backend);
  const uploads = createUploadManager({ storage: () => provider.storage(), uid });
  const file = new File([new TextEncoder().encode('%PDF-1.7'), new Uint8Array(600_000)], 'a.pdf');
  const added = await uploads.add({ path: `files/${crypto.randomUUID()}`, file });
  expect(added).toMatchObject({ ok: true });
  const [sent] = await until(uploads.list, ([first]) => first?.state.status === 'done');
  expect(sent).toMatchObject({ volatile: true, size: 600_008 });
  uploads.dispose();
});
