import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Makes the names in a folder durable: a file's own sync doesn't. */
export function syncFolder(folder: string): void {
  // Windows opens no folders, and its file systems write names in order.
  if (process.platform === 'win32') return;
  const descriptor = openSync(folder, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
