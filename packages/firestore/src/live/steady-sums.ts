import type { RawData } from '../collection/raw-data.ts';
import type { IncrementBase, JournalEntry } from '../journal/journal-entry.ts';
import type { RawDocument, RawSnapshot } from '../sdk/raw-snapshot.ts';
import type { WriteEngine } from '../write/write-engine.ts';
import { incrementBasesOf } from './increment-bases.ts';
import {
  type ConfirmedState,
  confirmedBy,
  increments,
  writesTo,
  applyEntry,
} from './apply-entry.ts';

/** How long applied writes are kept at most, in ms. */
const APPLIED_TIME = 30 * 24 * 60 * 60 * 1000;

/**
 * Shows a document with pending increments as its last confirmed state with all of them applied.
 * While an increment is pending, the SDK freezes the incremented number and lets the other fields
 * follow the server, so numbers that belong together would come from different commits. A cached document also mixes
 * commits if its increments were answered while nothing listened to it, such as after a lost permission: the SDK then has
 * the new values of the incremented numbers, and old ones of the others.
 */
export function createSteadySums({
  ownWrites,
  handed,
  doubted,
  applied,
  forget,
  live,
}: Pick<WriteEngine, 'ownWrites' | 'handed' | 'doubted' | 'applied' | 'forget' | 'live'>): (
  snapshot: RawSnapshot,
) => RawSnapshot {
  const confirmed = confirmedBy(handed);
  const drop = (id: string) => {
    applied.delete(id);
    void forget(id);
  };
  // Nobody may ever read their documents again, such as those of a group that was left.
  for (const { id, at } of applied.values()) if (at < Date.now() - APPLIED_TIME) drop(id);
  live.incrementBases = (entry, tracked) => incrementBasesOf({ ownWrites, handed }, entry, tracked);
  live.refused = (id) => {
    for (const { holds } of confirmed.values()) holds.delete(id);
  };

  /** Ids of this page's answered or withdrawn writes: excluded, so that none is counted twice. */
  function answered(path: string): Set<string> {
    const open = new Set(ownWrites().map(({ id }) => id));
    const past = [...handed.values()].filter((one) => !open.has(one.id) && writesTo(path)(one));
    return new Set([...past.map(({ id }) => id), ...doubted]);
  }

  /** Pending writes of earlier pages, which may be in the SDK's queue. */
  const leftAt = (path: string) =>
    ownWrites().filter(
      (one) => one.refusal === undefined && !handed.has(one.id) && writesTo(path)(one),
    );
  const isLeft = (path: string) => leftAt(path).some((one) => increments(one, path));

  /** Applied writes of earlier pages whose results this page may not have from the server. */
  const appliedAt = (path: string) =>
    [...applied.values()].filter(
      ({ id, incrementBases }) => !handed.has(id) && incrementBases?.[path] !== undefined,
    );

  /** Starts from the state that the page of an inherited or applied write stored with it. */
  function begin({ path, read }: RawDocument, fromCache: boolean): ConfirmedState | undefined {
    const left = leftAt(path);
    const past = fromCache ? appliedAt(path) : [];
    if (past.length === 0 && !left.some((one) => increments(one, path))) return undefined;
    const known = [...past.map((one) => followedBy(one, path)), ...ownWrites()];
    const stored = storedBases(
      known.toSorted((one, other) => one.at - other.at),
      left,
      path,
    );
    const base = lastSound(stored, new Set());
    const isHere = base === undefined && [...handed.values()].some(writesTo(path));
    if (isHere) return undefined;
    const holds = new Set(base && [...base.holds, ...left.map(({ id }) => id)]);
    /** The newest state without the writes that have been refused since. */
    function remaining(): RawData | undefined {
      const refused = new Set(left.flatMap(({ id }) => (holds.has(id) ? [] : id)));
      const sound = lastSound(stored, refused);
      return left
        .filter(({ id }) => !refused.has(id) && sound?.holds.includes(id) === false)
        .reduce((data, one) => data && applyEntry(data, one, path), sound?.data);
    }
    const first: ConfirmedState = {
      // Writes of earlier app versions have no stored state: take the SDK's view.
      read: () => (base && remaining()) ?? read(),
      // Inherited writes that are not in the stored state are applied here; recovery sends them.
      holds,
      hasIncrements: true,
    };
    confirmed.set(path, first);
    return first;
  }

  /** Forgets the applied writes whose results the server has sent. */
  function confirm(path: string): void {
    for (const { id, incrementBases } of applied.values()) {
      if (incrementBases?.[path] !== undefined) drop(id);
    }
  }

  /** Documents whose cached contents were replaced, until the server confirms them. */
  const replaced = new Map<string, RawDocument>();

  function steady(document: RawDocument, fromCache: boolean): RawDocument {
    const { path, pending } = document;
    replaced.delete(path);
    if (!pending && !fromCache) confirm(path);
    const isLate = fromCache && appliedAt(path).length > 0;
    const known = confirmed.get(path) ?? (isLate ? begin(document, fromCache) : undefined);
    const waiting = [...handed.values()].filter(
      (one) => known?.holds.has(one.id) !== true && writesTo(path)(one),
    );
    // Without increments, inherited writes cannot mix commits.
    const isSound = waiting.length === 0 && known?.hasIncrements !== true && !isLeft(path);
    const isMixed =
      fromCache &&
      known !== undefined &&
      (known.hasIncrements || waiting.some((entry) => increments(entry, path)));
    if (!pending && isMixed) replaced.set(path, document);
    if ((!pending && !isMixed) || isSound) {
      confirmed.set(path, { read: document.read, holds: answered(path), hasIncrements: false });
      return document;
    }
    const before = known ?? begin(document, fromCache);
    if (before === undefined) return document;
    before.hasIncrements ||= isLeft(path) || waiting.some((entry) => increments(entry, path));
    const after = (): RawData =>
      waiting.reduce((data, entry) => applyEntry(data, entry, path), before.read());
    // Once increments were shown, the SDK's view stays mixed even after a refusal.
    return before.hasIncrements ? { ...document, read: after } : document;
  }
  return (snapshot) => {
    const { changed, fromCache } = snapshot;
    const paths = new Set(changed.map(({ path }) => path));
    const confirmedNow = fromCache
      ? []
      : [...replaced.values()].filter(({ path }) => !paths.has(path));
    return {
      ...snapshot,
      changed: [...changed, ...confirmedNow].map((document) => steady(document, fromCache)),
    };
  };
}

