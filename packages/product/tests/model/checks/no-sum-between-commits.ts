import { entriesOf, movedBy, sumsIn } from '../app.ts';
import type { Device } from '../device.ts';
import { type GroupSums, NO_SUMS, plus, textOfSums } from '../sums.ts';
import type { Emission, Tab } from '../tab.ts';
import type { World } from '../world.ts';
import type { Finding } from './finding.ts';

/** A write that the server doesn't have yet, and its effect on the sums. */
interface Waiting {
  readonly moved: GroupSums;
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
  const held = new Set(
    world.observer.states.flatMap(({ group }) => (group ? [textOfSums(sumsIn(group))] : [])),
  );
  return world.devices.flatMap((device) =>
    device.tabs.flatMap((tab) => {
      const odd = tab.emissions.find(
        (emission) => !held.has(emission.sums) && !isLegal(world, device, tab, emission),
      );
      if (odd === undefined) return [];
      return [
        { property: 'e' as const, what: `${tab.id} showed ${odd.sums} (${odd.given} given)` },
      ];
    }),
  );
}

function isLegal(
  world: World,
  { journal, lasting }: Device,
  tab: Tab,
  { sums, given }: Emission,
): boolean {
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
      moved: movedBy(operations, world.groupId),
      isLeft: journal.left.has(id),
      isRetried: retried.has(id),
    }));
  const { activity: known } = world.state;
  const isShown = showing(sums);
  return world.observer.states.some(({ group, activity }) => {
    if (group === undefined) return false;
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
    return [true, false]
      .flatMap((isAgain) => totalsOf(sumsIn(group), waitingOf(false, isAgain)))
      .some((held) => totalsOf(held, waitingOf(true)).some(isShown));
  });
}

/** Returns a function that compares sums with those of a text: the counts first, because texts are slow. */
function showing(text: string): (sums: GroupSums) => boolean {
  const count = Number.parseInt(text, 10);
  return (sums) => sums.count === count && textOfSums(sums) === text;
}

/** Number of refused writes up to which every order of their refusals is allowed. */
const FEW_REFUSED = 6;

/**
 * Returns the sums that may show while writes are pending in order: growing prefixes, and fewer
 * after refusals, which the page examines at the same time.
 */
function totalsOf(held: GroupSums, waiting: readonly Waiting[]): readonly GroupSums[] {
  const inRow = waiting.filter(({ isLeft }) => !isLeft);
  const refused = inRow.filter(({ isRefused }) => isRefused);
  const totals = goneOf(refused).flatMap((gone) => {
    const open = inRow.filter((one) => !gone.includes(one));
    const shown = [plus(held, NO_SUMS)];
    for (const { moved } of open) shown.push(plus(shown.at(-1) ?? held, moved));
    return shown;
  });
  return waiting
    .filter(({ isLeft }) => isLeft)
    .reduce((all, { moved }) => [...all, ...all.map((total) => plus(total, moved))], totals);
}

/** Returns the sets of refused writes that may be gone already: any, or the first ones of many. */
function goneOf(refused: readonly Waiting[]): readonly (readonly Waiting[])[] {
  if (refused.length > FEW_REFUSED) {
    return Array.from({ length: refused.length + 1 }, (_, count) => refused.slice(0, count));
  }
  return refused.reduce<readonly (readonly Waiting[])[]>(
    (sets, one) => [...sets, ...sets.map((set) => [...set, one])],
    [[]],
  );
}
