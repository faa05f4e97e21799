import { AppError, err, ok } from '@quits/errors';
import { createValueStore } from '@quits/firebase-core';
import type { Upload, UploadRequest, UploadManager } from '@quits/storage';
import { describe, expect, it } from 'vitest';
import type { Receipt } from '../expense/schema.ts';
import { addReceiptFiles, forgetReceiptFiles } from './receipt-files.ts';

const owner = { groupId: 'g', expenseId: 'e' };

/** Accepts PDFs and reports every other file as unreadable. */
function fakeUploads() {
  const list = createValueStore<readonly Upload[]>([]);
  const cancelled: string[] = [];
  const uploads: UploadManager = {
    list,
    add: (request: UploadRequest) => {
      if (!(request.file instanceof File) || !request.file.name.endsWith('.pdf')) {
        return Promise.resolve(err(new AppError('upload/unreadable', { recovery: 'fix-input' })));
      }
      const id = `upload-${list.getState().length}`;
      const state = { status: 'queued' } as const;
      const { path } = request;
      const upload: Upload = { id, path, name: 'x', type: 'application/pdf', size: 1, state };
      list.set([...list.getState(), upload]);
      return Promise.resolve(ok(id));
    },
    getQueuedFile: () => Promise.resolve(undefined),
    pause: () => undefined,
    resume: () => undefined,
    retry: () => undefined,
    cancel: (id) => void cancelled.push(id),
    dismiss: () => undefined,
    waitForUploads: () => Promise.resolve(),
    dispose: () => undefined,
  };
  return { uploads, cancelled };
}

const file = (name: string) => new File(['x'], name);

describe('addReceiptFiles', () => {
  it('queues each file under an id of its own and says which was refused', async () => {
    const { uploads } = fakeUploads();
    const chosen = [file('a.pdf'), file('broken.jpg'), file('b.pdf')];
    const { receipts, problem } = await addReceiptFiles({ uploads }, owner, chosen, 0);
    expect(receipts.map(({ name, type }) => [name, type])).toEqual([
      ['a.pdf', 'application/pdf'],
      ['b.pdf', 'application/pdf'],
    ]);
    expect(uploads.list.getState().map(({ path }) => path)).toEqual(
      receipts.map(({ id }) => `groups/g/receipts/e/${id}`),
    );
    expect(problem?.code).toBe('upload/unreadable');
  });

  it('takes as many as there is room for', async () => {
    const { uploads } = fakeUploads();
    const chosen = [file('a.pdf'), file('b.pdf'), file('c.pdf')];
    const { receipts, problem } = await addReceiptFiles({ uploads }, owner, chosen, 8);
    expect(receipts).toHaveLength(2);
    expect(problem?.code).toBe('upload/too-many');
  });
});

describe('forgetReceiptFiles', () => {
  it('stops what is under way and deletes the file and its preview', async () => {
    const { uploads, cancelled } = fakeUploads();
    const removed: string[] = [];
    const remove = (paths: readonly string[]) => void removed.push(...paths);
    const { receipts } = await addReceiptFiles({ uploads }, owner, [file('a.pdf')], 0);
    const photo: Receipt = { id: 'p', name: 'p.jpg', type: 'image/jpeg' };
    forgetReceiptFiles({ uploads, remove }, owner, [...receipts, photo]);
    expect(cancelled).toEqual(['upload-0']);
    expect(removed).toEqual([
      `groups/g/receipts/e/${receipts[0]?.id ?? ''}`,
      'groups/g/receipts/e/p',
      'groups/g/receipts/e/p.preview',
    ]);
  });
});
