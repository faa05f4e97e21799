import type { QueuedFile } from './queued-file.ts';
import { memoryQueue, type UploadQueue } from './upload-queue.ts';

/** A queue that says whether it had room. */
export interface FallbackQueue extends Omit<UploadQueue, 'put'> {
  /** Resolves with false when the file is only kept in the memory of this page. */
  readonly put: (file: QueuedFile) => Promise<boolean>;
  /** Ids of the files that only the memory of this page keeps. */
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
