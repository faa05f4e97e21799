import { BackupError } from './backup-error.ts';
import type { BackupStore, StoredFile } from './backup-store.ts';

/** Folders of a backup. */
export const BASES = 'bases';
export const CHANGES = 'changes';
export const FILES = 'files';
export const DELETED = 'deleted';

/** A state of the database that the backup has. */
export interface BackupPoint extends StoredFile {
  /** Grows by one with each change. */
  readonly sequence: number;
  /** When it was committed, in ms since the epoch. */
  readonly time: number;
}

/** Files from which a state can be restored. */
export interface RestorePlan {
  readonly base: BackupPoint;
  /** In the order of their sequence, without gaps. */
  readonly changes: readonly BackupPoint[];
}

const DIGITS = 12;

/** Name of a base or a change. */
export function nameOfPoint(folder: string, sequence: number, time: number): string {
  return `${folder}/${String(sequence).padStart(DIGITS, '0')}-${time}`;
}

/** Lists bases or changes in the order of their sequence, the latest one of each number. */
export async function listPoints(store: BackupStore, folder: string): Promise<BackupPoint[]> {
  const bySequence = new Map<number, BackupPoint>();
  for (const file of await store.list(folder)) {
    const match = /\/(\d{12})-(\d+)$/.exec(file.name);
    if (match === null) continue;
    const point = { ...file, sequence: Number(match[1]), time: Number(match[2]) };
    const known = bySequence.get(point.sequence);
    // An upload of a process that was killed may arrive late; the next process has used the number again.
    if (known === undefined || known.time < point.time) bySequence.set(point.sequence, point);
  }
  return [...bySequence.values()].toSorted((a, b) => a.sequence - b.sequence);
}

/**
 * Plans to restore the latest state whose time is at most a time, in ms since the epoch. States are ordered by their sequence, since a
 * clock may have been set back.
 * @throws {BackupError} `missing` if there is none; `damaged` if a change is missing
 */
export async function planRestore(store: BackupStore, time: number): Promise<RestorePlan> {
  const bases = await listPoints(store, BASES);
  const all = await listPoints(store, CHANGES);
  const target = lastUntil([...bases, ...all], time);
  const base = bases.findLast(({ sequence }) => target !== undefined && sequence <= target);
  if (target === undefined || base === undefined) {
    const [first] = bases;
    const begin = first === undefined ? '' : ` It begins at ${new Date(first.time).toISOString()}.`;
    throw new BackupError('missing', `The backup has no state of that time.${begin}`);
  }
  const changes = all.filter(({ sequence }) => sequence > base.sequence && sequence <= target);
  for (let i = 0; i < target - base.sequence; i += 1) {
    if (changes[i]?.sequence === base.sequence + 1 + i) continue;
    throw new BackupError(
      'damaged',
      `The change ${base.sequence + 1 + i} of the backup is missing.`,
    );
  }
  return { base, changes };
}

/** Returns the highest sequence of the points up to a time. */
function lastUntil(points: readonly BackupPoint[], time: number): number | undefined {
  const sequences = points.filter((point) => point.time <= time).map(({ sequence }) => sequence);
  return sequences.length === 0 ? undefined : Math.max(...sequences);
}
