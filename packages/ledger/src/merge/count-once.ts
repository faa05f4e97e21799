import type { Expense, PersonId } from '../model/expense.ts';
import type { Decimal } from '../money/decimal-text.ts';
import { renameSplit } from '../model/rename-split.ts';
import type { AskedSplit } from './asked-split.ts';

/**
 * Counts each merged person once: in an equal split, in each line of a bill, in the rest of
 * adjustments. The remaining person's weight applies. Typed amounts and percentages are added.
 */
export function countOnce(
  { split }: Pick<Expense, 'split'>,
  rename: (person: PersonId) => PersonId,
): AskedSplit {
  switch (split.mode) {
    case 'equal':
    case 'adjustment':
      return { split: renameSplit(split, rename), dividesAnew: true };
    case 'weights':
      return {
        split: { mode: 'weights', inputs: keptWeights(split.inputs, rename) },
        dividesAnew: true,
      };
    case 'percent':
    case 'exact':
      return { split: renameSplit(split, rename), dividesAnew: false };
    case 'items': {
      const dividesAnew = split.inputs.lines.some(
        ({ people }) => new Set(people.map(rename)).size < new Set(people).size,
      );
      return { split: renameSplit(split, rename), dividesAnew };
    }
  }
}

function keptWeights(
  inputs: Readonly<Record<PersonId, Decimal>>,
  rename: (person: PersonId) => PersonId,
): Record<PersonId, Decimal> {
  const kept = new Map<PersonId, Decimal>();
  for (const [person, weight] of Object.entries(inputs)) {
    const name = rename(person);
    if (name === person || !kept.has(name)) kept.set(name, weight);
  }
  return Object.fromEntries(kept);
}
