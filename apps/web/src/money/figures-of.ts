import type { MoneyPart } from '@quits/i18n';

/** Returns the digits of an amount without its currency, such as “0.00”. */
export function figuresOf(parts: readonly MoneyPart[]): string {
  return parts
    .filter(({ type }) => type === 'major' || type === 'mark' || type === 'minor')
    .map(({ value }) => value)
    .join('');
}
