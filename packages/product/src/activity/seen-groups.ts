import * as v from 'valibot';

const KEY = 'quits.seen';

/** Groups last opened by an account on this device, with their newest change at that time. */
const seenSchema = v.object({
  /** Milliseconds since the epoch; older changes don't count as new. */
  since: v.number(),
  groups: v.record(v.string(), v.number()),
  /** Groups with changes of the account itself that the server may not have confirmed yet. */
  own: v.optional(v.array(v.string()), []),
});

type Seen = v.InferOutput<typeof seenSchema>;

/** A group and the time of its newest change, in milliseconds since the epoch. */
export interface ChangedGroup {
  readonly groupId: string;
  readonly at: number;
}

/** Storage of the records; `localStorage` fits. */
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

/** A group that the account changed itself. */
export interface OwnChange {
  readonly groupId: string;
  /** In milliseconds since the epoch. */
  readonly now: number;
}

/** Remembers, also for the next page, that a group has a change of the account itself, which is no news. */
export function noteOwnChange(
  storage: SeenStorage,
  uid: string,
  { groupId, now }: OwnChange,
): void {
  const seen = readSeen(storage, uid, now);
  if (!seen.own.includes(groupId)) write(storage, uid, { ...seen, own: [...seen.own, groupId] });
}

/** Forgets the change of a group; returns whether there was one. */
export function takeOwnChange(
  storage: SeenStorage,
  uid: string,
  { groupId, now }: OwnChange,
): boolean {
  const seen = readSeen(storage, uid, now);
  if (!seen.own.includes(groupId)) return false;
  write(storage, uid, { ...seen, own: seen.own.filter((id) => id !== groupId) });
  return true;
}

const listeners = new Set<() => void>();

/**
 * Calls the listener whenever a group is opened in this tab; returns a function that unsubscribes
 * it.
 */
export function watchSeen(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Returns the number of groups changed since they were last opened on this device. */
export function countNews(
  storage: SeenStorage,
  uid: string,
  { groups, now }: { readonly groups: readonly ChangedGroup[]; readonly now: number },
): number {
  const seen = readSeen(storage, uid, now);
  return groups.filter(({ groupId, at }) => at > (seen.groups[groupId] ?? seen.since)).length;
}

/** Returns whether a group has changed since it was last opened on this device. */
export function isNews(
  storage: SeenStorage,
  uid: string,
  { now, ...group }: ChangedGroup & { readonly now: number },
): boolean {
  return countNews(storage, uid, { groups: [group], now }) > 0;
}

/** Returns the records; on a new device nothing counts as new. */
function readSeen(storage: SeenStorage, uid: string, now: number): Seen {
  const kept = parse(storage.getItem(`${KEY}.${uid}`));
  if (kept !== undefined) return kept;
  const first = { since: now, groups: {}, own: [] };
  write(storage, uid, first);
  return first;
}

function write(storage: SeenStorage, uid: string, seen: Seen): void {
  try {
    storage.setItem(`${KEY}.${uid}`, JSON.stringify(seen));
  } catch {
    // Ignore a full storage; it affects only a badge.
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
