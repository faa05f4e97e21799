import type { AppError, Result } from '@quits/errors';
import type { ReadonlyStore } from '@quits/firebase-core';
import type { FirebaseStorage } from 'firebase/storage';
import type { UploadQueue } from '../queue/upload-queue.ts';
import type { Upload, UploadRequest } from './upload.ts';
import type { QueuedFile } from '../queue/queued-file.ts';

/** Options of {@link createUploadManager}. */
export interface UploadManagerOptions {
  /** Returns the started object store, e.g. `() => provider.storage()`; called on demand. */
  readonly storage: () => Promise<FirebaseStorage>;
  /** The account that is signed in; its uploads wait while it is not. */
  readonly uid: ReadonlyStore<string | undefined>;
  /** Stores queued files. @default IndexedDB if the browser supports it */
  readonly queue?: UploadQueue;
  /**
   * Continues an upload that a reload interrupted, using two private fields of the SDK's task; if
   * false, it starts from the beginning. @default true
   */
  readonly resumeAfterReload?: boolean;
}

/** All uploads of an account on this device, in any page. */
export interface UploadManager {
  /** Oldest first; finished ones stay until they are dismissed. */
  readonly list: ReadonlyStore<readonly Upload[]>;
  /**
   * Checks and prepares a file and puts it into the queue. Resolves with the upload's id, or with
   * why the file may not be sent.
   */
  readonly add: (request: UploadRequest) => Promise<Result<string, AppError>>;
  /** Returns a queued file, to display it in the meantime; `undefined` once it is uploaded. */
  readonly getQueuedFile: (id: string) => Promise<QueuedFile | undefined>;
  readonly pause: (id: string) => void;
  readonly resume: (id: string) => void;
  /** Retries a failed upload. */
  readonly retry: (id: string) => void;
  /** Aborts an unfinished upload and deletes its queued file; does nothing once it has finished. */
  readonly cancel: (id: string) => void;
  /** Removes an upload that is done or has failed for good from the list; does nothing before that. */
  readonly dismiss: (id: string) => void;
  /** Resolves when everything in the queue has been sent or has failed for good. */
  readonly waitForUploads: () => Promise<void>;
  readonly dispose: () => void;
}
