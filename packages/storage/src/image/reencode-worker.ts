import { reencodeImage, type ImageOptions } from './reencode-image.ts';

/** What the worker is sent. */
export interface ReencodeRequest {
  readonly id: number;
  readonly file: Blob;
  readonly options: ImageOptions;
}

/** What the worker answers; without an image it could not be drawn. */
export interface ReencodeAnswer {
  readonly id: number;
  readonly image: Blob | undefined;
}

async function answer({ id, file, options }: ReencodeRequest): Promise<void> {
  let image: Blob | undefined;
  try {
    image = await reencodeImage(file, options);
  } catch {
    // Nothing drawn is the answer.
  }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target
  self.postMessage({ id, image } satisfies ReencodeAnswer);
}

self.addEventListener('message', ({ data }: MessageEvent<ReencodeRequest>) => void answer(data));
