export type { ContentType } from './content/content-type.ts';
export {
  createDownloads,
  type Downloads,
  type DownloadsOptions,
  type DownloadState,
} from './download/create-downloads.ts';
export type { ReencodeOptions } from './image/reencode-image.ts';
export { indexedDbQueue } from './queue/indexed-db-queue.ts';
export { memoryQueue, type UploadQueue } from './queue/upload-queue.ts';
export { deleteFolder, type DeleteFolderOptions } from './remove/delete-folder.ts';
export { createUploads } from './upload/create-uploads.ts';
export { type StorageErrorCode, storageErrors } from './upload/storage-errors.ts';
export type { Upload, UploadRequest, UploadState } from './upload/upload.ts';
export type { QueuedFile } from './queue/queued-file.ts';
export type { Uploads, UploadsOptions } from './upload/uploads.ts';
