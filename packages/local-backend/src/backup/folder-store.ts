import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { syncFolder } from '../data/sync-folder.ts';
import { BackupError } from './backup-error.ts';
import type { BackupStore, StoredFile } from './backup-store.ts';

/** End of the names of files that aren't complete. */
const PARTIAL = '.partial';

/** Keeps a backup in a folder, such as a mounted disk. */
export function folderStore(folder: string): BackupStore {
  return {
    async put(name, content) {
      const target = join(folder, name);
      await mkdir(dirname(target), { recursive: true });
      const partial = `${target}.${randomUUID()}${PARTIAL}`;
      try {
        const file = await open(partial, 'wx');
        try {
          for await (const chunk of content) await file.appendFile(chunk);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(partial, target);
      } catch (error) {
        await rm(partial, { force: true });
        throw error;
      }
      for (const parent of [dirname(target), folder]) syncFolder(parent);
    },
    async *get(name) {
      try {
        yield* createReadStream(join(folder, name)) as AsyncIterable<Buffer>;
      } catch (error) {
        if (!isMissing(error)) throw error;
        throw new BackupError('missing', `The backup has no file ${name}.`, { cause: error });
      }
    },
    async list(inside) {
      const entries = await readdir(join(folder, inside), { withFileTypes: true }).catch(
        (error: unknown) => {
          if (isMissing(error)) return [];
          throw error;
        },
      );
      const files = await Promise.all(
        entries
          .filter((entry) => entry.isFile() && !entry.name.endsWith(PARTIAL))
          .map(async ({ name }): Promise<StoredFile> => {
            const { size, mtimeMs } = await stat(join(folder, inside, name));
            return { name: inside === '' ? name : `${inside}/${name}`, size, written: mtimeMs };
          }),
      );
      return files.toSorted((a, b) => (a.name < b.name ? -1 : 1));
    },
    remove: (name) => rm(join(folder, name), { force: true }),
  };
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
