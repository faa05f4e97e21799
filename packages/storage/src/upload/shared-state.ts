import type { Upload } from './upload.ts';

/** Command of a page to the page that uploads. */
export type UploadCommand = 'pause' | 'resume' | 'retry' | 'drop';

/** Messages between pages. */
export type UploadMessage =
  | { readonly kind: 'states'; readonly uid: string; readonly uploads: readonly Upload[] }
  | { readonly kind: 'added' }
  | { readonly kind: 'hello' }
  | { readonly kind: 'command'; readonly id: string; readonly command: UploadCommand };
