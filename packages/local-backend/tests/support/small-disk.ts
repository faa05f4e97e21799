import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A disk of a test, in memory. */
export interface SmallDisk {
  readonly folder: string;
  /** Fills it to the last byte. */
  fill(): void;
  /** Frees what {@link SmallDisk.fill} has taken. */
  empty(): void;
  remove(): void;
}

/** Returns whether this user may mount disks, which needs root. */
export function canMount(): boolean {
  try {
    mountDisk(1).remove();
    return true;
  } catch {
    return false;
  }
}

/** Mounts a disk of a size in megabytes. */
export function mountDisk(megabytes: number): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), 'quits-disk-'));
  const filler = join(folder, 'filler');
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], {
      stdio: 'ignore',
    });
  } catch (error) {
    rmSync(folder, { recursive: true });
    throw error;
  }
  return {
    folder,
    fill() {
      for (let size = 2 ** 20; size >= 1; size /= 16) {
        try {
          for (;;) appendFileSync(filler, Buffer.alloc(size));
        } catch {
          // As much as there is room for.
        }
      }
    },
    empty: () => rmSync(filler, { force: true }),
    remove() {
      execFileSync('umount', [folder]);
      rmSync(folder, { recursive: true });
    },
  };
}
