import { countedUp, monthsIn, sumsIn } from '../app.ts';
import type { State } from '../observer.ts';
import { textOfAmounts, textOfSums } from '../sums.ts';
import type { World } from '../world.ts';
import type { Finding } from './finding.ts';

/**
 * Checks that balances, counts and monthly totals equal the sums of the expenses after every
 * commit.
 */
export function sumsAreRight({ observer }: World): readonly Finding[] {
  for (const [at, state] of observer.states.entries()) {
    const found = differenceIn(state);
    if (found !== undefined) return [{ property: 'a', what: `after commit ${at}: ${found}` }];
  }
  return [];
}

function differenceIn({ group, expenses, months }: State): string | undefined {
  if (group === undefined) return undefined;
  const counted = countedUp(expenses);
  const pairs = [
    ['balances', textOfSums(sumsIn(group)), textOfSums(counted.sums)],
    ['months', textOfAmounts(monthsIn(months)), textOfAmounts(counted.months)],
  ] as const;
  for (const [name, stored, right] of pairs) {
    if (stored !== right) return `${name}\n  stored: ${stored}\n  right:  ${right}`;
  }
  return undefined;
}
