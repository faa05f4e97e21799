import { entriesOf, movedBy, sumsIn } from '../app.ts';
import type { Device } from '../device.ts';
import { type GroupSums, fingerprintOf, plus, textOfSums } from '../sums.ts';
import type { Emission, Tab } from '../tab.ts';
import type { World } from '../world.ts';
import type { Finding } from './finding.ts';

/** Sums that are added up only if their fingerprint matches. */
interface Total {
  readonly fingerprint: number;
  readonly sums: () => GroupSums;
}

/** A write that the server doesn't have yet, and its effect on the sums. */
interface Waiting {
  readonly moved: Total;
  /** The server will refuse it: it shows until then. */
  readonly isRefused: boolean;
  /**
   * Whether its page closed before the SDK had it: the next page sends it after asking the server,
   * and later writes may show first.
   */
  readonly isLeft: boolean;
}

/**
 * Checks that no tab ever shows sums between commits: it shows the server's sums after some commit,
 * plus a prefix of its own pending writes.
 */
export function noSumBetweenCommits(world: World): readonly Finding[] {
  const { states } = world.observer;
  const held = new Map(
    states.flatMap(({ group }, at) => (group ? [[textOfSums(sumsIn(group)), at] as const] : [])),
  );
  return world.devices.flatMap((device) =>
    device.tabs.flatMap((tab) => {
      // A tab usually shows the commit that it showed before, or one shortly after it.
      let at = 0;
      const odd = tab.emissions.find((emission) => {
        const found = held.get(emission.sums) ?? shownAfter(world, device, tab, emission, at);
        at = found ?? at;
        return found === undefined;
      });
      if (odd === undefined) return [];
      return [
        { property: 'e' as const, what: `${tab.id} showed ${odd.sums} (${odd.given} given)` },
      ];
    }),
  );
}

/**
 * Returns the index of a commit after which a tab may show some sums, searched from a likely one on;
 * `undefined` if there is none.
 */
function shownAfter(
  world: World,
  { journal, lasting }: Device,
  tab: Tab,
  { sums, given }: Emission,
  likely: number,
): number | undefined {
  // A retried write comes after those made in the meantime.
  const last = new Map(journal.given.slice(0, given).map((write, at) => [write.id, at] as const));
  // Retried, so it had been refused before.
  const retried = new Set(
    journal.given.filter(({ id }, at) => last.has(id) && last.get(id) !== at).map(({ id }) => id),
  );
  const found = journal.foundBy(tab.id);
  // A persistent queue may still hold applied writes while their answer is missing.
  const writes = journal.given
    .filter(
      ({ id, page }, at) => last.get(id) === at && (lasting || page === tab.id || found.has(id)),
    )
    .map(({ id, page, entry: { operations } }) => ({
      isOwn: page === tab.id,
      ids: entriesOf(operations),
      moved: totalOf(movedBy(operations, world.groupId)),
      isLeft: journal.left.has(id),
      isRetried: retried.has(id),
    }));
  const { activity: known } = world.state;
  const { states } = world.observer;
  const fingerprint = fingerprintOf(sums);
  return outwards(likely, states.length).find((at) => {
    const { group, activity } = states[at] ?? {};
    if (group === undefined || activity === undefined) return false;
    const waitingOf = (isOwn: boolean, isAgain = false) =>
      writes
        .filter((write) => write.isOwn === isOwn)
        // Writes that the server has no longer count; but without a persistent queue, a page
        // resends those of the previous page and shows them until the server rejects them, unless
        // it knew before that they had been applied.
        .filter(({ ids }) => (isAgain && !lasting) || !ids.some((id) => activity.has(id)))
        .map(({ ids, moved, isLeft, isRetried }) => ({
          isLeft,
          moved,
          isRefused:
            isRetried || ids.some((id) => activity.has(id)) || !ids.some((id) => known.has(id)),
        }));
    // Writes of an earlier page are sent in parallel with the page's own.
    const own = waitingOf(true);
    const left = waitingOf(false);
    const earlier = [...withoutApplied(left), ...(lasting ? [] : [waitingOf(false, true)])];
    const wanted = (fingerprint - sumsAfter(group).fingerprint) | 0;
    return earlier.some((others) => {
      // Every sum of the one may show with every sum of the other: find the pairs by their fingerprints.
      const byFingerprint = Map.groupBy(totalsOf(others), (total) => total.fingerprint);
      for (const ours of totalsOf(own)) {
        const theirs = byFingerprint.get((wanted - ours.fingerprint) | 0) ?? [];
        if (theirs.some((one) => textOfSums(added(sumsAfter(group), one, ours).sums()) === sums))
          return true;
      }
      return false;
    });
  });
}

