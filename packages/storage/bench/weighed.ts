/** What an app imports to upload and to show files, and what comes on top. */
export const weighed = {
  sources: new URL('../src/', import.meta.url),
  parts: {
    common: [
      'createUploadManager',
      'createDownloadUrls',
      'useUploads',
      'useDownloadUrl',
      'useObjectUrl',
    ],
    'deleting folders': ['deleteFolder'],
  },
} as const;
