import { redraw, type RedrawOptions } from './redraw.ts';

/** What the worker is sent. */
export interface RedrawRequest {
  readonly id: number;
  readonly file: Blob;
  readonly options: RedrawOptions;
}

/** What the worker answers; without an image it could not be drawn. */
export interface RedrawAnswer {
  readonly id: number;
  readonly image: Blob | undefined;
}

async function answer({ id, file, options }: RedrawRequest): Promise<void> {
  let image: Blob | undefined;
  try {
    image = await redraw(file, options);
  } catch {
    // Nothing drawn is the answer.
  }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target
  self.postMessage({ id, image } satisfies RedrawAnswer);
}

self.addEventListener('message', ({ data }: MessageEvent<RedrawRequest>) => void answer(data));
