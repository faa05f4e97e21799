import { useFormatter, useT } from '@quits/i18n/react';
import { formatDecimal } from '@quits/ledger';
import { AmountField, Button, SegmentedControl, TextField } from '@quits/ui';
import type { CheckedExpense } from '@quits/product/expense-form/check-expense.ts';
import type { ExpenseForm } from '@quits/product/expense-form/expense-form.ts';
import { useWhichNumber } from '../../expense-entry/use-which-number.tsx';
import { useLastRate } from '../../group-expenses/use-last-rate.ts';
import { useJoined } from '../../text/use-joined.ts';
import styles from './expense-form-view.module.css';
import { useFilledRate } from './use-filled-rate.ts';

/** Props of {@link ConversionPart}. */
export interface ConversionPartProps {
  readonly form: ExpenseForm;
  /** ISO 4217 code of the group's currency. */
  readonly groupCurrency: string;
  readonly checked: CheckedExpense;
  /** Whether a published rate may be filled in: not if that would change a stored expense unasked. */
  readonly mayFill: boolean;
  readonly onChange: (form: ExpenseForm) => void;
}

const PROBLEM = {
  rate: { unreadable: 'entry:rateWrong', ambiguous: 'entry:rateAmbiguous' },
  amount: { unreadable: 'expenses:amountUnreadable', ambiguous: 'expenses:amountAmbiguous' },
} as const;

/** Conversion of a foreign amount to the group's currency: by rate or by amount. */
export function ConversionPart({
  form,
  groupCurrency,
  checked,
  mayFill,
  onChange,
}: ConversionPartProps) {
  const t = useT();
  const joined = useJoined();
  const { money, currencySymbol, locale, date } = useFormatter();
  const ask = useWhichNumber();
  const last = useLastRate(form.currency, groupCurrency);
  const { typed, text, takenFrom, source } = form.conversion;
  const { groupAmount, rate } = checked.conversion;
  const problem = checked.problems.conversion;
  const error = problem === undefined ? undefined : t(PROBLEM[typed][problem]);
  const hint =
    rate === undefined || groupAmount === undefined
      ? t('entry:keptIn', { currency: form.currency })
      : typed === 'rate'
        ? joined([
            `= ${money(groupAmount, groupCurrency)}`,
            takenFrom === undefined ? undefined : t('entry:rateOf', { date: date(takenFrom) }),
            source === '' ? undefined : source,
          ])
        : t('expenses:rateHint', {
            from: form.currency,
            rate: formatDecimal(rate, locale),
            to: groupCurrency,
          });
  const change = (conversion: ExpenseForm['conversion']) => onChange({ ...form, conversion });
  useFilledRate(form, { groupCurrency, mayFill, onChange });
  const field = { text, onText: (next: string) => change({ typed, text: next }) };
  const question =
    typed === 'rate' ? ask.rate(field) : ask.amount({ ...field, currency: groupCurrency });

  return (
    <div className={styles['conversion']}>
      <SegmentedControl
        label={t('entry:amountIn', { currency: groupCurrency })}
        hideLabel={false}
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
          hint={question ?? <output>{hint}</output>}
          onChange={(event) => change({ typed, text: event.target.value })}
        />
      ) : (
        <AmountField
          label={t('entry:amountIn', { currency: groupCurrency })}
          currency={currencySymbol(groupCurrency)}
          value={text}
          error={error}
          hint={question ?? <output>{hint}</output>}
          onValueChange={(next) => change({ typed, text: next })}
        />
      )}
      {last === undefined || text !== '' ? null : (
        <Button
          size="small"
          onClick={() =>
            change({ typed: 'rate', text: formatDecimal(last.rate, locale), takenFrom: last.date })
          }
        >
          {t('entry:lastRate', { rate: formatDecimal(last.rate, locale) })}
        </Button>
      )}
    </div>
  );
}
