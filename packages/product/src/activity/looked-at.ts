import type { ChangedGroup } from './seen-groups.ts';

/** A group that an account looks at in this tab, and the time of its newest change according to the server. */
export interface LookedAt extends ChangedGroup {
  readonly uid: string;
}

const newest = new Map<string, LookedAt>();
const listeners = new Set<() => void>();

/** Remembers until the page ends that an account looks at a group. */
export function noteLookedAt(looked: LookedAt): void {
  const key = `${looked.uid} ${looked.groupId}`;
  if ((newest.get(key)?.at ?? 0) >= looked.at) return;
  newest.set(key, looked);
  for (const listener of listeners) listener();
}

/** Returns the groups that an account has looked at in this tab. */
export function lookedAt(uid: string): LookedAt[] {
  return [...newest.values()].filter((looked) => looked.uid === uid);
}

/** Calls the listener when a group is looked at; returns a function that unsubscribes it. */
export function watchLookedAt(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
