import { useFormatter, useT } from '@quits/i18n/react';
import { FREQUENCIES, isDate } from '@quits/ledger';
import { Select } from '@quits/ui';
import type { ExpenseFormProblems } from '@quits/product/expense-form/check-expense.ts';
import type { ExpenseForm } from '@quits/product/expense-form/expense-form.ts';
import { REPEAT_TEXT } from '@quits/product/expense-form/repeat-text.ts';
import { daysAfter, scheduleAfterEdit } from '@quits/product/series/recurrence.ts';
import type { Recurring } from '@quits/product/series/schema.ts';
import { DateInput } from '../../expense-entry/date-input.tsx';
import styles from './expense-form-view.module.css';

/** Props of {@link RepeatPanel}. */
export interface RepeatPanelProps {
  readonly form: ExpenseForm;
  /** The series whose next expense it is; omitted for a new one. */
  readonly series?: Pick<Recurring, 'start' | 'frequency' | 'nextDate'> | undefined;
  readonly problem: ExpenseFormProblems['until'];
  readonly onChange: (form: ExpenseForm) => void;
}

const CHOICES = ['never', ...FREQUENCIES] as const;

/** Number of dates in the preview: enough to show how short months are treated. */
const SHOWN_DATES = 3;

/** Frequency and end of a recurring expense. */
export function RepeatPanel({ form, series, problem, onChange }: RepeatPanelProps) {
  const t = useT();
  const { date, list } = useFormatter();
  const { repeat } = form;
  const next = nextDates(form, series).map((day) => date(day));
  return (
    <div className={styles['pair']}>
      <Select
        label={t('expenses:repeat')}
        {...(next.length > 0 && { hint: t('entry:next', { date: list(next, 'unit') }) })}
        value={repeat.frequency}
        options={CHOICES.map((value) => ({ value, label: t(REPEAT_TEXT[value]) }))}
        onValueChange={(value) => {
          const frequency = CHOICES.find((one) => one === value) ?? 'never';
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

/** Returns the first dates after that of the form; none if it doesn't repeat or has no valid date. */
function nextDates(
  { date, repeat: { frequency, until } }: ExpenseForm,
  series: RepeatPanelProps['series'],
): readonly string[] {
  if (frequency === 'never' || !isDate(date)) return [];
  const schedule =
    series === undefined
      ? { start: date, frequency }
      : scheduleAfterEdit(series, { frequency, nextDate: date });
  const endDate = isDate(until) ? until : null;
  return daysAfter({ ...schedule, endDate }, date, SHOWN_DATES);
}
