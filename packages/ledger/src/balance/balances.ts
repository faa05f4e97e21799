import type { AmountsByPerson, LedgerEntry, PersonId } from '../model/expense.ts';
import { RunningSums } from './running-sums.ts';

/** Fields of an entry that balances depend on. */
export type BalanceEntry = Pick<LedgerEntry, 'kind' | 'currency' | 'payers' | 'shares'>;

/**
 * Running balances per currency. Adding, removing or replacing an entry costs one step per person
 * named in it, however many entries there are. Positive: the group owes the person.
 */
export class Balances {
  readonly #sums = new Map<string, RunningSums>();

  /** Adds an entry. */
  apply(entry: BalanceEntry): void {
    this.#move(entry, 1);
  }

  /** Removes an entry. */
  remove(entry: BalanceEntry): void {
    this.#move(entry, -1);
  }

  /** Replaces an entry with its edited version. */
  replace(before: BalanceEntry, after: BalanceEntry): void {
    this.#move(before, -1);
    this.#move(after, 1);
  }

  /** Adds precomputed sums, such as a group's stored balances. */
  add(currency: string, amounts: AmountsByPerson): void {
    this.#of(currency).add(amounts, 1);
  }

  /**
   * Returns one person's balance in minor units.
   * | @throws RangeError beyond 2^53; use {@link Balances.getBigInt} there.
   */
  get(currency: string, person: PersonId): number {
    return toNumber(this.getBigInt(currency, person));
  }

  /** Returns one person's balance in minor units, at any size. */
  getBigInt(currency: string, person: PersonId): bigint {
    return this.#sums.get(currency)?.exact(person) ?? 0n;
  }

  /** Returns the currencies with balances other than 0, sorted. */
  currencies(): string[] {
    return [...this.#sums]
      .flatMap(([code, sums]) => (sums.nonZero().length > 0 ? [code] : []))
      .sort();
  }

  /**
   * Returns the balances in a currency that are not 0, sorted by person; they sum to 0.
   * | @throws RangeError beyond 2^53.
   */
  toRecord(currency: string): Record<PersonId, number> {
    const all = this.#sums.get(currency)?.nonZero() ?? [];
    return Object.fromEntries(all.map(([person, sum]) => [person, toNumber(sum)]));
  }

  #move({ kind, currency, payers, shares }: BalanceEntry, direction: 1 | -1): void {
    const paid = kind === 'income' ? (-direction as 1 | -1) : direction;
    const sums = this.#of(currency);
    sums.add(payers, paid);
    sums.add(shares, -paid as 1 | -1);
  }

  #of(currency: string): RunningSums {
    const found = this.#sums.get(currency);
    if (found !== undefined) return found;
    const sums = new RunningSums();
    this.#sums.set(currency, sums);
    return sums;
  }
}

function toNumber(sum: bigint): number {
  const value = Number(sum);
  if (!Number.isSafeInteger(value)) throw new RangeError('balance beyond 2^53 minor units');
  return value;
}
