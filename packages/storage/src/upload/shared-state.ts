import type { Upload } from './upload.ts';

/** What a page can ask the one that sends to do. */
export type UploadCommand = 'pause' | 'resume' | 'retry' | 'cancel';

/** What pages tell each other. */
export type UploadMessage =
  | { readonly kind: 'states'; readonly uid: string; readonly uploads: readonly Upload[] }
  | { readonly kind: 'added' }
  | { readonly kind: 'hello' }
  | { readonly kind: 'command'; readonly id: string; readonly command: UploadCommand };
