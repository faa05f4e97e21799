import * as v from 'valibot';

const KEY = 'quits.seen';

/** What an account has seen on this device: when its groups were last open, by their newest change. */
const seenSchema = v.object({
  /** Milliseconds since the epoch; what is older is no news. */
  since: v.number(),
  groups: v.record(v.string(), v.number()),
});

type Seen = v.InferOutput<typeof seenSchema>;

/** A group as far as news go: its newest change, in milliseconds since the epoch. */
export interface ChangedGroup {
  readonly groupId: string;
  readonly at: number;
}

/** Where it is kept; what a browser calls its local storage. */
export type SeenStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** Remembers that a group was looked at when its newest change was of this moment. */
export function markSeen(
  storage: SeenStorage,
  uid: string,
  { groupId, at, now }: ChangedGroup & { readonly now: number },
): void {
  const seen = readSeen(storage, uid, now);
  if ((seen.groups[groupId] ?? 0) >= at) return;
  write(storage, uid, { ...seen, groups: { ...seen.groups, [groupId]: at } });
  for (const listener of listeners) listener();
}

const listeners = new Set<() => void>();

/** Calls back whenever something was looked at in this tab. */
export function watchSeen(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** How many groups have changed since they were last looked at here. */
export function countNews(
  storage: SeenStorage,
  uid: string,
  { groups, now }: { readonly groups: readonly ChangedGroup[]; readonly now: number },
): number {
  const seen = readSeen(storage, uid, now);
  return groups.filter(({ groupId, at }) => at > (seen.groups[groupId] ?? seen.since)).length;
}

/** Whether a group has changed since it was last looked at here. */
export function isNews(
  storage: SeenStorage,
  uid: string,
  { now, ...group }: ChangedGroup & { readonly now: number },
): boolean {
  return countNews(storage, uid, { groups: [group], now }) > 0;
}

/** On a device where nothing was seen yet, nothing is news. */
function readSeen(storage: SeenStorage, uid: string, now: number): Seen {
  const kept = parse(storage.getItem(`${KEY}.${uid}`));
  if (kept !== undefined) return kept;
  const first = { since: now, groups: {} };
  write(storage, uid, first);
  return first;
}

function write(storage: SeenStorage, uid: string, seen: Seen): void {
  try {
    storage.setItem(`${KEY}.${uid}`, JSON.stringify(seen));
  } catch {
    // A full storage costs a badge, nothing more.
  }
}

function parse(text: string | null): Seen | undefined {
  if (text === null) return undefined;
  try {
    const read = v.safeParse(seenSchema, JSON.parse(text));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}
