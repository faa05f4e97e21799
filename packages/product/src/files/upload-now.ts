import { type AppError, createAppError, err, ok, type Result, toAppError } from '@quits/errors';
import type { UploadManager, UploadRequest } from '@quits/storage';

/**
 * Uploads a file and waits until that is done; a failed upload isn't retried later. Fails with
 * `network/offline` without a connection.
 */
export async function uploadNow(
  uploads: Pick<UploadManager, 'add' | 'cancel' | 'dismiss' | 'list'>,
  request: UploadRequest,
): Promise<Result<undefined, AppError>> {
  if (!navigator.onLine) return err(createAppError('network/offline'));
  const added = await uploads.add(request);
  if (!added.ok) return added;
  const id = added.value;
  return new Promise((resolve) => {
    let stop = () => {};
    const look = () => {
      const state = uploads.list.getState().find((upload) => upload.id === id)?.state;
      if (state !== undefined && state.status !== 'done' && state.status !== 'failed') return;
      stop();
      if (state?.status === 'failed' && state.retrying) uploads.cancel(id);
      else uploads.dismiss(id);
      if (state?.status === 'done') resolve(ok(undefined));
      else
        resolve(
          err(state === undefined ? createAppError('network/aborted') : toAppError(state.error)),
        );
    };
    stop = uploads.list.subscribe(look);
    look();
  });
}
