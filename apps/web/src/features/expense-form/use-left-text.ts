import { useFormatter, useT } from '@quits/i18n/react';

/** Says how many minor units of a currency are left, or too much when they are negative. */
export function useLeftText(currency: string): (left: number) => string {
  const t = useT();
  const { money } = useFormatter();
  return (left) =>
    left > 0
      ? t('expenses:left', { amount: money(left, currency) })
      : t('expenses:tooMuch', { amount: money(-left, currency) });
}