const sumsAfterCommits = new WeakMap<object, Total>();

/** Returns the sums of a group after a commit. */
function sumsAfter(group: Parameters<typeof sumsIn>[0]): Total {
  const known = sumsAfterCommits.get(group) ?? totalOf(sumsIn(group));
  sumsAfterCommits.set(group, known);
  return known;
}

/**
 * Returns the writes of earlier pages that a tab may show: all of them, or without the first ones that
 * the server has applied since. A page that lost access before the answers arrived has a cached group
 * from before these writes.
 */
function withoutApplied(left: readonly Waiting[]): readonly (readonly Waiting[])[] {
  const applied = left.filter(({ isRefused }) => !isRefused);
  return Array.from({ length: applied.length + 1 }, (_, count) => {
    const gone = new Set(applied.slice(0, count));
    return left.filter((one) => !gone.has(one));
  });
}

/** Returns the indexes of a list, those closest to `from` first. */
function outwards(from: number, length: number): readonly number[] {
  return Array.from({ length }, (_, at) => at).sort(
    (one, other) => Math.abs(one - from) - Math.abs(other - from),
  );
}

/** Number of refused writes up to which every order of their refusals is allowed. */
const FEW_REFUSED = 6;

/**
 * Yields what pending writes may add to the sums, in their order: growing prefixes, and fewer
 * after refusals, which the page examines at the same time.
 */
function* totalsOf(waiting: readonly Waiting[]): Generator<Total> {
  const inRow = waiting.filter(({ isLeft }) => !isLeft);
  const refused = inRow.filter(({ isRefused }) => isRefused);
  const left = subsetsOf(waiting.filter(({ isLeft }) => isLeft));
  for (const gone of goneOf(refused)) {
    let shown = NOTHING;
    yield* withAny(shown, left);
    for (const one of inRow) {
      if (gone.includes(one)) continue;
      shown = added(shown, one.moved);
      yield* withAny(shown, left);
    }
  }
}

/** Yields sums with each set of writes added. */
function* withAny(shown: Total, sets: readonly (readonly Waiting[])[]): Generator<Total> {
  for (const set of sets) yield added(shown, ...set.map(({ moved }) => moved));
}

const NOTHING: Total = { fingerprint: 0, sums: () => ({ balances: {}, count: 0 }) };

function totalOf(sums: GroupSums): Total {
  return { fingerprint: fingerprintOf(textOfSums(sums)), sums: () => sums };
}

function added(one: Total, ...others: readonly Total[]): Total {
  if (others.length === 0) return one;
  return {
    fingerprint: others.reduce((sum, other) => (sum + other.fingerprint) | 0, one.fingerprint),
    sums: () => others.reduce((sum, other) => plus(sum, other.sums()), one.sums()),
  };
}

/** Returns the sets of refused writes that may be gone already: any, or the first ones of many. */
function goneOf(refused: readonly Waiting[]): readonly (readonly Waiting[])[] {
  if (refused.length <= FEW_REFUSED) return subsetsOf(refused);
  return Array.from({ length: refused.length + 1 }, (_, count) => refused.slice(0, count));
}

function subsetsOf<Of>(all: readonly Of[]): readonly (readonly Of[])[] {
  return all.reduce<readonly (readonly Of[])[]>(
    (sets, one) => [...sets, ...sets.map((set) => [...set, one])],
    [[]],
  );
}
