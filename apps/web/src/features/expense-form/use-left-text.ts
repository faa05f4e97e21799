import { useFormatter, useT } from '@quits/i18n/react';

/**
 * Returns a function that formats a remainder of a total in minor units of a currency; a negative one is an
 * excess.
 */
export function useLeftText(currency: string): (left: number, total?: number) => string {
  const t = useT();
  const { money } = useFormatter();
  return (left, total) => {
    if (left <= 0) return t('expenses:tooMuch', { amount: money(-left, currency) });
    const amount = money(left, currency);
    return total === undefined
      ? t('expenses:left', { amount })
      : t('entry:leftOf', { amount, total: money(total, currency) });
  };
}
