import { createStore, del, set, type UseStore, values } from 'idb-keyval';
import type { QueuedFile } from '../upload/upload.ts';
import type { UploadQueue } from './upload-queue.ts';

/** A queue in its own IndexedDB database, shared by all pages of the origin. */
export function indexedDbQueue(name = 'upload-queue'): UploadQueue {
  let store: UseStore | undefined;
  const opened = () => (store ??= createStore(name, 'files'));
  return {
    load: () => values<QueuedFile>(opened()),
    put: (file) => set(file.id, file, opened()),
    remove: (id) => del(id, opened()),
  };
}
