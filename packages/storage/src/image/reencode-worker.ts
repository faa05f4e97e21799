import { reencodeImage, type ImageOptions } from './reencode-image.ts';

/** Request to the worker. */
export interface ReencodeRequest {
  readonly id: number;
  readonly file: Blob;
  readonly options: ImageOptions;
}

/** Answer of the worker; without an image if it can't be decoded. */
export interface ReencodeAnswer {
  readonly id: number;
  readonly image: Blob | undefined;
}

async function answer({ id, file, options }: ReencodeRequest): Promise<void> {
  let image: Blob | undefined;
  try {
    image = await reencodeImage(file, options);
  } catch {
    // Answers without an image.
  }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target
  self.postMessage({ id, image } satisfies ReencodeAnswer);
}

self.addEventListener('message', ({ data }: MessageEvent<ReencodeRequest>) => void answer(data));
