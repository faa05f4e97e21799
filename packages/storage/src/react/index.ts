export { useDownloadUrl, useObjectUrl, useUploads } from './hooks.ts';
