import { statfsSync } from 'node:fs';
import { type CommittedChange, fieldsText, type Usage } from '@quits/firestore-service';
import type { ObjectTotals } from '../../storage/object-index.ts';
import type { Limits } from './limits.ts';

/** Why there is no room. */
export type Full = 'disk' | 'documents' | 'size';

/** Room for documents and files below each document at the root, and on the disk. */
export interface Room {
  /** Returns why nothing more fits at a path of documents or files, if so. */
  fullness(path: string, bytes: number): Full | undefined;
  /** Must be called when a file was stored at a path. */
  filesChanged(path: string): void;
  /** Counts a commit. */
  committed(changes: readonly CommittedChange[]): void;
}

/** Options of {@link createRoom}. */
export interface RoomOptions {
  readonly limits: Pick<Limits, 'documents' | 'free' | 'room'>;
  /** Folder of the data. */
  readonly folder: string;
  /** Database whose documents count. */
  readonly database: string;
  readonly usageBelow: (path: string) => Usage;
  readonly objectsBelow: (prefix: string) => ObjectTotals;
  /** In ms. */
  readonly now: () => number;
}

const MEGABYTE = 2 ** 20;
/** Places whose use is remembered; others are counted again. */
const MOST_PLACES = 5000;
/** How long the free space of the disk and the size of files are remembered, in ms. */
const INTERVAL = 1000;
/** Tells apart an unlimited disk from a full one. */
const ENDLESS = Number.POSITIVE_INFINITY;

interface Used {
  documents: number;
  bytes: number;
  /** Bytes of files, as last counted. */
  files: number;
  filesUntil: number;
}

/** Creates the account of the room. What a place holds is counted at its first write, and kept up to date after that. */
export function createRoom(options: RoomOptions): Room {
  const { limits, now } = options;
  const used = new Map<string, Used>();
  let disk = { free: ENDLESS, until: 0 };

  function freeBytes(): number {
    if (limits.free === 0) return ENDLESS;
    if (now() >= disk.until) {
      const { bavail, bsize } = statfsSync(options.folder);
      disk = { free: bavail * bsize, until: now() + INTERVAL };
    }
    return disk.free;
  }

  function usageOf(place: string): Used {
    const known = used.get(place);
    if (known !== undefined) return known;
    const counted = { ...options.usageBelow(place), files: 0, filesUntil: 0 };
    if (used.size >= MOST_PLACES) {
      const [oldest] = used.keys();
      if (oldest !== undefined) used.delete(oldest);
    }
    used.set(place, counted);
    return counted;
  }

  return {
    fullness(path, bytes) {
      if (freeBytes() - bytes < limits.free * MEGABYTE) return 'disk';
      const place = placeOf(path);
      if (place === undefined) return undefined;
      const usage = usageOf(place);
      if (limits.documents > 0 && usage.documents >= limits.documents) return 'documents';
      if (limits.room === 0) return undefined;
      if (now() >= usage.filesUntil) {
        usage.files = options.objectsBelow(`${place}/`).bytes;
        usage.filesUntil = now() + INTERVAL;
      }
      const isFull = usage.bytes + usage.files + bytes > limits.room * MEGABYTE;
      return isFull ? 'size' : undefined;
    },
    filesChanged(path) {
      const usage = used.get(placeOf(path) ?? '');
      if (usage !== undefined) usage.filesUntil = 0;
    },
    committed(changes) {
      for (const { database, path, before, after } of changes) {
        const usage = database === options.database ? used.get(placeOf(path) ?? '') : undefined;
        if (usage === undefined) continue;
        usage.documents += Number(after !== null) - Number(before !== null);
        usage.bytes += sizeOf(after) - sizeOf(before);
      }
    },
  };
}

/** Returns the document at the root that a path is below; `undefined` for a document at the root itself. */
function placeOf(path: string): string | undefined {
  const segments = path.split('/');
  return segments.length < 3 ? undefined : segments.slice(0, 2).join('/');
}

function sizeOf(document: CommittedChange['after']): number {
  return document === null ? 0 : fieldsText(document).length;
}
