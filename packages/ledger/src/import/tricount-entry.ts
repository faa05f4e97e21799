import type { PersonId, Split } from '../model/expense.ts';
import { isCurrency } from '../money/currency.ts';
import { toDecimal } from '../money/format-amount.ts';
import { allocateEqually } from '../split/allocate.ts';
import { readCellAmount } from './cells.ts';
import { guessSplit } from './guess-split.ts';
import type { ImportBuilder } from './import-builder.ts';

/** One person's share of a Tricount entry, as in the file. */
export interface TricountShare {
  readonly person: PersonId;
  readonly amount: string;
  /** `AMOUNT`, or `RATIO` with a weight. */
  readonly type: string;
  readonly ratio: string;
}

/**
 * An entry of Tricount, from either kind of file; amounts as written, their signs not relied on.
 */
export interface TricountEntry {
  readonly line: number;
  readonly sourceId: string;
  readonly title: string;
  readonly date: string;
  /** `NORMAL`, `INCOME` or `BALANCE`; the last one is a payment between people. */
  readonly type: string;
  readonly payer: string;
  readonly amount: string;
  readonly currency: string;
  /** Amount paid, if in another currency than `amount`. */
  readonly localAmount: string;
  readonly localCurrency: string;
  /** `ACTIVE`, or `DELETED` for entries that only the service still has. */
  readonly status: string;
  readonly attachments: boolean;
  readonly category: string;
  readonly shares: readonly TricountShare[];
  /** Participants with equal shares, in files without shares. */
  readonly involved: readonly PersonId[];
}

/** Adds such an entry. */
export function addTricountEntry(builder: ImportBuilder, entry: TricountEntry): void {
  const { line, payer, sourceId, title, category } = entry;
  if (entry.status.trim().toUpperCase() === 'DELETED') return builder.note(line, 'deleted');
  const currency = entry.currency.trim().toUpperCase() || builder.options.currency;
  if (!isCurrency(currency)) return builder.error(line, 'bad-currency', entry.currency);
  const date = builder.date(entry.date);
  if (date === undefined) return builder.error(line, 'bad-date', entry.date);
  const read = readCellAmount(entry.amount, currency);
  if (read === undefined) return builder.error(line, 'bad-amount', entry.amount);
  if (payer.trim() === '') return builder.error(line, 'no-payer');
  if (read.rounded) builder.note(line, 'rounded');
  const amount = Math.abs(read.minor);
  const shares = readShares(entry, { amount, currency });
  if (shares === undefined) return builder.error(line, 'bad-split');
  const key = builder.person(payer);
  const isPayment =
    entry.type === 'BALANCE' && Object.keys(shares).length === 1 && !Object.hasOwn(shares, key);
  const kind = isPayment ? 'payment' : entry.type === 'INCOME' ? 'income' : 'expense';
  const named = category !== '' && category !== 'UNCATEGORIZED' && kind !== 'payment';
  const original = originalOf(entry, currency);
  if (original !== undefined) builder.note(line, 'original-dropped');
  if (entry.attachments) builder.note(line, 'attachments-dropped');
  builder.add({
    kind,
    line,
    date,
    title,
    currency,
    amount,
    payers: { [key]: amount },
    shares,
    split: isPayment ? { mode: 'exact', inputs: shares } : splitOf(entry, shares),
    ...(sourceId === '' ? {} : { sourceId }),
    ...(named ? { category } : {}),
    ...(original === undefined ? {} : { notes: original }),
  });
}

/**
 * Reads shares; amounts are rounded individually, so their sum may be off by a minor unit per
 * ratio.
 */
function readShares(
  entry: TricountEntry,
  { amount, currency }: { amount: number; currency: string },
): Record<PersonId, number> | undefined {
  if (entry.shares.length === 0) {
    return entry.involved.length === 0
      ? undefined
      : allocateEqually(amount, entry.involved, `${entry.date}${entry.title}`);
  }
  const shares: Record<PersonId, number> = {};
  const ratios: PersonId[] = [];
  let left = amount;
  for (const share of entry.shares) {
    const part = readCellAmount(share.amount, currency);
    if (part === undefined) return undefined;
    const minor = Math.abs(part.minor);
    if (minor === 0) continue;
    shares[share.person] = minor;
    left -= minor;
    if (share.type === 'RATIO') ratios.push(share.person);
  }
  if (left !== 0 && Math.abs(left) <= ratios.length) {
    const one = Math.sign(left);
    for (const person of ratios.slice(0, Math.abs(left)))
      shares[person] = (shares[person] ?? 0) + one;
  }
  return shares;
}

function splitOf({ shares: typed }: TricountEntry, shares: Record<PersonId, number>): Split {
  const inputs: Record<PersonId, string> = {};
  for (const { person, type, ratio, amount } of typed) {
    if (Number(amount) === 0) continue;
    if (type !== 'RATIO' || !/^\d{1,9}(\.\d{1,9})?$/.test(ratio)) return guessSplit(shares);
    inputs[person] = ratio;
  }
  const weights = new Set(Object.values(inputs));
  return weights.size > 1 ? { mode: 'weights', inputs } : guessSplit(shares);
}

/**
 * Returns a note on the original foreign amount. Tricount has converted the amount and every share,
 * and its balances use those.
 */
function originalOf(entry: TricountEntry, currency: string): string | undefined {
  const local = entry.localCurrency.trim().toUpperCase();
  if (local === '' || local === currency || !isCurrency(local)) return undefined;
  const amount = readCellAmount(entry.localAmount, local);
  return amount === undefined || amount.minor === 0
    ? undefined
    : `${toDecimal(Math.abs(amount.minor), local)} ${local}`;
}
