import { useFormat, useT } from '@quits/i18n/react';
import { AmountField, Banner, Button, TextArea, TextField } from '@quits/ui';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { NewExpense } from '../../data/actions/new-expense.ts';
import type { NamedPerson } from '../../data/people.ts';
import { checkExpense } from './check-expense.ts';
import type { ExpenseForm } from './expense-form.ts';
import styles from './expense-form-view.module.css';
import { PaidByPart } from './paid-by-part.tsx';
import { PROBLEM_TEXT } from './problem-text.ts';
import { SplitPart } from './split-part.tsx';

/** Props of {@link ExpenseFormView}. */
export interface ExpenseFormViewProps {
  readonly label: string;
  readonly initial: ExpenseForm;
  readonly people: readonly NamedPerson[];
  /** ISO 4217 code. */
  readonly currency: string;
  readonly notice?: ReactNode;
  readonly onSave: (expense: NewExpense) => void;
  readonly onCancel: () => void;
}

/** The amount, what it was for, and a sentence for the rest, each part of which unfolds. */
export function ExpenseFormView(props: ExpenseFormViewProps) {
  const { label, initial, people, currency, notice, onSave, onCancel } = props;
  const t = useT();
  const { money, locale, currencySymbol } = useFormat();
  const [form, setForm] = useState(initial);
  const [tried, setTried] = useState(false);
  const checked = checkExpense(form, { currency, locale });
  const { amount, problems, expense } = checked;
  const shown = tried ? problems : {};
  const isSum = amount !== undefined && /\d\s*[-+*/×÷]/.test(form.amountText);

  function submit(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    if (expense !== undefined) onSave(expense);
  }

  return (
    <form onSubmit={submit} noValidate className={styles['root']} aria-label={label}>
      {notice}
      <AmountField
        label={t('expenses:amount')}
        size="hero"
        currency={currencySymbol(currency)}
        value={form.amountText}
        outcome={isSum ? `= ${money(amount, currency)}` : undefined}
        error={shown.amount === undefined ? undefined : t(PROBLEM_TEXT[shown.amount])}
        onValueChange={(amountText) => setForm({ ...form, amountText })}
      />
      <TextField
        label={t('expenses:what')}
        placeholder={t('expenses:whatPlaceholder')}
        value={form.title}
        autoComplete="off"
        error={
          shown.title === undefined
            ? undefined
            : t(shown.title === 'missing' ? 'expenses:titleMissing' : 'expenses:titleTooLong')
        }
        onChange={(event) => setForm({ ...form, title: event.target.value })}
      />
      <PaidByPart
        form={form}
        people={people}
        currency={currency}
        problem={amount === undefined ? undefined : problems.payers}
        onChange={setForm}
      />
      <SplitPart
        form={form}
        people={people}
        currency={currency}
        checked={checked}
        onChange={setForm}
      />
      <details className={styles['more']} open={form.notes !== ''}>
        <summary>{t('expenses:dateAndNotes')}</summary>
        <div className={styles['parts']}>
          <TextField
            label={t('expenses:date')}
            type="date"
            value={form.date}
            error={shown.date === undefined ? undefined : t('expenses:dateMissing')}
            onChange={(event) => setForm({ ...form, date: event.target.value })}
          />
          <TextArea
            label={t('expenses:notes')}
            value={form.notes}
            maxLength={2000}
            onChange={(event) => setForm({ ...form, notes: event.target.value })}
          />
        </div>
      </details>
      {tried && problems.split !== undefined ? (
        <Banner tone="danger">{t('expenses:splitOpen')}</Banner>
      ) : null}
      <div className={styles['actions']}>
        <Button type="submit" kind="primary" size="large">
          {t('common:save')}
        </Button>
        <Button kind="quiet" size="large" onClick={onCancel}>
          {t('common:cancel')}
        </Button>
      </div>
    </form>
  );
}
