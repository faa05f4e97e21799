import { findLabel } from './find-label.ts';
import { type FoundPrice, findLostMark, findPrices } from './find-prices.ts';
import { readQuantity } from './read-quantity.ts';
import type { ReceiptParts, StatedAmount } from './receipt-parts.ts';
import type { ReceiptRow } from './rows-of-words.ts';

const DATE = /(?<!\d)(?:\d{1,2}[./-]\d{1,2}[./-](?:20)?\d{2}|20\d{2}-\d{2}-\d{2})(?!\d)/u;
/** Below it, a person should check what was read. */
const UNSURE = 70;
/** Rows of this many letters can be names of items whose price is in the next row. */
const NAME_LETTERS = 3;

/** Sorts the rows of a receipt into items and labeled amounts. */
export function collectParts(rows: readonly ReceiptRow[], decimals: number): ReceiptParts {
  const parts: ReceiptParts = {
    items: [],
    labeled: { total: [], subtotal: [], tax: [], tip: [], discount: [], payment: [] },
  };
  /** Name whose price is in the next row. */
  let pending: string | undefined;
  /** Label whose amount is in the next row, as large totals are printed. */
  let waiting: 'total' | undefined;
  /** Below the total are payments and tables of taxes. */
  let isBelow = false;

  for (const row of rows) {
    const prices = pricesOf(row, decimals, parts.items.length > 0);
    const last = prices.at(-1);
    const before = row.text.slice(0, prices[0]?.start ?? row.text.length);
    const found = findLabel(before);
    if (last === undefined) {
      waiting = found?.label === 'total' ? 'total' : undefined;
      const isName = found === undefined && letterCount(row.text) >= NAME_LETTERS;
      if (isName || found?.label !== 'ignored') pending = isName ? row.text : undefined;
      continue;
    }
    const stated = statedOf(row, last);
    const isPart = found?.label === 'payment' && found.coverage < 1 && !isPastItems(parts);
    // `Gift card` is an item before the total.
    const named = isPart ? undefined : found?.label;
    const label = named ?? (letterCount(before) === 0 ? waiting : undefined);
    waiting = undefined;
    if (label === 'ignored' || DATE.test(row.text)) continue;
    if (label !== undefined) {
      // A table of taxes repeats the total.
      if (label !== 'subtotal' || !isBelow) parts.labeled[label].push(stated);
      isBelow ||= label === 'total' || label === 'payment';
      pending = undefined;
      continue;
    }
    if (!isBelow) addItem(parts, { row, prices, before, stated, pending });
    pending = undefined;
  }
  return parts;
}

function isPastItems({ labeled }: ReceiptParts): boolean {
  return labeled.total.length > 0 || labeled.subtotal.length > 0;
}

function pricesOf(row: ReceiptRow, decimals: number, mayBeLost: boolean): readonly FoundPrice[] {
  const prices = findPrices(row.text, decimals);
  if (decimals === 0) return inLastColumn(row.text, prices);
  const last = prices.at(-1);
  const lost = mayBeLost && !DATE.test(row.text) ? findLostMark(row.text, decimals) : undefined;
  return lost !== undefined && (last === undefined || last.end <= lost.start)
    ? [...prices, lost]
    : prices;
}

/** Without decimals, every number looks like a price: only the one at the end is. */
function inLastColumn(text: string, prices: readonly FoundPrice[]): readonly FoundPrice[] {
  const last = prices.at(-1);
  if (last === undefined) return [];
  const isColumn = last.start === 0 || /[\t×x*@]/u.test(text.slice(0, last.start));
  return isColumn && text.slice(last.end).trim().length <= 2 ? [last] : [];
}

function statedOf(row: ReceiptRow, price: FoundPrice): StatedAmount {
  return { amount: price.amount, isDoubtful: price.isGuessed || row.confidence < UNSURE };
}

interface ItemRow {
  readonly row: ReceiptRow;
  readonly prices: readonly FoundPrice[];
  readonly before: string;
  readonly stated: StatedAmount;
  readonly pending: string | undefined;
}

function addItem(parts: ReceiptParts, { row, prices, before, stated, pending }: ItemRow): void {
  if (stated.amount <= 0) {
    if (stated.amount < 0)
      parts.labeled.discount.push({ ...stated, amount: Math.abs(stated.amount) });
    return;
  }
  const own = readQuantity(before);
  const unit = prices.length > 1 ? prices[0] : undefined;
  const hasName = letterCount(own.name) > 0;
  const between = unit === undefined ? '' : row.text.slice(unit.end);
  // `3,50 x 2  7,00`: the quantity is behind the price of one.
  const behind = /^ ?[x×*х] ?(\d{1,3})(?!\d|[.,]\d)/u.exec(between)?.[1];
  const quantity = own.quantity ?? (behind === undefined ? undefined : Number(behind));
  const previous = parts.items.at(-1);
  if (!hasName && pending === undefined) {
    const isDetail =
      previous !== undefined &&
      quantity !== undefined &&
      (stated.amount * quantity === previous.amount || stated.amount === previous.amount);
    // `2 x 3,50` under an item repeats what it costs.
    if (isDetail) parts.items[parts.items.length - 1] = { ...previous, quantity };
    return;
  }
  const name = hasName ? own.name : readQuantity(pending ?? '').name;
  const named = readQuantity(pending ?? '');
  const count = quantity ?? (hasName ? undefined : named.quantity);
  const isTimes = unit === undefined && !hasName && count !== undefined && /[x×*х@]/u.test(before);
  parts.items.push({
    name,
    amount: isTimes ? stated.amount * count : stated.amount,
    ...(count === undefined ? {} : { quantity: count }),
    isDoubtful: stated.isDoubtful || contradicts(unit, count, stated.amount),
  });
}

/** Returns whether quantity and price of one don't multiply to the amount. */
function contradicts(
  unit: FoundPrice | undefined,
  quantity: number | undefined,
  amount: number,
): boolean {
  return (
    unit !== undefined &&
    quantity !== undefined &&
    unit.amount > 0 &&
    unit.amount * quantity !== amount
  );
}

function letterCount(text: string): number {
  return text.match(/\p{L}/gu)?.length ?? 0;
}
