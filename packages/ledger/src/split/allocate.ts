import type { PersonId } from '../model/expense.ts';
import { tieRank } from './tie-break.ts';

/** A person's part in an allocation. */
export interface Weighted {
  readonly person: PersonId;
  /** Any size; only proportions matter. Not negative. */
  readonly weight: bigint;
}

interface Part {
  readonly person: PersonId;
  share: number;
  /** What flooring cut off, in parts of the sum of weights. */
  readonly remainder: bigint;
  readonly rank: number;
}

/**
 * Divides whole minor units in proportion to weights: floors each, then gives the spare units to the largest remainders,
 * ties by {@link tieRank}. The shares sum to `total` exactly; a weight of 0 gets 0.
 *
 * @throws RangeError when no weight is positive.
 */
export function allocate(
  total: number,
  parts: readonly Weighted[],
  expenseId: string,
): Record<PersonId, number> {
  const sum = parts.reduce((all, part) => all + part.weight, 0n);
  if (sum <= 0n) throw new RangeError('allocate needs a positive weight');
  const amount = BigInt(total);
  let spare = total;
  const queue = parts.map(({ person, weight }): Part => {
    const product = amount * weight;
    const share = Number(product / sum);
    spare -= share;
    return { person, share, remainder: product % sum, rank: tieRank(expenseId, person) };
  });
  return collect(parts, queue.sort(byRemainder), spare);
}

/** Divides whole minor units evenly; as {@link allocate} with equal weights, without its big integers. */
export function allocateEqually(
  total: number,
  people: readonly PersonId[],
  expenseId: string,
): Record<PersonId, number> {
  if (people.length === 0) throw new RangeError('allocate needs a person');
  const spare = total % people.length;
  const share = (total - spare) / people.length;
  const queue = people.map((person): Part => ({
    person,
    share,
    remainder: 0n,
    rank: spare && tieRank(expenseId, person),
  }));
  return collect(
    people.map((person) => ({ person })),
    spare === 0 ? queue : queue.sort(byRemainder),
    spare,
  );
}

function byRemainder(a: Part, b: Part): number {
  if (a.remainder !== b.remainder) return a.remainder > b.remainder ? -1 : 1;
  return a.rank - b.rank || (a.person < b.person ? -1 : 1);
}

/** Hands out the spare units in the queue's order, and returns the shares in the order that was asked. */
function collect(
  asked: readonly { readonly person: PersonId }[],
  queue: readonly Part[],
  spare: number,
): Record<PersonId, number> {
  const shares: Record<PersonId, number> = {};
  for (const { person } of asked) shares[person] = 0;
  queue.forEach((part, index) => {
    shares[part.person] = part.share + (index < spare ? 1 : 0);
  });
  return shares;
}
