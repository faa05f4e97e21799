import { redraw, type RedrawOptions } from './redraw.ts';
import type { RedrawAnswer, RedrawRequest } from './redraw-worker.ts';

let worker: Worker | undefined;
let requests = 0;
const waiting = new Map<number, (image: Blob | undefined) => void>();

/** Draws an image anew in a worker, so that the page stays smooth; `undefined` when it cannot be decoded. */
export function redrawElsewhere(file: Blob, options: RedrawOptions): Promise<Blob | undefined> {
  const helper = typeof Worker === 'undefined' ? undefined : (worker ??= start());
  if (helper === undefined) return redraw(file, options).catch(() => undefined);
  requests += 1;
  const id = requests;
  return new Promise((resolve) => {
    waiting.set(id, resolve);
    const request: RedrawRequest = { id, file, options };
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target
    helper.postMessage(request);
  });
}

function start(): Worker {
  const started = new Worker(new URL('./redraw-worker.js', import.meta.url), { type: 'module' });
  started.addEventListener('message', ({ data }: MessageEvent<RedrawAnswer>) => {
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
