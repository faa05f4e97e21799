import type { JournalEntry } from '../journal/journal-entry.ts';
import type { QueryTarget } from '../query/query-target.ts';
import { createLinks } from '../write/links.ts';
import type { SyncStatus } from '../write/sync-status.ts';
import type { WriteRegistry } from '../write/write-registry.ts';

/** How long it takes at most until what is held back is looked at again, in milliseconds. */
const PAUSE = 200;

/** How long what may be shown again has to stay so first, in milliseconds: pages hear of each other late. */
const CALM = 50;

type Asked = Pick<QueryTarget<object>, 'collection' | 'path' | 'spec'>;
type Writes = Pick<WriteRegistry, 'ownWrites' | 'status' | 'failing'>;

/** Tells whether the SDK knows a document, with what it has not sent yet. */
export type IsOnDevice = (path: string) => Promise<boolean>;

/** A write that waits, and one that was made on top of it. */
type Link = readonly [lower: JournalEntry, upper: JournalEntry];

/** Shows what is read, as soon as it may be shown. */
export interface HoldBack<Reading> {
  readonly next: (reading: Reading) => void;
  readonly stop: () => void;
}

/**
 * Shows each reading at once, but none in which the SDK has taken back a refused write and goes on
 * showing what was made on top of it, which falls too: such sums are neither before nor after a
 * commit. What was shown before stays until the server has answered all of them.
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

  async function look(): Promise<void> {
    looking = true;
    let held = false;
    for (;;) {
      const before = latest;
      const sound = await isSound(writes, isOnDevice, asked);
      if (stopped) return;
      // What has been read meanwhile may be another matter.
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
      else void look();
    },
    stop() {
      stopped = true;
      wake?.();
    },
  };
}

/** Nothing that waits could make what is read unsound. */
function isSafe(writes: Writes, asked: Asked): boolean {
  return failingOf(writes, asked).length + linksOf(writes, asked).length === 0;
}

/** Whether what the SDK shows now is what some order of whole writes leaves. */
export async function isSound(
  writes: Writes,
  isOnDevice: IsOnDevice,
  asked: Asked,
): Promise<boolean> {
  if (isSafe(writes, asked)) return true;
  if (failingOf(writes, asked).length > 0) return false;
  const isHere = once(async (entry: JournalEntry): Promise<boolean> => {
    const proof = entry.operations.find((one) => one.kind === 'create' && one.proof === true);
    // Without a proof there is only what has been told.
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
  // Listeners are told of what happened before in turns of their own.
  await pause(0);
  return sound.every(Boolean);
}

/** Refused writes that the SDK has taken back. */
const gone = new WeakSet<JournalEntry>();

const links = new WeakMap<SyncStatus, readonly Link[]>();

/** Which writes were made on top of which; worked out once for each state of the book. */
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

/** Whether a write may change what is asked for. */
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
