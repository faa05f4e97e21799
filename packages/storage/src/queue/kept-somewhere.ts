import { memoryQueue, type UploadQueue } from './upload-queue.ts';

/** Keeps in memory what the queue has no room for: such a file is sent, but not after a reload. */
export function keptSomewhere(queue: UploadQueue): UploadQueue {
  const memory = memoryQueue();
  return {
    async load() {
      const [kept, remembered] = await Promise.all([queue.load().catch(() => []), memory.load()]);
      return [...kept, ...remembered];
    },
    put: (file) => queue.put(file).catch(() => memory.put(file)),
    async remove(id) {
      await Promise.all([queue.remove(id).catch(() => undefined), memory.remove(id)]);
    },
  };
}
