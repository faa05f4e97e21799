import { reencodeImage, type ImageOptions } from './reencode-image.ts';
import type { ReencodeAnswer, ReencodeRequest } from './reencode-worker.ts';

let worker: Worker | undefined;
let requests = 0;
const waiting = new Map<number, (image: Blob | undefined) => void>();

/**
 * Re-encodes an image in a worker, so that the page stays responsive; `undefined` if it can't be
 * decoded.
 */
export function reencodeInWorker(file: Blob, options: ImageOptions): Promise<Blob | undefined> {
  const helper = typeof Worker === 'undefined' ? undefined : (worker ??= start());
  if (helper === undefined) return reencodeImage(file, options).catch(() => undefined);
  requests += 1;
  const id = requests;
  return new Promise((resolve) => {
    waiting.set(id, resolve);
    const request: ReencodeRequest = { id, file, options };
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target
    helper.postMessage(request);
  });
}

function start(): Worker {
  const started = new Worker(new URL('./reencode-worker.js', import.meta.url), { type: 'module' });
  started.addEventListener('message', ({ data }: MessageEvent<ReencodeAnswer>) => {
    waiting.get(data.id)?.(data.image);
    waiting.delete(data.id);
  });
  started.addEventListener('error', () => {
    for (const give of waiting.values()) give(undefined);
    waiting.clear();
    worker = undefined;
  });
  return started;
}
