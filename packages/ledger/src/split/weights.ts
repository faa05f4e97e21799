import { err, ok, type Result } from '@quits/errors';
import type { PersonId } from '../model/expense.ts';
import type { Decimal } from '../money/decimal-text.ts';
import { alignDecimals, readDecimal, type ScaledDecimal, writeDecimal } from '../money/decimal.ts';
import { allocate } from './allocate.ts';
import type { SplitError, SplitResult } from './split-result.ts';

type Inputs = Readonly<Record<PersonId, Decimal>>;

interface Aligned {
  readonly people: PersonId[];
  readonly weights: number[] | bigint[];
  readonly sum: bigint;
  readonly scale: number;
}

/** Matches common weights, for which numbers suffice. */
const SMALL = /^\d{1,9}$/;

/** Splits in proportion to decimal weights; a weight of 0 gets a share of 0. */
export function splitByWeights(amount: number, inputs: Inputs, expenseId: string): SplitResult {
  const aligned = align(inputs);
  if (!aligned.ok) return aligned;
  return aligned.value.sum === 0n
    ? err({ code: 'no-people' })
    : ok(allocate(amount, aligned.value, expenseId));
}

/** Splits in proportion to percentages, which must sum to exactly 100. */
export function splitByPercent(amount: number, inputs: Inputs, expenseId: string): SplitResult {
  const aligned = align(inputs);
  if (!aligned.ok) return aligned;
  const { sum, scale } = aligned.value;
  const left = 100n * 10n ** BigInt(scale) - sum;
  return left === 0n
    ? ok(allocate(amount, aligned.value, expenseId))
    : err({ code: 'percent-unassigned', left: writeDecimal({ digits: left, scale }) });
}

function align(inputs: Inputs): Result<Aligned, SplitError> {
  const people = Object.keys(inputs);
  if (people.length === 0) return err({ code: 'no-people' });
  const texts = Object.values(inputs);
  if (texts.every((text) => SMALL.test(text))) {
    const weights = texts.map(Number);
    const sum = BigInt(weights.reduce((all, one) => all + one, 0));
    return ok({ people, weights, sum, scale: 0 });
  }
  const values: ScaledDecimal[] = [];
  for (const [person, text] of Object.entries(inputs)) {
    const value = readDecimal(text);
    if (value === undefined || value.digits < 0n) return err({ code: 'bad-input', person });
    values.push(value);
  }
  const { digits, scale } = alignDecimals(values);
  return ok({ people, weights: digits, sum: digits.reduce((all, one) => all + one, 0n), scale });
}
