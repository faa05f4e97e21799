/** Imports of an app that uploads and shows files, and of the optional parts. */
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
