import type { QueuedFile } from './queued-file.ts';
import { memoryQueue, type UploadQueue } from './upload-queue.ts';

/** A queue that reports whether it could store a file. */
export interface FallbackQueue extends Omit<UploadQueue, 'put'> {
  /** Resolves with false if the file is only in this page's memory. */
  readonly put: (file: QueuedFile) => Promise<boolean>;
  /** Ids of the files that are only in this page's memory. */
  readonly volatileIds: ReadonlySet<string>;
}

/** Falls back to memory when storage is full; those uploads don’t survive a reload. */
export function withMemoryFallback(queue: UploadQueue): FallbackQueue {
  const memory = memoryQueue();
  const volatileIds = new Set<string>();
  return {
    volatileIds,
    async load() {
      const [kept, remembered] = await Promise.all([queue.load().catch(() => []), memory.load()]);
      return [...kept, ...remembered];
    },
    put: (file) =>
      queue.put(file).then(
        () => true,
        () => {
          volatileIds.add(file.id);
          return memory.put(file).then(() => false);
        },
      ),
    async remove(id) {
      await Promise.all([queue.remove(id).catch(() => undefined), memory.remove(id)]);
    },
  };
}
