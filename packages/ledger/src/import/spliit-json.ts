import type { PersonId, Split } from '../model/expense.ts';
import type { Decimal } from '../money/decimal-text.ts';
import { getOwn } from '../model/get-own.ts';
import { currencyExponent, isCurrency } from '../money/currency.ts';
import { divideRounded, writeDecimal } from '../money/decimal.ts';
import { toDecimal } from '../money/format-amount.ts';
import type { Frequency } from '../recur/recurrence.ts';
import { readCellDate } from './cell-dates.ts';
import { cutText } from './cells.ts';
import type { ImportBuilder } from './import-builder.ts';
import { at, isRecord, listOf, textOf } from './json-values.ts';
import { TEXT_LIMITS } from './text-limits.ts';

/** Returns whether a JSON value is an export of Spliit. */
export function isSpliit(json: unknown): boolean {
  return Array.isArray(at(json, 'participants')) && Array.isArray(at(json, 'expenses'));
}

/**
 * Currencies that Spliit stores without decimals; it stores every currency known only by its sign
 * with two. It has supported COP since August 2026 only, so no files use other exponents.
 */
const SPLIIT_EXPONENTS: Readonly<Record<string, number>> = { COP: 0, HUF: 0, IDR: 0 };

const FREQUENCIES: Readonly<Record<string, Frequency>> = {
  DAILY: 'daily',
  WEEKLY: 'weekly',
  MONTHLY: 'monthly',
};

interface Money {
  readonly currency: string;
  /** Decimals of the file's minor units. */
  readonly exponent: number;
}

/** Reads Spliit's JSON export. */
export function* readSpliitJson(builder: ImportBuilder, json: unknown): Generator<void, void> {
  const code = textOf(at(json, 'currencyCode')).trim().toUpperCase();
  const money: Money = isCurrency(code)
    ? { currency: code, exponent: getOwn(SPLIIT_EXPONENTS, code) ?? currencyExponent(code) }
    : { currency: builder.options.currency, exponent: 2 };
  const name = textOf(at(json, 'name'));
  builder.group({
    ...(name === '' ? {} : { name }),
    ...(isCurrency(code) ? { currency: code } : {}),
  });
  for (const one of listOf(at(json, 'participants'))) {
    builder.person(textOf(at(one, 'name')), { id: textOf(at(one, 'id')) });
  }
  for (const [index, expense] of listOf(at(json, 'expenses')).entries()) {
    readExpense(builder, { line: index + 1, expense, money });
    if (index % 500 === 499) yield;
  }
}

function readExpense(
  builder: ImportBuilder,
  { line, expense, money }: { line: number; expense: unknown; money: Money },
): void {
  const date = readCellDate(textOf(at(expense, 'expenseDate')));
  if (date === undefined)
    return builder.error(line, 'bad-date', textOf(at(expense, 'expenseDate')));
  const typed = Number(textOf(at(expense, 'amount')) || Number.NaN);
  if (!Number.isSafeInteger(typed)) {
    return builder.error(line, 'bad-amount', textOf(at(expense, 'amount')));
  }
  const payer = builder.knownPerson(textOf(at(expense, 'paidById')));
  if (payer === undefined) return builder.error(line, 'no-payer', textOf(at(expense, 'paidById')));
  const amount = Math.abs(toOurs(typed, money));
  const split = readSplit(builder, expense, money);
  if (split === undefined) return builder.error(line, 'unknown-person');
  const people = peopleOf(split);
  const isPayment = at(expense, 'isReimbursement') === true && people.length === 1;
  const [receiver = ''] = people;
  const toOther = isPayment && receiver !== payer && typed > 0;
  const original = originalOf(expense, money.currency);
  if (original !== '') builder.note(line, 'original-dropped');
  const frequency = getOwn(FREQUENCIES, textOf(at(expense, 'recurrenceRule')));
  const notes = [textOf(at(expense, 'notes')), original].filter(Boolean).join('\n');
  const category = textOf(at(expense, 'category', 'name'));
  const sourceId = textOf(at(expense, 'id'));
  builder.add({
    kind: toOther ? 'payment' : typed < 0 ? 'income' : 'expense',
    line,
    date,
    title: textOf(at(expense, 'title')),
    currency: money.currency,
    amount,
    payers: { [payer]: amount },
    split: toOther ? { mode: 'exact', inputs: { [receiver]: amount } } : split,
    notes,
    ...(frequency === undefined ? {} : { repeat: { start: date, frequency, every: 1 } }),
    ...(sourceId === '' ? {} : { sourceId }),
    ...(category === '' || toOther ? {} : { category: cutText(category, TEXT_LIMITS.category) }),
  });
}

/**
 * Reads the inputs of a split: weights in hundredths, amounts in minor units; undefined if a person
 * is unknown.
 */
function readSplit(builder: ImportBuilder, expense: unknown, money: Money): Split | undefined {
  const shares: [PersonId, number][] = [];
  for (const part of listOf(at(expense, 'paidFor'))) {
    const key = builder.knownPerson(textOf(at(part, 'participantId')));
    const share = Number(textOf(at(part, 'shares')) || '100');
    if (key === undefined || !Number.isSafeInteger(share)) return undefined;
    shares.push([key, Math.abs(share)]);
  }
  if (shares.length === 0) return undefined;
  const hundredths = (share: number): Decimal => writeDecimal({ digits: BigInt(share), scale: 2 });
  const decimals = Object.fromEntries(shares.map(([key, share]) => [key, hundredths(share)]));
  switch (textOf(at(expense, 'splitMode'))) {
    case 'BY_AMOUNT':
      return {
        mode: 'exact',
        inputs: Object.fromEntries(shares.map(([key, share]) => [key, toOurs(share, money)])),
      };
    case 'BY_PERCENTAGE': {
      const whole = shares.reduce((sum, [, share]) => sum + share, 0) === 10_000;
      return { mode: whole ? 'percent' : 'weights', inputs: decimals };
    }
    case 'BY_SHARES':
      return { mode: 'weights', inputs: decimals };
    default:
      return { mode: 'equal', inputs: shares.map(([key]) => key) };
  }
}

function peopleOf({ inputs }: Split): PersonId[] {
  if (Array.isArray(inputs)) return inputs.map(String);
  return isRecord(inputs) ? Object.keys(inputs) : [];
}

/**
 * Returns a note on the original foreign amount; the entry's amount is in the group's currency,
 * which balances use.
 */
function originalOf(expense: unknown, groupCurrency: string): string {
  const currency = textOf(at(expense, 'originalCurrency')).trim().toUpperCase();
  const rate = textOf(at(expense, 'conversionRate'));
  const typed = Number(textOf(at(expense, 'originalAmount')) || Number.NaN);
  if (currency === '' || currency === groupCurrency) return '';
  const exponent = getOwn(SPLIIT_EXPONENTS, currency) ?? currencyExponent(currency);
  const amount = Number.isSafeInteger(typed)
    ? `${toDecimal(toOurs(Math.abs(typed), { currency, exponent }), currency)} `
    : '';
  return `${amount}${currency}${rate === '' ? '' : ` × ${rate}`}`;
}

function toOurs(minor: number, { currency, exponent }: Money): number {
  const scaled = BigInt(minor) * 10n ** BigInt(currencyExponent(currency));
  return Number(divideRounded(scaled, 10n ** BigInt(exponent)));
}
