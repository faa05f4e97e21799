import type { PersonId, Split } from '../model/expense.ts';
import type { Decimal } from '../money/decimal-text.ts';
import type { EntryDraft, ImportBuilder } from './import-builder.ts';

/** A bill in the model of IHateMoney and Cospend: one payer, and people who owe by weight. */
export interface WeightedBill {
  readonly line: number;
  readonly title: string;
  readonly date: string;
  readonly currency: string;
  /** Minor units; negative for income. */
  readonly amount: number;
  readonly payer: PersonId;
  readonly owers: readonly PersonId[];
  readonly weights: ReadonlyMap<PersonId, Decimal>;
  readonly isPayment: boolean;
  readonly more?: Pick<EntryDraft, 'category' | 'notes' | 'repeat' | 'idDate'>;
}

/**
 * Adds such a bill: with an equal split if the weights are equal, and as a payment from one person
 * to another.
 */
export function addWeightedBill(builder: ImportBuilder, bill: WeightedBill): void {
  const { line, title, date, currency, payer, owers, isPayment, more = {} } = bill;
  const amount = Math.abs(bill.amount);
  const [receiver] = owers;
  const toOne = isPayment && bill.amount > 0 && owers.length === 1 && receiver !== payer;
  builder.add({
    ...more,
    kind: toOne ? 'payment' : bill.amount < 0 ? 'income' : 'expense',
    line,
    title,
    date,
    currency,
    amount,
    payers: { [payer]: amount },
    split: toOne && receiver !== undefined ? exactly(receiver, amount) : byWeight(bill),
  });
}

function exactly(person: PersonId, amount: number): Split {
  return { mode: 'exact', inputs: { [person]: amount } };
}

function byWeight({ owers, weights }: WeightedBill): Split {
  const inputs: Record<PersonId, Decimal> = {};
  for (const person of owers) inputs[person] = weights.get(person) ?? '1';
  const values = new Set(Object.values(inputs));
  return values.size === 1 && owers.length === new Set(owers).size
    ? { mode: 'equal', inputs: owers }
    : { mode: 'weights', inputs };
}

/** Reads a weight as a decimal; files contain `1.0` for 1, and 0 where 1 is meant. */
export function readWeight(text: string): Decimal | undefined {
  const trimmed = text.trim();
  if (!/^\d{1,9}(\.\d{1,9})?$/.test(trimmed) || Number(trimmed) === 0) return undefined;
  return trimmed.includes('.') ? trimmed.replace(/\.?0+$/, '') : trimmed;
}
