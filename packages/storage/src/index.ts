export { type ContentType, sniff } from './content/content-type.ts';
export {
  createDownloadUrls,
  type DownloadUrls,
  type DownloadUrlsOptions,
  type DownloadUrlState,
} from './download/create-download-urls.ts';
export type { ImageOptions } from './image/reencode-image.ts';
export { indexedDbQueue } from './queue/indexed-db-queue.ts';
export { memoryQueue, type UploadQueue } from './queue/upload-queue.ts';
export { deleteFolder, type DeleteFolderOptions } from './remove/delete-folder.ts';
export { createUploadManager } from './upload/create-upload-manager.ts';
export { type StorageErrorCode, storageErrors } from './upload/storage-errors.ts';
export type { Upload, UploadRequest, UploadState } from './upload/upload.ts';
export type { QueuedFile } from './queue/queued-file.ts';
export type { UploadManager, UploadManagerOptions } from './upload/upload-manager.ts';
