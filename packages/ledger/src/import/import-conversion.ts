import type { ExportedExpense } from '../export/export-types.ts';
import { isAmount } from '../money/limits.ts';

/** An imported amount converted to another currency, with its rate. */
export interface ImportConversion {
  /** Minor units of `groupCurrency`. */
  readonly groupAmount: number;
  readonly groupCurrency: string;
  readonly rate: string;
}

/** The currencies on both sides of an import. */
export interface ImportCurrencies {
  /** Currency of the file's group amounts. */
  readonly from: string | undefined;
  /** Currency of the target group. */
  readonly to: string;
}

/**
 * Returns the converted amount that an imported entry counts as; undefined if it counts in its own
 * currency. Group amounts apply if the group has the file's currency, and a conversion to a
 * previous currency always does. An amount without its rate is ignored, as everywhere.
 */
export function importConversion(
  entry: Pick<ExportedExpense, 'currency' | 'groupAmount' | 'rate' | 'converted'>,
  { from, to }: ImportCurrencies,
): ImportConversion | undefined {
  const { converted } = entry;
  if (converted !== undefined) {
    return checked(entry.currency, {
      groupAmount: converted.amount,
      groupCurrency: converted.currency,
      rate: converted.rate,
    });
  }
  const { groupAmount, rate } = entry;
  return from === to
    ? checked(entry.currency, { groupAmount, groupCurrency: to, rate })
    : undefined;
}

function checked(
  own: string,
  {
    groupAmount,
    groupCurrency,
    rate,
  }: { [Key in keyof ImportConversion]: ImportConversion[Key] | undefined },
): ImportConversion | undefined {
  if (groupAmount === undefined || groupCurrency === undefined || rate === undefined)
    return undefined;
  const isMoney = isAmount(groupAmount) && groupAmount > 0;
  const isRate = /^\d{1,15}(?:\.\d{1,8})?$/.test(rate) && /[1-9]/.test(rate);
  return isMoney && isRate && own !== groupCurrency
    ? { groupAmount, groupCurrency, rate }
    : undefined;
}
