import { useDatabase } from '@quits/firestore/react';
import { useFormatter, useT } from '@quits/i18n/react';
import { type EntryLineError, formatDecimal, type Reading, toDecimal } from '@quits/ledger';
import { Button, IconButton, Icon, TextField } from '@quits/ui';
import { CornerDownLeft } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTextKeptInTab } from '../app-settings/use-kept-in-tab.ts';
import { addExpense } from '@quits/product/expense/add-expense.ts';
import { useGroup } from '../open-group/group-context.tsx';
import { useActivePeople } from '../group-people/use-active-people.ts';
import { inCurrency } from '@quits/product/expense-form/in-currency.ts';
import { useJoined } from '../text/use-joined.ts';
import { useLastRate } from '../group-expenses/use-last-rate.ts';
import { notices } from '../platform/notices/notices.ts';
import { paths } from '../routing/paths.ts';
import { useLabelled } from '../text/use-labelled.ts';
import type { ExpenseForm } from '@quits/product/expense-form/expense-form.ts';
import styles from './quick-entry.module.css';
import { remember } from '@quits/product/expense-form/remembered.ts';
import { startForm } from '@quits/product/expense-form/start-form.ts';
import { useBudgetWarning } from './use-budget-warning.ts';
import { useFormReader } from './use-form-reader.ts';
import { useLineProblem } from './use-line-problem.ts';
import { useRememberedCurrency } from './use-remembered-currency.ts';
import { useQuickEntryText } from './use-quick-entry-text.ts';
import { READINGS, WhichNumber } from './which-number.tsx';

/**
 * Input for a whole expense in one line, such as `19.24 tickets`; other settings are those of the
 * last expense.
 */
export function QuickEntry({ uid }: { readonly uid: string }) {
  const t = useT();
  const text = useQuickEntryText();
  const problemText = useLineProblem();
  const { locale, money } = useFormatter();
  const labelled = useLabelled();
  const group = useGroup();
  const database = useDatabase();
  const navigate = useNavigate();
  const key = { uid, groupId: group.id };
  const joined = useJoined();
  const groupCurrency = group.data.currency;
  const [line, setLine] = useTextKeptInTab(`quick.${uid}.${group.id}`);
  const [problem, setProblem] = useState<EntryLineError>();
  const offered = useRememberedCurrency(key, groupCurrency);
  const [isOffered, setIsOffered] = useState(false);
  const lastRate = useLastRate(offered, groupCurrency);
  const warnOfBudget = useBudgetWarning();
  const people = useActivePeople();
  const reader = useFormReader(people, groupCurrency);
  const taken = isOffered ? offered : undefined;

  /** Creates the form in the accepted currency, with its last rate. */
  function begin(): ExpenseForm {
    const start = startForm({ ...key, group: group.data, people, now: new Date(), locale });
    if (taken === undefined) return start;
    return inCurrency(start, taken, { last: lastRate, locale });
  }

  function openWholeForm({ title, currency, date, paidBy }: ExpenseForm, amount: number): void {
    const params = new URLSearchParams({
      amount: toDecimal(amount, currency),
      title,
      currency,
      date,
      ...(paidBy.kind === 'one' ? { payer: paidBy.personId } : {}),
    });
    void navigate(`${paths.addExpense(group.id)}?${params}`);
  }

  function add(reading?: Reading): void {
    if (line.trim() === '') return;
    const read = reader.fillIn(begin(), line.trim(), reading);
    setProblem(read.ok ? undefined : read.error);
    if (!read.ok) return;
    const form = reader.completed(read.value);
    const { expense, amount = 0 } = reader.check(form);
    const lacksRate = taken !== undefined && form.currency === taken && lastRate === undefined;
    // Only the full form can ask for missing values.
    if (expense === undefined || lacksRate) return openWholeForm(form, amount);
    const { expenseId } = form;
    addExpense(database, { groupId: group.id, uid, expenseId, expense });
    warnOfBudget(expense);
    remember(key, form, people);
    setIsOffered(false);
    setLine('');
    notices.show({
      // The same id, so that consecutive toasts don't cover the list.
      id: 'quick-entry',
      text: joined([
        labelled(expense.title, money(expense.amount, expense.currency)),
        expense.rate === undefined
          ? undefined
          : t('expenses:rateHint', {
              from: expense.currency,
              rate: formatDecimal(expense.rate, locale),
              to: groupCurrency,
            }),
      ]),
      action: {
        label: t('common:edit'),
        onPress: () => void navigate(paths.editExpense(group.id, expenseId)),
      },
    });
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    add();
  }

  return (
    <form onSubmit={submit} noValidate className={styles['root']}>
      <TextField
        label={text}
        hideLabel
        placeholder={text}
        value={line}
        maxLength={500}
        autoComplete="off"
        enterKeyHint="done"
        error={problem === undefined ? undefined : problemText(problem)}
        hint={
          problem?.code === 'ambiguous' ? (
            <WhichNumber
              readings={problem.readings.map((minor, index) => ({
                label: money(minor, problem.currency),
                onChoose: () => add(READINGS[index]),
              }))}
            />
          ) : undefined
        }
        onChange={(event) => {
          setLine(event.target.value);
          setProblem(undefined);
        }}
        start={
          taken === undefined ? undefined : <span className={styles['currency']}>{taken}</span>
        }
        end={
          line.trim() === '' ? undefined : (
            <IconButton
              type="submit"
              size="small"
              label={t('expenses:add')}
              icon={<Icon glyph={CornerDownLeft} size="small" />}
            />
          )
        }
      />
      {offered === undefined ? null : (
        <Button size="small" onClick={() => setIsOffered(!isOffered)}>
          {isOffered
            ? t('entry:inCurrency', { currency: groupCurrency })
            : t('entry:lastCurrency', { currency: offered })}
        </Button>
      )}
    </form>
  );
}
