import type { World } from '../world.ts';
import { allShowTheSame } from './all-show-the-same.ts';
import { commentsAreCounted } from './comments-are-counted.ts';
import type { Finding } from './finding.ts';
import { noChangeIsUndoneUnseen } from './no-change-is-undone-unseen.ts';
import { noSumBetweenCommits } from './no-sum-between-commits.ts';
import { sumsAreRight } from './sums-are-right.ts';
import { writesAreAccountedFor } from './writes-are-accounted-for.ts';

/** Runs all checks on a world that has settled. */
export function check(world: World): readonly Finding[] {
  const findings: readonly Finding[] = [
    ...sumsAreRight(world),
    ...writesAreAccountedFor(world),
    ...noChangeIsUndoneUnseen(world),
    ...allShowTheSame(world),
    ...noSumBetweenCommits(world),
    ...commentsAreCounted(world),
    ...[...world.surprises, ...world.devices.flatMap(({ surprises }) => surprises)].map(
      (surprise) => ({ property: 'b' as const, what: surpriseText(surprise) }),
    ),
  ];
  return findings.map(({ property, what }) => ({ property, what: inLabels(world, what) }));
}

/** Names people by their labels, which are the same each time. */
function inLabels({ people }: World, what: string): string {
  return [...people].reduce((text, [label, id]) => text.replaceAll(id, label), what);
}

function surpriseText(surprise: unknown): string {
  return surprise instanceof Error ? (surprise.stack ?? String(surprise)) : String(surprise);
}
