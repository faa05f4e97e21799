import type { ContentType } from '../content/content-type.ts';

/** What is kept of an upload until it is done; a browser can store it. */
export interface QueuedFile {
  readonly id: string;
  readonly uid: string;
  readonly at: number;
  readonly path: string;
  readonly name: string;
  readonly type: ContentType;
  readonly file: Blob;
  /** Where the object store keeps what it has of the file; the upload goes on there. */
  readonly session?: string;
  readonly preview?: { readonly path: string; readonly file: Blob };
}
