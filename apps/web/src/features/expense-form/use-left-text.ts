import { useFormatter, useT } from '@quits/i18n/react';

/**
 * Returns a function that formats a remainder in minor units of a currency; a negative one is an
 * excess.
 */
export function useLeftText(currency: string): (left: number) => string {
  const t = useT();
  const { money } = useFormatter();
  return (left) =>
    left > 0
      ? t('expenses:left', { amount: money(left, currency) })
      : t('expenses:tooMuch', { amount: money(-left, currency) });
}
