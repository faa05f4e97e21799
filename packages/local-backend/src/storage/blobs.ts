import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDiskFull } from '@quits/service-base';
import type { DataLocation } from '../data/open-database.ts';
import { syncFolder } from '../data/sync-folder.ts';
import { StorageError } from './storage-error.ts';

/** Bytes of objects and of unfinished uploads, in files. */
export interface Blobs {
  /** Returns the folder of the objects' bytes. */
  objectsFolder(): string;
  /** A name for an upload that is to be. */
  newUpload(): string;
  /**
   * Appends a stream to an upload; bytes received before a failure are kept.
   * @param limit of the whole upload, in bytes
   * @throws {StorageError} 413 if it exceeds the limit; 402 if the disk is full, which the SDK
   * reports as `storage/quota-exceeded` instead of retrying for minutes. Both remove the upload
   */
  append(upload: string, source: AsyncIterable<Uint8Array>, limit: number): Promise<void>;
  /** Bytes of an upload so far. */
  received(upload: string): Promise<number>;
  uploadPath(upload: string): string;
  /** Turns an upload into an object's bytes, durably. */
  keep(upload: string): Promise<string>;
  drop(upload: string): Promise<void>;
  /** Names of the bytes of all objects. */
  all(): string[];
  /** Calls back with each object's bytes once they are kept, before an object names them. */
  onKept(listener: (blob: string) => void): void;
  /** Path of an object's bytes. */
  blobPath(blob: string): string;
  /** Removes an object's bytes, unless they are kept. */
  remove(blob: string): Promise<void>;
  /** Whether {@link remove} keeps the bytes; the next start removes those without an owner. */
  keepBytes(isKept: boolean): void;
  /** Removes files without an owner, left by a crash. */
  sweep(isOwned: (name: string) => boolean): void;
  /** Removes the temporary folder of a backend in memory. */
  close(): void;
}

/**
 * Stores bytes in a data folder; for a backend in memory, in a temporary folder that is removed on
 * close.
 */
export function createBlobs(place: DataLocation): Blobs {
  let folder = place.kind === 'folder' ? place.path : undefined;
  let isKept = false;
  const listeners: ((blob: string) => void)[] = [];
  const base = () => (folder ??= mkdtempSync(join(tmpdir(), 'quits-objects-')));
  const objects = () => join(base(), 'objects');
  const uploads = () => join(base(), 'uploads');
  const uploadPath = (upload: string) => join(uploads(), upload);
  const blobPath = (blob: string) => join(objects(), blob.slice(0, 2), blob);

  return {
    objectsFolder: objects,
    newUpload: () => randomUUID(),
    async append(upload, source, limit) {
      await mkdir(uploads(), { recursive: true });
      const file = await open(uploadPath(upload), 'a');
      try {
        let size = (await file.stat()).size;
        for await (const chunk of source) {
          size += chunk.length;
          if (size > limit) throw new StorageError(413, `Objects may have ${limit} bytes at most.`);
          await file.appendFile(chunk);
        }
      } catch (error) {
        if (!isDiskFull(error)) throw error;
        await rm(uploadPath(upload), { force: true });
        throw new StorageError(402, 'The disk of the backend is full.');
      } finally {
        await file.close();
      }
    },
    received: async (upload) => (await stat(uploadPath(upload)).catch(() => undefined))?.size ?? 0,
    uploadPath,
    async keep(upload) {
      const parent = join(objects(), upload.slice(0, 2));
      await mkdir(parent, { recursive: true });
      const file = await open(uploadPath(upload), 'a');
      try {
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(uploadPath(upload), blobPath(upload));
      // A file's name is durable once its folder is synced, and so is a folder's own.
      if (place.kind === 'folder') [parent, objects(), base()].forEach(syncFolder);
      for (const listener of listeners) listener(upload);
      return upload;
    },
    drop: (upload) => rm(uploadPath(upload), { force: true }),
    all: () => (folder === undefined ? [] : filesUnder(objects()).map(({ name }) => name)),
    onKept(listener) {
      listeners.push(listener);
    },
    blobPath,
    async remove(blob) {
      if (!isKept) await rm(blobPath(blob), { force: true });
    },
    keepBytes(isNeeded) {
      isKept = isNeeded;
    },
    sweep(isOwned) {
      if (folder === undefined) return;
      for (const place of [objects(), uploads()]) {
        for (const entry of filesUnder(place)) {
          if (!isOwned(entry.name)) rmSync(join(entry.parentPath, entry.name));
        }
      }
    },
    close() {
      if (place.kind === 'memory' && folder !== undefined) {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  };
}

function filesUnder(folder: string) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
}
