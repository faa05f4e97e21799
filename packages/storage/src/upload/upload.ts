import type { ContentType } from '../content/content-type.ts';
import type { ImageOptions } from '../image/reencode-image.ts';

/** A file to upload. */
export interface UploadRequest {
  /** Where it goes in the object store. */
  readonly path: string;
  readonly file: Blob;
  /** What the person calls it. @default the file's own name */
  readonly name?: string;
  /** Kinds that are let through, told by content. @default all that are known */
  readonly types?: readonly ContentType[];
  /** Of the file as chosen, in bytes. @default 10 MiB */
  readonly maxBytes?: number;
  /** How images are drawn anew. @default at most 2560 pixels, as JPEG */
  readonly image?: ImageOptions;
  /** A small image that is uploaded beside it; only for images that the browser can decode. */
  readonly preview?: ImageOptions & { readonly path: string };
}

/** How far an upload has come; plain data, so that pages can tell each other. */
export type UploadState =
  /** Waits for its turn or for a connection; survives a reload. */
  | { readonly status: 'queued' }
  | { readonly status: 'uploading'; readonly sent: number; readonly total: number }
  | { readonly status: 'paused' }
  | { readonly status: 'done' }
  /** `retrying` means that it will be tried again without anyone asking; the code is of the catalogue. */
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
  /** Of what is sent, in bytes. */
  readonly size: number;
  /** The device had no room for it: it is lost when the page closes before it has been sent. */
  readonly volatile?: boolean;
  readonly state: UploadState;
}