/** Returns an applied write with the state after it instead of the one before. */
function followedBy(entry: JournalEntry, path: string): JournalEntry {
  const base = entry.incrementBases?.[path];
  if (base === undefined) return entry;
  const { data, holds } = base;
  return { ...entry, incrementBases: { [path]: { data: applyEntry(data, entry, path), holds } } };
}

/**
 * Returns the states that writes were made on and that include no refused write, oldest first. The
 * one of a refused write counts if a later write was made on top of it.
 */
function storedBases(
  entries: readonly JournalEntry[],
  left: readonly JournalEntry[],
  path: string,
): readonly IncrementBase[] {
  const refused = new Set(entries.flatMap(({ id, refusal }) => (refusal === undefined ? [] : id)));
  const held = new Set(left.flatMap(({ incrementBases }) => incrementBases?.[path]?.holds ?? []));
  return entries
    .filter(({ id, refusal }) => refusal === undefined || held.has(id))
    .flatMap(({ incrementBases }) => incrementBases?.[path] ?? [])
    .filter(({ holds }) => !holds.some((id) => refused.has(id)));
}

function lastSound(
  bases: readonly IncrementBase[],
  refused: ReadonlySet<string>,
): IncrementBase | undefined {
  return bases.findLast(({ holds }) => !holds.some((id) => refused.has(id)));
}
