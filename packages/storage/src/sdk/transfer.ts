import {
  deleteObject,
  type FirebaseStorage,
  getDownloadURL,
  getMetadata,
  listAll,
  ref,
  uploadBytesResumable,
} from 'firebase/storage';
import { continueSession, sessionOf } from './upload-session.ts';

/** A running transfer. */
export interface Transfer {
  readonly pause: () => void;
  readonly resume: () => void;
  readonly cancel: () => void;
  /** Rejects with the provider's error. */
  readonly done: Promise<void>;
}

/** A file to send. */
export interface TransferRequest {
  readonly path: string;
  readonly file: Blob;
  /** The resumable-upload address of an earlier transfer of the file, maybe of another page. */
  readonly session?: string;
  /** Whether to read and set the private fields of the SDK's task that contain that URL. */
  readonly resumable: boolean;
  /** Called with the number of bytes sent, and the URL of the upload session. */
  readonly progress: (sent: number, session: string | undefined) => void;
}

/** Sends a file; large ones in pieces, so that an interruption costs one piece. */
export function startTransfer(
  storage: FirebaseStorage,
  { path, file, session, resumable, progress }: TransferRequest,
): Transfer {
  const task = uploadBytesResumable(ref(storage, path), file, {
    contentType: file.type,
    cacheControl: 'private, max-age=31536000, immutable',
  });
  let redirected = resumable && session !== undefined && continueSession(task, session);
  let held = false;
  const done = new Promise<void>((resolve, reject) => {
    task.on(
      'state_changed',
      ({ bytesTransferred, state }) => {
        if (!redirected) progress(bytesTransferred, resumable ? sessionOf(task) : undefined);
        else if (state === 'paused') {
          redirected = false;
          if (!held) task.resume();
        }
      },
      reject,
      resolve,
    );
  });
  return {
    pause() {
      held = true;
      task.pause();
    },
    resume() {
      held = false;
      task.resume();
    },
    cancel: () => void task.cancel(),
    done,
  };
}

/** Returns the size of a stored file, in bytes. */
export async function storedSize(storage: FirebaseStorage, path: string): Promise<number> {
  return (await getMetadata(ref(storage, path))).size;
}

/** Returns a URL from which anyone can download the file. */
export function downloadUrl(storage: FirebaseStorage, path: string): Promise<string> {
  return getDownloadURL(ref(storage, path));
}

/** Paths of a folder's direct children. */
export interface FolderContent {
  readonly files: readonly string[];
  readonly folders: readonly string[];
}

/** Lists a folder. */
export async function listFolder(storage: FirebaseStorage, path: string): Promise<FolderContent> {
  const { items, prefixes } = await listAll(ref(storage, path));
  return {
    files: items.map(({ fullPath }) => fullPath),
    folders: prefixes.map(({ fullPath }) => fullPath),
  };
}

/** Deletes a file. */
export function removeObject(storage: FirebaseStorage, path: string): Promise<void> {
  return deleteObject(ref(storage, path));
}
