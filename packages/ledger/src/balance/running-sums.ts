import type { AmountsByPerson, PersonId } from '../model/expense.ts';

/** Limit at which a sum is moved to its bigint part, well before numbers stop being exact. */
const SPILL = 2 ** 52;

/**
 * Sums of minor units by person, exact at any size: plain numbers with a bigint beside each for
 * overflow, which is rare.
 */
export class RunningSums {
  readonly #people: PersonId[] = [];
  readonly #index = new Map<PersonId, number>();
  readonly #small: number[] = [];
  readonly #big: bigint[] = [];

  /** Adds `sign` times each amount. */
  add(amounts: AmountsByPerson, sign: 1 | -1): void {
    const people = this.#people;
    const small = this.#small;
    // For objects with many keys, `Object.keys` measured faster than `for in` by a quarter and than
    // `Object.entries` by a factor of four.
    const keys = Object.keys(amounts);
    let index = -1;
    for (const person of keys) {
      // A group's entries name the same people in the same order, so the next index is usually the
      // previous + 1.
      index += 1;
      if (people[index] !== person) index = this.#indexOf(person);
      const amount = sign * (amounts[person] ?? 0);
      const sum = (small[index] ?? 0) + amount;
      if (sum > SPILL || sum < -SPILL) this.#spill(index, amount);
      else small[index] = sum;
    }
  }

  /** Returns one person's exact sum. */
  exact(person: PersonId): bigint {
    const index = this.#index.get(person);
    return index === undefined ? 0n : this.#at(index);
  }

  /** Returns the sums that are not 0, sorted by person. */
  nonZero(): [PersonId, bigint][] {
    return this.#people
      .map((person, index): [PersonId, bigint] => [person, this.#at(index)])
      .filter(([, sum]) => sum !== 0n)
      .sort(([a], [b]) => (a < b ? -1 : 1));
  }

  #at(index: number): bigint {
    return (this.#big[index] ?? 0n) + BigInt(this.#small[index] ?? 0);
  }

  #spill(index: number, amount: number): void {
    this.#big[index] = this.#at(index) + BigInt(amount);
    this.#small[index] = 0;
  }

  #indexOf(person: PersonId): number {
    const found = this.#index.get(person);
    if (found !== undefined) return found;
    const index = this.#people.push(person) - 1;
    this.#index.set(person, index);
    this.#small.push(0);
    this.#big.push(0n);
    return index;
  }
}
