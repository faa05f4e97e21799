import { toDecimal } from '@quits/ledger';

/** Minor units as a person of this language types them: with its decimal mark, never grouped. */
export function typedAmount(minor: number, currency: string, locale: string): string {
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5);
  const mark = parts.find(({ type }) => type === 'decimal')?.value ?? '.';
  return toDecimal(minor, currency).replace('.', mark);
}
