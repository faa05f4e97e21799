import { type AppError, createAppError, err, ok, type Result } from '@quits/errors';
import { storageErrors } from '@quits/storage';
import type { DownloadUrls, DownloadUrlState } from '@quits/storage';

/** Downloads a stored file. */
export async function readStoredFile(
  downloads: Pick<DownloadUrls, 'url'>,
  path: string,
): Promise<Result<Blob, AppError>> {
  const address = await addressOf(downloads, path);
  if (!address.ok) return address;
  try {
    const response = await fetch(address.value);
    return response.ok
      ? ok(await response.blob())
      : err(storageErrors.create('storage/object-not-found'));
  } catch {
    return err(createAppError('network/failed'));
  }
}

function addressOf(
  downloads: Pick<DownloadUrls, 'url'>,
  path: string,
): Promise<Result<string, AppError>> {
  const address = downloads.url(path);
  return new Promise((resolve) => {
    let stop = () => {};
    const look = () => {
      const answer = answerOf(address.getState());
      if (answer === undefined) return;
      stop();
      resolve(answer);
    };
    stop = address.subscribe(look);
    look();
  });
}

function answerOf(state: DownloadUrlState): Result<string, AppError> | undefined {
  switch (state.status) {
    case 'ready':
      return ok(state.url);
    case 'failed':
      return err(state.error);
    case 'idle':
    case 'loading':
      return undefined;
  }
}
