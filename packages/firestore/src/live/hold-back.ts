import type { JournalEntry } from '../journal/journal-entry.ts';
import type { QueryTarget } from '../query/query-target.ts';
import { proofOf } from '../write/evidence.ts';
import { createLinks } from '../write/links.ts';
import type { SyncStatus } from '../write/sync-status.ts';
import type { WriteRegistry } from '../write/write-registry.ts';

/** Maximum time until a held-back snapshot is checked again, in milliseconds. */
const PAUSE = 200;

/**
 * How long a snapshot must stay consistent before it is shown again, in milliseconds; other pages'
 * news arrives late.
 */
const CALM = 50;

type Asked = Pick<QueryTarget<object>, 'collection' | 'path' | 'spec'>;
type Writes = Pick<WriteRegistry, 'ownWrites' | 'status' | 'failing'>;

/** Returns whether a document exists in the SDK's local view, pending writes included. */
export type IsOnDevice = (path: string) => Promise<boolean>;

/** A pending write and a write based on it. */
type Link = readonly [lower: JournalEntry, upper: JournalEntry];

/** Filter that passes readings on once they are consistent. */
export interface HoldBack<Reading> {
  readonly next: (reading: Reading) => void;
  readonly stop: () => void;
}

/**
 * Passes each reading on at once, except those in which the SDK has rolled back a rejected write
 * but still shows writes based on it, which will be rejected too: such a view matches no sequence
 * of commits. Until the server has answered all of them, the previous reading stays.
 */
export function holdBack<Reading>(
  writes: Writes,
  isOnDevice: IsOnDevice,
  asked: Asked,
  show: (reading: Reading) => void,
): HoldBack<Reading> {
  let latest: { readonly reading: Reading } | undefined;
  let looking = false;
  let stopped = false;
  let wake: (() => void) | undefined;

  function change(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => wake?.(), PAUSE);
      const unwatch = writes.status.subscribe(() => wake?.());
      wake = () => {
        wake = undefined;
        clearTimeout(timer);
        unwatch();
        resolve();
      };
    });
  }

  async function check(): Promise<void> {
    looking = true;
    let held = false;
    for (;;) {
      const before = latest;
      const sound = await isSound(writes, isOnDevice, asked);
      if (stopped) return;
      // A newer reading arrived; check that one.
      if (latest !== before) continue;
      if (sound && !held) break;
      await (sound ? pause(CALM) : change());
      held = !sound;
    }
    looking = false;
    if (latest !== undefined) show(latest.reading);
  }

  return {
    next(reading) {
      latest = { reading };
      if (looking) wake?.();
      else if (isSafe(writes, asked)) show(reading);
      else void check();
    },
    stop() {
      stopped = true;
      wake?.();
    },
  };
}

/** Returns whether no pending write can make the reading inconsistent. */
function isSafe(writes: Writes, asked: Asked): boolean {
  return failingOf(writes, asked).length + linksOf(writes, asked).length === 0;
}

/** Returns whether the SDK's current view is the result of whole writes in some order. */
export async function isSound(
  writes: Writes,
  isOnDevice: IsOnDevice,
  asked: Asked,
): Promise<boolean> {
  if (isSafe(writes, asked)) return true;
  if (failingOf(writes, asked).length > 0) return false;
  const isHere = once(async (entry: JournalEntry): Promise<boolean> => {
    const proof = proofOf(entry);
    // Without a proof document, only the reported refusal tells.
    if (proof === undefined) return entry.refusal === undefined;
    const here = await isOnDevice(proof.path);
    if (!here && entry.refusal !== undefined) gone.add(entry);
    return here;
  });
  const sound = await Promise.all(
    linksOf(writes, asked).map(
      async ([lower, upper]) => (await isHere(lower)) || !(await isHere(upper)),
    ),
  );
  // The SDK notifies listeners of earlier changes in tasks of their own.
  await pause(0);
  return sound.every(Boolean);
}

/** Rejected writes that the SDK has rolled back. */
const gone = new WeakSet<JournalEntry>();

const links = new WeakMap<SyncStatus, readonly Link[]>();

/** Returns the dependencies between writes; computed once for each sync status. */
function linksOf({ status, ownWrites }: Writes, asked: Asked): readonly Link[] {
  const now = status.getState();
  if (now.pending === 0 && now.rejected.length === 0) return [];
  const known = links.get(now) ?? findLinks(ownWrites());
  links.set(now, known);
  return known.filter(
    ([lower, upper]) => !gone.has(upper) && (touches(lower, asked) || touches(upper, asked)),
  );
}

function findLinks(entries: readonly JournalEntry[]): readonly Link[] {
  const { parentsOf, add } = createLinks();
  return entries.flatMap((upper) => {
    const found = parentsOf(upper).map((lower) => [lower, upper] as const);
    add(upper);
    return found;
  });
}

function failingOf({ ownWrites, failing }: Writes, asked: Asked): readonly JournalEntry[] {
  if (failing.size === 0) return [];
  return ownWrites().filter((entry) => failing.has(entry.id) && touches(entry, asked));
}

/** Returns whether a write may change the result of a query. */
function touches({ operations }: JournalEntry, { collection, path: asked, spec }: Asked): boolean {
  return operations.some(({ path }) => {
    if (spec === undefined) return path === asked;
    const parent = path.slice(0, path.lastIndexOf('/'));
    return parent === asked || (collection.scope === 'group' && parent.endsWith(`/${asked}`));
  });
}

function once<Key extends object, Value>(work: (key: Key) => Value): (key: Key) => Value {
  const done = new Map<Key, Value>();
  return (key) => {
    const known = done.get(key) ?? work(key);
    done.set(key, known);
    return known;
  };
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
