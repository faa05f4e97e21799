import type { QueuedFile } from './queued-file.ts';

/** Stores files until they have been uploaded, beyond the life of a page. */
export interface UploadQueue {
  readonly load: () => Promise<readonly QueuedFile[]>;
  readonly put: (file: QueuedFile) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
}

/** A queue that forgets everything when the page closes. */
export function memoryQueue(): UploadQueue {
  const files = new Map<string, QueuedFile>();
  return {
    load: () => Promise.resolve([...files.values()]),
    put: async (file) => void files.set(file.id, file),
    remove: async (id) => void files.delete(id),
  };
}
