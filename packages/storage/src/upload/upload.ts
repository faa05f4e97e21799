import type { ContentType } from '../content/content-type.ts';
import type { ImageOptions } from '../image/reencode-image.ts';

/** A file to upload. */
export interface UploadRequest {
  /** Path in the object store. */
  readonly path: string;
  /** The chosen file, such as that of an `<input type="file">`. */
  readonly file: Blob;
  /** Display name. @default the file's own name */
  readonly name?: string;
  /** Accepted types, detected by content. @default all known types */
  readonly types?: readonly ContentType[];
  /** Maximum size of the chosen file, in bytes. @default 10 MiB */
  readonly maxBytes?: number;
  /** Options for re-encoding images. @default at most 2560 pixels, as JPEG */
  readonly image?: ImageOptions;
  /** A small image that is uploaded too; only for images that the browser can decode. */
  readonly preview?: ImageOptions & { readonly path: string };
}

/** State of an upload; plain data, so that pages can exchange it. */
export type UploadState =
  /** Waits for other uploads or for a connection; survives a reload. */
  | { readonly status: 'queued' }
  | { readonly status: 'uploading'; readonly sent: number; readonly total: number }
  | { readonly status: 'paused' }
  | { readonly status: 'done' }
  /** `retrying` means that it is retried automatically; `code` is from the error catalog. */
  | {
      readonly status: 'failed';
      readonly error: { readonly code: string };
      readonly retrying: boolean;
    };

/** An upload of this account on this device. */
export interface Upload {
  readonly id: string;
  readonly path: string;
  readonly name: string;
  readonly type: ContentType;
  /** Upload size in bytes. */
  readonly size: number;
  /** Storage was full, so the upload is lost if the page closes first. */
  readonly volatile?: boolean;
  readonly state: UploadState;
}
