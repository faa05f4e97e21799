import { err, ok, type Result } from '@quits/errors';
import type { ItemsInput, PersonId } from '../model/expense.ts';
import { isAmount } from '../money/limits.ts';
import { allocate } from './allocate.ts';
import type { SplitError, SplitResult } from './split-result.ts';

/**
 * Each person's subtotal as fractions with a common denominator, so that nothing is rounded early.
 */
interface Subtotals {
  readonly byPerson: ReadonlyMap<PersonId, bigint>;
  /** Minor units of all lines. */
  readonly sum: number;
}

/**
 * Splits each line between its people, then distributes tax, tip and discount in proportion to each
 * subtotal. Rounds once, at the end.
 */
export function splitByItems(amount: number, inputs: ItemsInput, expenseId: string): SplitResult {
  const extras = [inputs.tax ?? 0, inputs.tip ?? 0, inputs.discount ?? 0];
  if (!extras.every(isAmount)) return err({ code: 'bad-input' });
  const subtotals = addLines(inputs);
  if (!subtotals.ok) return subtotals;
  const { byPerson, sum } = subtotals.value;
  const [tax = 0, tip = 0, discount = 0] = extras;
  const left = amount - (sum + tax + tip - discount);
  if (left !== 0) return err({ code: 'unassigned', left });
  if (sum === 0) return err({ code: 'no-people' });
  const weights = { people: [...byPerson.keys()], weights: [...byPerson.values()] };
  return ok(allocate(amount, weights, expenseId));
}

function addLines({ lines }: ItemsInput): Result<Subtotals, SplitError> {
  const tables = lines.map((line) => new Set(line.people));
  const denominator = tables.reduce((all, people) => lcm(all, BigInt(people.size || 1)), 1n);
  const byPerson = new Map<PersonId, bigint>();
  let sum = 0;
  for (const [index, line] of lines.entries()) {
    const people = tables[index] ?? new Set();
    if (!isAmount(line.amount)) return err({ code: 'bad-input', line: index });
    // A line without people is reported as unassigned, not as an error of its own.
    if (people.size === 0) continue;
    sum += line.amount;
    const part = (BigInt(line.amount) * denominator) / BigInt(people.size);
    for (const person of people) byPerson.set(person, (byPerson.get(person) ?? 0n) + part);
  }
  return ok({ byPerson, sum });
}

function lcm(a: bigint, b: bigint): bigint {
  let [x, y] = [a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return (a / x) * b;
}
