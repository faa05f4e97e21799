import { split, type Split } from '@quits/ledger';
import type { NewExpense } from './app.ts';
import { seeded } from './random.ts';

/** Currencies of expenses and the group, with their value in euros. */
export const CURRENCIES = { EUR: 1, USD: 0.9, JPY: 0.006 } as const;

/** Inputs of a generated expense. */
export interface DraftOptions {
  readonly id: string;
  /** Ids of the people to choose from. */
  readonly people: readonly string[];
  readonly groupCurrency: string;
  readonly size: number;
}

/** Days around the end of a month. */
const DAYS = ['2026-10-30', '2026-10-31', '2026-11-01', '2026-11-20'];
const CATEGORIES = ['dining', 'groceries', 'transport'];

/** Generates an expense; deterministic for a size and people. */
export function draftOf({ id, people, groupCurrency, size }: DraftOptions): NewExpense {
  const random = seeded(size);
  const amount = 100 + random.int(5_000);
  const payer = random.pick(people) ?? '';
  const currency = random.oneIn(4)
    ? (random.pick(Object.keys(CURRENCIES)) ?? 'EUR')
    : groupCurrency;
  const how = splitOf(people, size, amount);
  const shares = split({ expenseId: id, amount, split: how });
  return {
    kind: random.oneIn(8) ? 'income' : 'expense',
    title: `${id} ${size}`,
    amount,
    currency,
    ...(currency === groupCurrency || random.oneIn(3)
      ? {}
      : converted(amount, currency, groupCurrency)),
    date: random.pick(DAYS) ?? '2026-11-01',
    category: random.pick(CATEGORIES) ?? 'dining',
    payers: random.oneIn(5) ? severalPayers(people, amount) : { [payer]: amount },
    split: how,
    shares: shares.ok ? shares.value : { [payer]: amount },
    notes: '',
  };
}

function splitOf(people: readonly string[], size: number, amount: number): Split {
  const random = seeded(size + 1);
  const from = random.int(people.length);
  const some = people.filter((_, at) => at === from || random.oneIn(2));
  const kind = random.int(4);
  if (kind === 0 && some.length > 1) {
    return { mode: 'weights', inputs: Object.fromEntries(some.map((id, at) => [id, `${at + 1}`])) };
  }
  if (kind === 1) return { mode: 'exact', inputs: severalPayers(some, amount) };
  return { mode: 'equal', inputs: some };
}

/** Splits an amount: one unit each, and the rest for the first person. */
function severalPayers(
  people: readonly string[],
  amount: number,
): Readonly<Record<string, number>> {
  const [first = '', ...rest] = people;
  return Object.fromEntries([[first, amount - rest.length], ...rest.map((id) => [id, 1])]);
}

function converted(amount: number, from: string, into: string) {
  const rate = (worthOf(from) / worthOf(into)).toFixed(6);
  const minor = from === 'JPY' ? 100 : into === 'JPY' ? 0.01 : 1;
  return {
    groupAmount: Math.max(1, Math.round(amount * Number(rate) * minor)),
    groupCurrency: into,
    rate,
    rateSource: 'rate',
    rateDate: '2026-11-01',
  } as const;
}

function worthOf(currency: string): number {
  return (CURRENCIES as Readonly<Record<string, number>>)[currency] ?? 1;
}
