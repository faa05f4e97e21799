import type { AppError, Result } from '@quits/errors';
import type { ReadonlyStore } from '@quits/firebase-core';
import type { FirebaseStorage } from 'firebase/storage';
import type { UploadQueue } from '../queue/upload-queue.ts';
import type { Upload, UploadRequest } from './upload.ts';
import type { QueuedFile } from '../queue/queued-file.ts';

/** Options of {@link createUploadManager}. */
export interface UploadManagerOptions {
  /** Gives the started object store, e.g. `() => provider.storage()`; called when first needed. */
  readonly storage: () => Promise<FirebaseStorage>;
  /** The account that is signed in; its uploads wait while it is not. */
  readonly uid: ReadonlyStore<string | undefined>;
  /** Where files wait. @default IndexedDB where the browser has it */
  readonly queue?: UploadQueue;
  /**
   * Continues an upload that a reload cut off where it was, by two private fields of the SDK's task;
   * with false it starts from its beginning. @default true
   */
  readonly resumeAfterReload?: boolean;
}

/** All uploads of an account on this device, whichever page they were made in. */
export interface UploadManager {
  /** Oldest first; those that are done stay until they are dismissed. */
  readonly list: ReadonlyStore<readonly Upload[]>;
  /**
   * Checks and prepares a file and puts it into the queue. Resolves with the upload's id, or with
   * why the file may not be sent.
   */
  readonly add: (request: UploadRequest) => Promise<Result<string, AppError>>;
  /** What waits on this device to be sent, to show it meanwhile; `undefined` once it is done. */
  readonly getQueuedFile: (id: string) => Promise<QueuedFile | undefined>;
  readonly pause: (id: string) => void;
  readonly resume: (id: string) => void;
  /** Tries a failed upload again. */
  readonly retry: (id: string) => void;
  /** Stops an upload and forgets its file, or takes one that is done off the list. */
  readonly cancel: (id: string) => void;
  /** Resolves when everything in the queue has been sent or has failed for good. */
  readonly waitForUploads: () => Promise<void>;
  readonly dispose: () => void;
}
