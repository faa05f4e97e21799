import { type AppError, err, ok, type Result } from '@quits/errors';
import { sniff } from '../content/content-type.ts';
import { stripGpsMetadata } from '../content/strip-gps-metadata.ts';
import type { ImageOptions } from '../image/reencode-image.ts';
import { reencodeInWorker } from '../image/reencode-in-worker.ts';
import { storageErrors } from './storage-errors.ts';
import type { UploadRequest } from './upload.ts';
import type { QueuedFile } from '../queue/queued-file.ts';

const MAX_BYTES = 10 * 1024 * 1024;
const IMAGE: ImageOptions = { maxDimension: 2_560 };
const DRAWN = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'image/avif']);

/** A file that may be sent. */
export type Prepared = Pick<QueuedFile, 'type' | 'file' | 'preview'>;

/** Reason why a file is rejected. */
export type PrepareErrorCode = 'upload/too-large' | 'upload/wrong-type' | 'upload/unreadable';

/** Checks a file by its content, removes an image's location, and creates its preview. */
export async function prepare(
  request: UploadRequest,
): Promise<Result<Prepared, AppError<PrepareErrorCode>>> {
  const { file, maxBytes = MAX_BYTES, types, image = IMAGE, preview } = request;
  if (file.size > maxBytes) return refused('upload/too-large');
  const type = await sniff(file).catch(() => undefined);
  if (type === undefined || types?.includes(type) === false) return refused('upload/wrong-type');
  if (!DRAWN.has(type)) return ok({ type, file: file.slice(0, file.size, type) });

  const drawn = await reencodeInWorker(file, image);
  if (drawn === undefined) {
    if (type !== 'image/heic' && type !== 'image/avif') return refused('upload/unreadable');
    // A file that was moved, changed or deleted since it was chosen can't be read.
    const read = await file.arrayBuffer().catch(() => undefined);
    if (read === undefined) return refused('upload/unreadable');
    const bytes = stripGpsMetadata(new Uint8Array(read));
    return ok({ type, file: new Blob([bytes.slice()], { type }) });
  }
  const small = preview === undefined ? undefined : await reencodeInWorker(drawn, preview);
  return ok({
    type: image.type ?? 'image/jpeg',
    file: drawn,
    ...(small === undefined || preview === undefined
      ? {}
      : { preview: { path: preview.path, file: small } }),
  });
}

function refused(code: PrepareErrorCode): Result<never, AppError<PrepareErrorCode>> {
  return err(storageErrors.create(code));
}
