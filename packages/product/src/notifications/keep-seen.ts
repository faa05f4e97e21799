import type { ReadonlyStore } from '@quits/firebase-core';
import { lookedAt, watchLookedAt } from '../activity/looked-at.ts';
import { type ChangedGroup, markSeen, type SeenStorage } from '../activity/seen-groups.ts';
import type { Database } from '../database.ts';
import { commitNow } from '../io/commit-now.ts';
import { CHOICES, noticeChoices } from './collections.ts';
import type { Choices } from './schema.ts';

/** Dependencies of {@link keepSeen}. */
export interface KeepSeenOptions {
  /** The signed-in account. */
  readonly uid: ReadonlyStore<string | undefined>;
  readonly database: Database;
  /** Storage of what was seen on this device; missing if the browser blocks it. */
  readonly storage: SeenStorage | undefined;
  /** Returns whether the account is being deleted. */
  readonly isLeaving: () => boolean;
  /** Closes this device's notifications of a group, up to a change. */
  readonly close: (group: ChangedGroup) => void;
}

/** Changes that come at once are stored at once; in ms. */
const PAUSE = 1_000;
/** Notifications don't stay for longer, in ms. */
const MONTH = 30 * 24 * 3_600_000;

/**
 * Shares with the account's other devices which groups were looked at, if the account gets notifications: here, groups
 * seen elsewhere are no news anymore, and their notifications are closed. Returns a function that stops it.
 */
export function keepSeen(options: KeepSeenOptions): () => void {
  const { uid: signedIn, database, storage, isLeaving, close } = options;
  let watched: { readonly uid: string; readonly end: () => void } | undefined;
  let ended = false;

  function watch(uid: string): () => void {
    const stored = database.liveDocument(noticeChoices, { uid, id: CHOICES });
    const applied = new Map<string, number>();
    let timer: ReturnType<typeof setTimeout> | undefined;

    function choices(): Choices | undefined {
      const state = stored.getState();
      return state.status === 'ready' ? state.data?.data : undefined;
    }

    function applySeen(): void {
      const now = Date.now();
      for (const [groupId, time] of Object.entries(choices()?.seen ?? {})) {
        const seen = { groupId, at: time.getTime() };
        if ((applied.get(groupId) ?? 0) >= seen.at) continue;
        applied.set(groupId, seen.at);
        if (storage !== undefined) markSeen(storage, uid, { ...seen, now });
        close(seen);
      }
      schedule();
    }

    function schedule(): void {
      if (timer === undefined && unshared(uid, choices()).length > 0) {
        timer = setTimeout(() => void share(), PAUSE);
      }
    }

    async function share(): Promise<void> {
      const groups = unshared(uid, choices());
      // What fails, as without a connection, is tried again when the next group is looked at, or the choices arrive.
      if (groups.length > 0 && !isLeaving() && !ended) {
        const seen = Object.fromEntries(groups.map(({ groupId, at }) => [groupId, new Date(at)]));
        await commitNow(database, (batch) =>
          batch.merge(noticeChoices, { uid }, CHOICES, { seen }),
        );
      }
      timer = undefined;
    }

    const ends = [stored.subscribe(applySeen), watchLookedAt(schedule)];
    applySeen();
    return () => {
      for (const end of ends) end();
      clearTimeout(timer);
    };
  }

  function follow(): void {
    const uid = isLeaving() ? undefined : signedIn.getState();
    if (uid === watched?.uid) return;
    watched?.end();
    watched = uid === undefined ? undefined : { uid, end: watch(uid) };
  }

  const stop = signedIn.subscribe(follow);
  follow();
  return () => {
    ended = true;
    stop();
    watched?.end();
  };
}

/** Returns the groups that were looked at in this tab, and of which other devices don't know. */
function unshared(uid: string, choices: Choices | undefined): ChangedGroup[] {
  if (choices === undefined) return [];
  const oldest = Date.now() - MONTH;
  return lookedAt(uid).filter(
    ({ groupId, at }) => at > Math.max(oldest, choices.seen[groupId]?.getTime() ?? 0),
  );
}
