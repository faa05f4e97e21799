import type { PrepareReply, PrepareRequest } from './prepare-worker.ts';

/** Turns a photo upright, straightens it and evens its light, in a worker. @throws if it is no image */
export function prepareImage(request: PrepareRequest, signal: AbortSignal): Promise<Blob> {
  signal.throwIfAborted();
  const worker = new Worker(new URL('./prepare-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<Blob>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    worker.addEventListener('error', ({ message }) => reject(new Error(message)));
    worker.addEventListener('message', ({ data }: MessageEvent<PrepareReply>) => {
      if ('image' in data) resolve(data.image);
      else reject(new Error(data.problem));
    });
    worker.postMessage(request, { transfer: [] });
  }).finally(() => worker.terminate());
}
