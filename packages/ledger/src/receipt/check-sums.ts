import { repairItem } from './repair-item.ts';
import type { ReceiptParts, StatedAmount, StatedItem } from './receipt-parts.ts';

/** Amounts of a receipt that were compared with each other. */
export interface CheckedSums {
  readonly items: readonly StatedItem[];
  readonly tax?: StatedAmount;
  readonly tip?: StatedAmount;
  readonly discount?: StatedAmount;
  readonly total?: StatedAmount;
  readonly addsUp: boolean;
}

/** Which labeled amounts are part of the sum. */
interface Extras {
  readonly tax: number;
  readonly tip: number;
  readonly discount: number;
}

/** A total, and how often the receipt states it. */
interface Candidate extends StatedAmount {
  readonly votes: number;
}

/**
 * Chooses the total, and the extras with which the items sum to it: many receipts list taxes that the prices
 * include, or repeat a discount.
 */
export function checkSums(parts: ReceiptParts): CheckedSums {
  const candidates = totalsOf(parts);
  const choices = extrasOf(parts);
  for (const candidate of candidates) {
    const fitting = choices.find((extras) => sumOf(parts.items, extras) === candidate.amount);
    if (fitting !== undefined && parts.items.length > 0) {
      const [best] = candidates;
      const isOther = best !== undefined && best.amount !== candidate.amount;
      const total = { amount: candidate.amount, isDoubtful: isOther && candidate.votes < 2 };
      return { ...checked(parts, fitting), items: parts.items, total, addsUp: true };
    }
  }
  const [likely] = candidates;
  if (likely === undefined) return withoutTotal(parts);
  for (const extras of choices) {
    const items = repairItem(parts.items, likely.amount - sumOf(parts.items, extras));
    // Less likely extras would explain the difference by another item, which would look certain.
    if (items === 'ambiguous') break;
    if (items !== undefined) {
      const total = { amount: likely.amount, isDoubtful: likely.isDoubtful && likely.votes < 2 };
      return { ...checked(parts, extras), items, total, addsUp: true };
    }
  }
  const items = parts.items.map((item) => ({ ...item, isDoubtful: true }));
  const total = { amount: likely.amount, isDoubtful: likely.votes < 2 };
  const closest = [...choices].sort(
    (a, b) => Math.abs(likely.amount - sumOf(items, a)) - Math.abs(likely.amount - sumOf(items, b)),
  )[0];
  return {
    ...(closest === undefined ? {} : checked(parts, closest)),
    items,
    total,
    addsUp: false,
  };
}

function withoutTotal(parts: ReceiptParts): CheckedSums {
  const extras = extrasOf(parts)[0] ?? { tax: 0, tip: 0, discount: 0 };
  const amount = sumOf(parts.items, extras);
  return {
    ...checked(parts, extras),
    items: parts.items,
    ...(amount > 0 ? { total: { amount, isDoubtful: true } } : {}),
    addsUp: amount > 0,
  };
}

/** The stated totals: labeled ones, the most frequent and the last first, then payments and sums of subtotals. */
function totalsOf({ labeled }: ReceiptParts): readonly Candidate[] {
  const { total, payment, subtotal, tax, tip } = labeled;
  const sums = subtotal.map(({ amount, isDoubtful }) => ({
    amount: amount + (tax[0]?.amount ?? 0) + (tip[0]?.amount ?? 0),
    isDoubtful,
  }));
  const all = [...total, ...payment, ...sums].filter(({ amount }) => amount > 0);
  const votesFor = (wanted: number) => all.filter(({ amount }) => amount === wanted).length;
  const rank = (one: StatedAmount) => votesFor(one.amount) - (one.isDoubtful ? 0.5 : 0);
  const byRank = (list: readonly StatedAmount[]) =>
    [...list].reverse().sort((a, b) => rank(b) - rank(a));
  const seen = new Set<number>();
  return [...byRank(total), ...byRank(payment), ...byRank(sums), ...byRank(subtotal)]
    .filter(({ amount }) => amount > 0 && !seen.has(amount) && seen.add(amount))
    .map((one) => ({ ...one, votes: votesFor(one.amount) }));
}

/** All plausible extras, the likeliest first. */
function extrasOf({ labeled }: ReceiptParts): readonly Extras[] {
  const all = ({ length }: readonly StatedAmount[], sum: number) => (length === 0 ? [0] : [sum, 0]);
  const taxes = [...new Set([0, sumUp(labeled.tax), labeled.tax[0]?.amount ?? 0])];
  const tips = [...new Set([labeled.tip.at(-1)?.amount ?? 0, 0])];
  const discounts = [...new Set(all(labeled.discount, sumUp(labeled.discount)))];
  return tips.flatMap((tip) =>
    discounts.flatMap((discount) => taxes.map((tax) => ({ tax, tip, discount }))),
  );
}

function sumUp(list: readonly StatedAmount[]): number {
  return list.reduce((sum, { amount }) => sum + Math.abs(amount), 0);
}

function sumOf(items: readonly StatedItem[], { tax, tip, discount }: Extras): number {
  return items.reduce((sum, { amount }) => sum + amount, 0) + tax + tip - discount;
}

function checked(
  { labeled }: ReceiptParts,
  { tax, tip, discount }: Extras,
): Pick<CheckedSums, 'tax' | 'tip' | 'discount'> {
  const field = (amount: number, list: readonly StatedAmount[]) =>
    amount === 0 ? undefined : { amount, isDoubtful: list.some(({ isDoubtful }) => isDoubtful) };
  const found = {
    tax: field(tax, labeled.tax),
    tip: field(tip, labeled.tip),
    discount: field(discount, labeled.discount),
  };
  return {
    ...(found.tax === undefined ? {} : { tax: found.tax }),
    ...(found.tip === undefined ? {} : { tip: found.tip }),
    ...(found.discount === undefined ? {} : { discount: found.discount }),
  };
}
