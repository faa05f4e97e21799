import { useFormatter } from '@quits/i18n/react';
import { formatDecimal } from '@quits/ledger';
import { useEffect, useRef } from 'react';
import type { ExpenseForm } from '@quits/product/expense-form/expense-form.ts';
import { useDayRate } from '../../money/use-day-rate.ts';

/** Options of {@link useFilledRate}. */
interface FilledRateOptions {
  /** ISO 4217 code of the group's currency. */
  readonly groupCurrency: string;
  /** Whether a rate may be filled in. */
  readonly mayFill: boolean;
  readonly onChange: (form: ExpenseForm) => void;
}

/**
 * Fills in the rate published for the form's day. What the user has typed or cleared stays; a rate that was filled in follows
 * the day and the currency.
 */
export function useFilledRate(
  form: ExpenseForm,
  { groupCurrency, mayFill, onChange }: FilledRateOptions,
): void {
  const { locale } = useFormatter();
  const { typed, text, takenFrom } = form.conversion;
  const day = useDayRate(form.date, { from: form.currency, to: groupCurrency });
  const filled = useRef<string>(undefined);
  const isOpen = mayFill && typed === 'rate' && (text === '' || takenFrom !== undefined);
  useEffect(() => {
    if (day === undefined || !isOpen) return;
    const { rate, date, source } = day;
    const key = `${form.currency} ${date} ${rate}`;
    if (key === filled.current) return;
    filled.current = key;
    const conversion = { typed, text: formatDecimal(rate, locale), takenFrom: date, source };
    onChange({ ...form, conversion });
  });
}
