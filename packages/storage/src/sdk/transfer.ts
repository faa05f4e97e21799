import {
  deleteObject,
  type FirebaseStorage,
  getDownloadURL,
  getMetadata,
  listAll,
  ref,
  uploadBytesResumable,
} from 'firebase/storage';

/** A file on its way. */
export interface Transfer {
  readonly pause: () => void;
  readonly resume: () => void;
  readonly cancel: () => void;
  /** Rejects with what the provider says. */
  readonly done: Promise<void>;
}

/** Sends a file; large ones in pieces, so that a short interruption costs one piece. */
export function startTransfer(
  storage: FirebaseStorage,
  path: string,
  file: Blob,
  progress: (sent: number, total: number) => void,
): Transfer {
  const task = uploadBytesResumable(ref(storage, path), file, {
    contentType: file.type,
    cacheControl: 'private, max-age=31536000, immutable',
  });
  const done = new Promise<void>((resolve, reject) => {
    task.on(
      'state_changed',
      ({ bytesTransferred, totalBytes }) => progress(bytesTransferred, totalBytes),
      reject,
      resolve,
    );
  });
  return {
    pause: () => void task.pause(),
    resume: () => void task.resume(),
    cancel: () => void task.cancel(),
    done,
  };
}

/** The size of what is stored there, in bytes. */
export async function storedSize(storage: FirebaseStorage, path: string): Promise<number> {
  return (await getMetadata(ref(storage, path))).size;
}

/** An address from which anyone who has it can fetch the file. */
export function downloadUrl(storage: FirebaseStorage, path: string): Promise<string> {
  return getDownloadURL(ref(storage, path));
}

/** Paths of what is directly in a folder. */
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
