import type { AmountsByPerson, LedgerEntry, PersonId } from '../model/expense.ts';
import { RunningSums } from './running-sums.ts';

/** What a balance needs of an entry. */
export type BalanceEntry = Pick<LedgerEntry, 'kind' | 'currency' | 'payers' | 'shares'>;

/**
 * Who is up and who is down, per currency, kept by increments: one entry in, out or exchanged costs
 * a step per person named in it, however many there are already. Positive: the group owes the
 * person.
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

  /** Adds sums that were kept elsewhere, such as a group's stored balances. */
  add(currency: string, amounts: AmountsByPerson): void {
    this.#of(currency).add(amounts, 1);
  }

  /**
   * Minor units of one person.
   *
   * @throws RangeError beyond 2^53, where {@link Balances.getBigInt} has to be used.
   */
  get(currency: string, person: PersonId): number {
    return toNumber(this.getBigInt(currency, person));
  }

  /** Minor units of one person at any size. */
  getBigInt(currency: string, person: PersonId): bigint {
    return this.#sums.get(currency)?.exact(person) ?? 0n;
  }

  /** Currencies in which somebody has a balance, sorted. */
  currencies(): string[] {
    return [...this.#sums]
      .flatMap(([code, sums]) => (sums.nonZero().length > 0 ? [code] : []))
      .sort();
  }

  /**
   * Everybody whose balance in a currency is not 0, sorted by person; sums to 0.
   *
   * @throws RangeError beyond 2^53.
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
