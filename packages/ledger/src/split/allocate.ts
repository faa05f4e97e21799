import type { PersonId } from '../model/expense.ts';
import { type Claims, assignRemainder } from './remainder.ts';
import { setOwn } from '../model/set-own.ts';

/** Participants and their weights; only proportions matter. Not negative. */
export interface Weights {
  readonly people: readonly PersonId[];
  /** In the order of `people`; integers, bigints where necessary. */
  readonly weights: readonly number[] | readonly bigint[];
}

/**
 * Divides whole minor units in proportion to weights: rounds each share down, then assigns the
 * remaining units to the largest remainders, ties broken by a hash of the expense's id. The shares
 * sum exactly to `total`; a weight of 0 gets 0.
 * | @throws RangeError if no weight is positive.
 */
export function allocate(
  total: number,
  { people, weights }: Weights,
  expenseId: string,
): Record<PersonId, number> {
  const small = smallWeights(weights);
  const sum = small?.reduce((all, weight) => all + weight, 0);
  // Plain numbers are exact as long as their products are, which is nearly always; otherwise use
  // bigints.
  const { shares, remainders } =
    small !== undefined && sum !== undefined && sum * total <= Number.MAX_SAFE_INTEGER
      ? floorSmall(total, small, sum)
      : floorBig(total, weights.map(BigInt));
  const spare = shares.reduce((left, share) => left - share, total);
  return distribute(spare, shares, { people, remainders }, expenseId);
}

/** Divides whole minor units evenly, like {@link allocate} with equal weights. */
export function allocateEqually(
  total: number,
  people: readonly PersonId[],
  expenseId: string,
): Record<PersonId, number> {
  if (people.length === 0) throw new RangeError('allocate needs a person');
  const spare = total % people.length;
  const share = (total - spare) / people.length;
  return distribute(
    spare,
    people.map(() => share),
    { people },
    expenseId,
  );
}

interface Floored {
  readonly shares: number[];
  readonly remainders: number[];
}

function smallWeights(weights: Weights['weights']): readonly number[] | undefined {
  return weights.every((weight) => typeof weight === 'number') ? weights : undefined;
}

function floorSmall(total: number, weights: readonly number[], sum: number): Floored {
  if (sum <= 0) throw new RangeError('allocate needs a positive weight');
  const remainders = weights.map((weight) => (total * weight) % sum);
  const shares = weights.map((weight, i) => (total * weight - (remainders[i] ?? 0)) / sum);
  return { shares, remainders };
}

function floorBig(total: number, weights: readonly bigint[]): Floored {
  const sum = weights.reduce((all, weight) => all + weight, 0n);
  if (sum <= 0n) throw new RangeError('allocate needs a positive weight');
  const products = weights.map((weight) => BigInt(total) * weight);
  const shares = products.map((product) => Number(product / sum));
  // Only their order matters, so replace each bigint remainder by its rank.
  const exact = products.map((product) => product % sum);
  const places = new Map(
    [...new Set(exact)].sort((a, b) => (a < b ? -1 : 1)).map((r, i) => [r, i]),
  );
  return { shares, remainders: exact.map((remainder) => places.get(remainder) ?? 0) };
}

function distribute(
  spare: number,
  shares: number[],
  claims: Claims,
  expenseId: string,
): Record<PersonId, number> {
  if (spare > 0) {
    for (const index of assignRemainder(spare, claims, expenseId)) {
      shares[index] = (shares[index] ?? 0) + 1;
    }
  }
  const result: Record<PersonId, number> = {};
  claims.people.forEach((person, index) => {
    setOwn(result, person, shares[index] ?? 0);
  });
  return result;
}
