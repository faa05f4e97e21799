import { toDecimal } from '@quits/ledger';

/** Formats minor units for an input in this language: with its decimal mark, without grouping. */
export function typedAmount(minor: number, currency: string, locale: string): string {
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5);
  const mark = parts.find(({ type }) => type === 'decimal')?.value ?? '.';
  return toDecimal(minor, currency).replace('.', mark);
}
