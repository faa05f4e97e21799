import { useFormat, useT } from '@quits/i18n/react';
import { AmountField, Button, SegmentedControl, TextField } from '@quits/ui';
import type { CheckedExpense } from '../../entry/check-expense.ts';
import type { ExpenseForm } from '../../entry/expense-form.ts';
import { typedRate } from '../../entry/form-of-expense.ts';
import { useRecentExpenses } from '../../group-context/use-recent-expenses.ts';
import styles from './expense-form-view.module.css';

/** Props of {@link ConversionPart}. */
export interface ConversionPartProps {
  readonly form: ExpenseForm;
  /** ISO 4217 code of the group's own currency. */
  readonly groupCurrency: string;
  readonly checked: CheckedExpense;
  readonly onChange: (form: ExpenseForm) => void;
}

/** What an amount in another currency is in the group's own: by rate or by amount. */
export function ConversionPart({ form, groupCurrency, checked, onChange }: ConversionPartProps) {
  const t = useT();
  const { money, currencySymbol, locale } = useFormat();
  const last = useLastRate(form.currency, groupCurrency);
  const { typed, text } = form.conversion;
  const { groupAmount, rate } = checked.conversion;
  const error = checked.problems.conversion === undefined ? undefined : t('entry:rateWrong');
  const hint =
    rate === undefined || groupAmount === undefined
      ? t('entry:keptIn', { currency: form.currency })
      : typed === 'rate'
        ? `= ${money(groupAmount, groupCurrency)}`
        : t('expenses:rateHint', {
            from: form.currency,
            rate: typedRate(rate, locale),
            to: groupCurrency,
          });
  const change = (conversion: ExpenseForm['conversion']) => onChange({ ...form, conversion });

  return (
    <div className={styles['conversion']}>
      <SegmentedControl
        label={t('entry:inCurrency', { currency: groupCurrency })}
        labelDisplay="shown"
        segments={[
          { value: 'rate', label: t('expenses:rate') },
          { value: 'amount', label: t('expenses:amount') },
        ]}
        value={typed}
        onValueChange={(next) => change({ typed: next, text: '' })}
      />
      {typed === 'rate' ? (
        <TextField
          label={`1 ${form.currency} =`}
          inputMode="decimal"
          dir="ltr"
          autoComplete="off"
          value={text}
          end={<span className={styles['unit']}>{groupCurrency}</span>}
          error={error}
          hint={<output>{hint}</output>}
          onChange={(event) => change({ typed, text: event.target.value })}
        />
      ) : (
        <AmountField
          label={t('entry:inCurrency', { currency: groupCurrency })}
          currency={currencySymbol(groupCurrency)}
          value={text}
          error={error}
          hint={<output>{hint}</output>}
          onValueChange={(next) => change({ typed, text: next })}
        />
      )}
      {last === undefined || text !== '' ? null : (
        <Button
          size="small"
          onClick={() =>
            change({ typed: 'rate', text: typedRate(last.rate, locale), takenFrom: last.date })
          }
        >
          {t('entry:lastRate', { rate: typedRate(last.rate, locale) })}
        </Button>
      )}
    </div>
  );
}

function useLastRate(currency: string, groupCurrency: string) {
  const found = useRecentExpenses().find(
    ({ data }) => data.currency === currency && data.groupCurrency === groupCurrency,
  );
  const rate = found?.data.rate;
  return found === undefined || rate === undefined
    ? undefined
    : { rate, date: found.data.rateDate ?? found.data.date };
}
