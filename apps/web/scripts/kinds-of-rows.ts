import type { NewExpense } from '@quits/product/expense/new-expense.ts';

/** A generated expense; a deleted one isn't counted. */
export interface GeneratedEntry extends NewExpense {
  readonly isDeleted?: boolean;
}

const OWNER = 'p0';
const PAYEE = 'p1';
/** US dollars for one euro. */
const RATE = '1.25';

/** Changes a plain expense into one of ten kinds of rows, chosen by its index; its title keeps the number. */
export function entryOfKind(index: number, plain: GeneratedEntry): GeneratedEntry {
  const { amount, date } = plain;
  const kinds: Record<number, () => Partial<GeneratedEntry>> = {
    1: () => ({ kind: 'payment', payers: { [PAYEE]: amount }, ...owedBy(OWNER, amount) }),
    2: () => ({
      currency: 'USD',
      groupAmount: Math.round(amount / Number(RATE)),
      groupCurrency: 'EUR',
      rate: String(1 / Number(RATE)),
      rateSource: 'rate',
      rateDate: date,
    }),
    3: () => ({ currency: 'JPY' }),
    4: () => ({ payers: { p2: 40, p3: amount - 40 } }),
    5: () => ({ isDeleted: true }),
    6: () => ({ receipts: [{ id: `receipt${index}`, name: 'receipt.jpg', type: 'image/jpeg' }] }),
    7: () => ({ title: `${plain.title}, with a title so long that it takes two lines on a phone` }),
    8: () => ({ payers: { [OWNER]: amount } }),
    9: () => ({ kind: 'income', ...owedBy(OWNER, amount) }),
  };
  return { ...plain, ...kinds[index % 10]?.() };
}

function owedBy(person: string, amount: number): Pick<GeneratedEntry, 'shares' | 'split'> {
  return { shares: { [person]: amount }, split: { mode: 'exact', inputs: { [person]: amount } } };
}
