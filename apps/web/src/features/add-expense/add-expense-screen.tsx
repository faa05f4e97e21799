import { useUser } from '@quits/auth/react';
import { newId } from '@quits/firestore';
import { useDatabase } from '@quits/firestore/react';
import { useFormat, useT } from '@quits/i18n/react';
import { AmountField, Button, Checkbox, Select, TextField } from '@quits/ui';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { addExpense } from '../../data/actions/add-expense.ts';
import { activePeople, ownPersonId } from '../../data/people.ts';
import { localDate } from '../../data/local-date.ts';
import { useGroup } from '../../group-context/group-context.tsx';
import { paths } from '../../routing/paths.ts';
import styles from './add-expense-screen.module.css';
import { checkExpense, type ExpenseForm } from './expense-form.ts';
import { PROBLEM_TEXT } from './problem-text.ts';

/** The amount, what it was for, and a sentence for the rest. */
export function AddExpenseScreen() {
  const t = useT();
  const { money, locale, currencySymbol } = useFormat();
  const group = useGroup();
  const user = useUser();
  const database = useDatabase();
  const navigate = useNavigate();
  const people = activePeople(group.data, user?.uid);
  const { currency } = group.data;
  const [form, setForm] = useState<ExpenseForm>(() => ({
    expenseId: newId(),
    amountText: '',
    title: '',
    date: localDate(new Date()),
    payerId: ownPersonId(group.data, user?.uid) ?? people[0]?.id ?? '',
    participants: people.map(({ id }) => id),
  }));
  const [tried, setTried] = useState(false);
  const { amount, shares, problems, expense } = checkExpense(form, { currency, locale });
  const shown = tried ? problems : {};
  const isSum = amount !== undefined && /[-+*/×÷]/.test(form.amountText);

  function submit(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    if (expense === undefined || user === undefined) return;
    addExpense(database, {
      groupId: group.id,
      uid: user.uid,
      expenseId: form.expenseId,
      expense,
    });
    void navigate(paths.group(group.id));
  }

  function take(personId: string, part: boolean): void {
    const participants = people
      .map(({ id }) => id)
      .filter((id) => (id === personId ? part : form.participants.includes(id)));
    setForm({ ...form, participants });
  }

  return (
    <form onSubmit={submit} noValidate className={styles['root']} aria-label={t('expenses:add')}>
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
      <div className={styles['pair']}>
        <Select
          label={t('expenses:paidBy')}
          value={form.payerId}
          options={people.map(({ id, name }) => ({ value: id, label: name }))}
          onValueChange={(payerId) => setForm({ ...form, payerId })}
        />
        <TextField
          label={t('expenses:date')}
          type="date"
          value={form.date}
          error={shown.date === undefined ? undefined : t('expenses:dateMissing')}
          onChange={(event) => setForm({ ...form, date: event.target.value })}
        />
      </div>
      <fieldset className={styles['people']}>
        <legend>{t('expenses:splitEqually', { count: form.participants.length })}</legend>
        {shown.participants === undefined ? null : (
          <p role="alert" className={styles['problem']}>
            {t('expenses:nobody')}
          </p>
        )}
        {people.map(({ id, name }) => (
          <div key={id} className={styles['person']}>
            <Checkbox
              label={name}
              checked={form.participants.includes(id)}
              onCheckedChange={(part) => take(id, part)}
            />
            <span className={styles['share']}>
              {shares[id] === undefined ? '' : money(shares[id], currency)}
            </span>
          </div>
        ))}
      </fieldset>
      <div className={styles['actions']}>
        <Button type="submit" kind="primary" size="large">
          {t('common:save')}
        </Button>
        <Button kind="quiet" size="large" onClick={() => void navigate(paths.group(group.id))}>
          {t('common:cancel')}
        </Button>
      </div>
    </form>
  );
}
