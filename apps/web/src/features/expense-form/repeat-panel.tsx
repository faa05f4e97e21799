import { useT } from '@quits/i18n/react';
import { Select } from '@quits/ui';
import type { ExpenseFormProblems } from '@quits/product/expense-form/check-expense.ts';
import type { ExpenseForm } from '@quits/product/expense-form/expense-form.ts';
import { REPEAT_TEXT } from '@quits/product/expense-form/repeat-text.ts';
import { DateInput } from '../../expense-entry/date-input.tsx';
import styles from './expense-form-view.module.css';

/** Props of {@link RepeatPanel}. */
export interface RepeatPanelProps {
  readonly form: ExpenseForm;
  readonly problem: ExpenseFormProblems['until'];
  readonly onChange: (form: ExpenseForm) => void;
}

const FREQUENCIES = ['never', 'daily', 'weekly', 'monthly', 'yearly'] as const;

/** Frequency and end of a recurring expense. */
export function RepeatPanel({ form, problem, onChange }: RepeatPanelProps) {
  const t = useT();
  const { repeat } = form;
  return (
    <div className={styles['pair']}>
      <Select
        label={t('expenses:repeat')}
        value={repeat.frequency}
        options={FREQUENCIES.map((value) => ({ value, label: t(REPEAT_TEXT[value]) }))}
        onValueChange={(value) => {
          const frequency = FREQUENCIES.find((one) => one === value) ?? 'never';
          onChange({ ...form, repeat: { ...repeat, frequency } });
        }}
      />
      {repeat.frequency === 'never' ? null : (
        <DateInput
          label={t('entry:until')}
          note={t('common:optional')}
          min={form.date}
          value={repeat.until}
          error={problem === undefined ? undefined : t('entry:untilEarly')}
          onValueChange={(until) => onChange({ ...form, repeat: { ...repeat, until } })}
        />
      )}
    </div>
  );
}
