import type { ContentType } from '../content/content-type.ts';

/** Stored data of an upload until it is done; structured-cloneable. */
export interface QueuedFile {
  readonly id: string;
  readonly uid: string;
  readonly at: number;
  readonly path: string;
  readonly name: string;
  readonly type: ContentType;
  readonly file: Blob;
  /** URL of the resumable upload session in the object store. */
  readonly session?: string;
  readonly preview?: { readonly path: string; readonly file: Blob };
}
