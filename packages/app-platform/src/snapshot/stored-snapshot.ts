/** Prefix of the keys; the uid follows between dots, so that deleting an account removes them too. */
const PREFIX = 'quits.snapshot.';
/** Largest number of views; the one stored longest ago is removed first. */
export const MOST_VIEWS = 8;
/** Largest size of all views; storage takes two bytes per character. */
export const MOST_BYTES = 400_000;

/** A view as it was last shown. */
export interface StoredSnapshot {
  /** The build that rendered it: another one may have other class names. */
  readonly build: string;
  /** Width class and language; see `pageVariant`. */
  readonly variant: string;
  /** When it was stored, in ms since 1970. */
  readonly at: number;
  readonly title: string;
  readonly lang: string;
  readonly dir: string;
  /** Height of the whole page in CSS pixels, so that its scrollbar stays. */
  readonly height: number;
  readonly html: string;
  /** Paths of the fonts that were loaded. */
  readonly fonts: readonly string[];
}

/** Storage whose keys can be listed; `localStorage` fits. */
export type SnapshotStorage = Pick<
  Storage,
  'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'
>;

/** Returns a user's snapshot of a path, if it is of this build and variant. */
export function readSnapshot(
  storage: SnapshotStorage,
  uid: string,
  path: string,
  now: Pick<StoredSnapshot, 'build' | 'variant'>,
): StoredSnapshot | undefined {
  const found = parse(storage.getItem(keyOf(uid, path)));
  return found?.build === now.build && found.variant === now.variant ? found : undefined;
}

/**
 * Stores a snapshot, and removes others beyond the limits or of another build or variant. If it alone exceeds the limits, it isn't
 * stored, and the outdated one of the same path is removed.
 */
export function storeSnapshot(
  storage: SnapshotStorage,
  uid: string,
  path: string,
  snapshot: StoredSnapshot,
): void {
  const key = keyOf(uid, path);
  storage.removeItem(key);
  const text = JSON.stringify(snapshot);
  const isCurrent = ({ build, variant }: StoredSnapshot) =>
    build === snapshot.build && variant === snapshot.variant;
  const others = keysOf(storage)
    .map((other) => ({ key: other, snapshot: parse(storage.getItem(other)) }))
    .sort((a, b) => (b.snapshot?.at ?? 0) - (a.snapshot?.at ?? 0));
  let left = MOST_BYTES - bytesOf(key, text);
  let count = 1;
  for (const other of others) {
    const size = bytesOf(other.key, storage.getItem(other.key) ?? '');
    const isKept =
      other.snapshot !== undefined &&
      isCurrent(other.snapshot) &&
      count < MOST_VIEWS &&
      size <= left;
    if (isKept) {
      left -= size;
      count += 1;
    } else storage.removeItem(other.key);
  }
  if (left >= 0) storage.setItem(key, text);
}

/** Removes all snapshots from the device, or all but those of one user. */
export function forgetSnapshots(storage: SnapshotStorage, exceptUid?: string): void {
  const kept = exceptUid === undefined ? undefined : keyOf(exceptUid, '');
  for (const key of keysOf(storage)) {
    if (kept === undefined || !key.startsWith(kept)) storage.removeItem(key);
  }
}

/** Returns the storage key of a view. */
export function keyOf(uid: string, path: string): string {
  return `${PREFIX}${uid}.${path}`;
}

function keysOf(storage: SnapshotStorage): readonly string[] {
  const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
  return keys.filter((key) => key.startsWith(PREFIX));
}

function bytesOf(key: string, text: string): number {
  return 2 * (key.length + text.length);
}

function parse(text: string | null): StoredSnapshot | undefined {
  try {
    const parsed: unknown = JSON.parse(text ?? 'null');
    return isSnapshot(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
}

function isSnapshot(value: unknown): value is StoredSnapshot {
  if (typeof value !== 'object' || value === null) return false;
  const has = (type: string, names: readonly string[]) =>
    names.every((name) => typeof Reflect.get(value, name) === type);
  return (
    has('string', ['build', 'variant', 'title', 'lang', 'dir', 'html']) &&
    has('number', ['at', 'height']) &&
    Array.isArray(Reflect.get(value, 'fonts'))
  );
}
