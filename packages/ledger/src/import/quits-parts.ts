import { err, ok, type Result } from '@quits/errors';
import type { EarlierConversion, ExportedExpense, RateSource } from '../export/export-types.ts';
import type { AmountsByPerson, EntryKind } from '../model/expense.ts';
import { renameAmounts, renameSplit } from '../model/rename-split.ts';
import { setOwn } from '../model/set-own.ts';
import { currencyExponent, isCurrency } from '../money/currency.ts';
import { isAmount } from '../money/limits.ts';
import { readCellDate } from './cell-dates.ts';
import { fittingSplit } from './guess-split.ts';
import type { ImportBuilder } from './import-builder.ts';
import type { RowError } from './import-types.ts';
import { at, isRecord, textOf } from './json-values.ts';
import { readSplit } from './read-split.ts';

/** Fields that an expense and a series share. */
export type QuitsParts = Omit<
  ExportedExpense,
  'id' | 'date' | 'seriesId' | 'comments' | 'receipts'
>;

/** JSON value to read, with the file's exponents. */
export interface QuitsSource {
  readonly json: unknown;
  /** Minor-unit exponents by currency, as stated in the file. */
  readonly exponents: unknown;
}

/**
 * Reads the fields that an expense and a series of the app's own JSON share, with the file's
 * people.
 */
export function readQuitsParts(
  builder: ImportBuilder,
  { json, exponents }: QuitsSource,
): Result<QuitsParts, Pick<RowError, 'code' | 'found'>> {
  const currency = textOf(at(json, 'currency'));
  if (!isCounted(currency, exponents)) return err({ code: 'bad-currency', found: currency });
  const typed = readSplit(at(json, 'split'));
  const payers = readAmounts(at(json, 'payers'));
  const shares = readAmounts(at(json, 'shares'));
  if (typed === undefined || payers === undefined || shares === undefined) {
    return err({ code: 'bad-split' });
  }
  const unknown = [...Object.keys(payers), ...Object.keys(shares)].find(
    (id) => builder.knownPerson(id) === undefined,
  );
  if (unknown !== undefined) return err({ code: 'unknown-person', found: unknown });
  const key = (id: string): string => builder.knownPerson(id) ?? id;
  const amount = Number(textOf(at(json, 'amount')));
  const ours = renameAmounts(shares, key);
  return ok({
    ...optional(json),
    ...convertedOf(at(json, 'converted'), exponents),
    ...rateOf(json),
    kind: kindOf(at(json, 'kind')),
    title: textOf(at(json, 'title')),
    currency,
    amount,
    payers: renameAmounts(payers, key),
    shares: ours,
    split: fittingSplit(renameSplit(typed, key), amount, ours),
  });
}

/**
 * Returns whether the file uses the expected exponent; minor units are meaningless with another
 * one.
 */
export function isCounted(currency: string, exponents: unknown): boolean {
  const exponent = at(exponents, currency) ?? currencyExponent(currency);
  return isCurrency(currency) && exponent === currencyExponent(currency);
}

function optional(json: unknown): Pick<QuitsParts, 'category' | 'notes' | 'rate' | 'groupAmount'> {
  const texts = (['category', 'notes', 'rate'] as const)
    .map((name) => [name, textOf(at(json, name))] as const)
    .filter(([, text]) => text !== '');
  const groupAmount = at(json, 'groupAmount');
  return {
    ...Object.fromEntries(texts),
    ...(typeof groupAmount === 'number' ? { groupAmount } : {}),
  };
}

function convertedOf(json: unknown, exponents: unknown): { converted?: EarlierConversion } {
  const [currency, rate] = [textOf(at(json, 'currency')), textOf(at(json, 'rate'))];
  const amount = at(json, 'amount');
  if (typeof amount !== 'number' || !isAmount(amount) || !isCounted(currency, exponents)) return {};
  return { converted: { currency, amount, ...(rate === '' ? {} : { rate }) } };
}

const RATE_SOURCES: readonly RateSource[] = ['rate', 'amount', 'last', 'day'];

function rateOf(json: unknown): Pick<QuitsParts, 'rateSource' | 'rateDate'> {
  const rateSource = RATE_SOURCES.find((one) => one === at(json, 'rateSource'));
  const rateDate = readCellDate(textOf(at(json, 'rateDate')));
  return {
    ...(rateSource === undefined ? {} : { rateSource }),
    ...(rateDate === undefined ? {} : { rateDate }),
  };
}

function kindOf(value: unknown): EntryKind {
  return value === 'payment' || value === 'income' ? value : 'expense';
}

function readAmounts(value: unknown): AmountsByPerson | undefined {
  if (!isRecord(value)) return undefined;
  const amounts: Record<string, number> = {};
  for (const [person, amount] of Object.entries(value)) {
    if (typeof amount !== 'number') return undefined;
    setOwn(amounts, person, amount);
  }
  return amounts;
}
