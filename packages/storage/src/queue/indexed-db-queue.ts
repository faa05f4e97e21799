import { createStore, promisifyRequest } from 'idb-keyval';
import type { QueuedFile } from './queued-file.ts';
import type { UploadQueue } from './upload-queue.ts';

/** Creates a queue in its own IndexedDB database, shared by all pages of the origin. */
export function indexedDbQueue(name = 'upload-queue'): UploadQueue {
  const open = createStore(name, 'files');
  const change = (work: (files: IDBObjectStore) => unknown): Promise<void> =>
    open('readwrite', (files) => {
      work(files);
      return promisifyRequest(files.transaction);
    });
  return {
    load: () => open('readonly', (files) => promisifyRequest<QueuedFile[]>(files.getAll())),
    put: (file) => change((files) => files.put(file, file.id)),
    remove: (id) => change((files) => files.delete(id)),
  };
}
