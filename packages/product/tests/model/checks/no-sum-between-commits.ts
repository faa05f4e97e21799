import { entriesOf, movedBy, sumsIn } from '../app.ts';
import type { Device } from '../device.ts';
import { type GroupSums, NO_SUMS, plus, textOfSums } from '../sums.ts';
import type { Emission, Tab } from '../tab.ts';
import type { World } from '../world.ts';
import type { Finding } from './finding.ts';

/** A write that the server does not hold yet, and what it moves. */
interface Waiting {
  readonly moved: GroupSums;
  /** The server will refuse it: it shows until then. */
  readonly isRefused: boolean;
  /**
   * Its page was gone before the SDK had it: the next page sends it once the server was asked about it, and
   * what was made later may show before.
   */
  readonly isLeft: boolean;
}

/**
 * No tab ever shows sums that are neither before nor after a commit: what it shows is what the server
 * held after some commit, with its own writes that wait on top, from the first one on.
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
  // What is tried again waits behind what was made meanwhile.
  const last = new Map(journal.given.slice(0, given).map((write, at) => [write.id, at] as const));
  const found = journal.foundBy(tab.id);
  // A queue that lasts may hold what is known to have arrived, for as long as no answer has come by it.
  const writes = journal.given.filter(
    ({ id, page }, at) => last.get(id) === at && (lasting || page === tab.id || found.has(id)),
  );
  const { activity: known } = world.state;
  return world.observer.states.some(({ group, activity }) => {
    if (group === undefined) return false;
    const waitingOf = (isOwn: boolean, isAgain = false) =>
      writes
        .filter(({ page }) => (page === tab.id) === isOwn)
        .map(({ id, entry: { operations } }) => {
          const isLeft = lasting && journal.left.has(id);
          return { operations, ids: entriesOf(operations), isLeft };
        })
        // What the server holds is no longer on top of it; but without a queue that lasts, a page sends
        // again what the page before it had under way, and shows it until the server refuses it, unless it
        // has heard before that it had arrived.
        .filter(({ ids }) => (isAgain && !lasting) || !ids.some((id) => activity.has(id)))
        .map(({ operations, ids, isLeft }) => ({
          isLeft,
          moved: movedBy(operations, world.groupId),
          isRefused: ids.some((id) => activity.has(id)) || !ids.some((id) => known.has(id)),
        }));
    // What a page before it has left is sent beside what it writes itself.
    return [true, false]
      .flatMap((isAgain) => totalsOf(sumsIn(group), waitingOf(false, isAgain)))
      .some((held) => totalsOf(held, waitingOf(true)).some((total) => textOfSums(total) === sums));
  });
}

/** What may show while writes wait in a row: more and more of them, and fewer once they are refused. */
function totalsOf(held: GroupSums, waiting: readonly Waiting[]): readonly GroupSums[] {
  const inRow = waiting.filter(({ isLeft }) => !isLeft);
  const refused = inRow.filter(({ isRefused }) => isRefused);
  const totals = Array.from({ length: refused.length + 1 }, (_, gone) => {
    const open = inRow.filter((one) => !refused.slice(0, gone).includes(one));
    const shown = [plus(held, NO_SUMS)];
    for (const { moved } of open) shown.push(plus(shown.at(-1) ?? held, moved));
    return shown;
  }).flat();
  return waiting
    .filter(({ isLeft }) => isLeft)
    .reduce((all, { moved }) => [...all, ...all.map((total) => plus(total, moved))], totals);
}
