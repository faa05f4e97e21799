import type { Doc } from '@quits/firestore';
import { useFormatter, useT } from '@quits/i18n/react';
import { DateBadge, ListRow, SyncIndicator } from '@quits/ui';
import type { Expense } from '@quits/product/expense/schema.ts';
import type { Group } from '@quits/product/group/schema.ts';
import { useOwnText } from '../../group-context/use-own-text.ts';
import { Amount } from '../../money/amount.tsx';
import { paths } from '../../routing/paths.ts';
import { memo } from 'react';
import { Link } from 'react-router';
import { dayAndMonth } from '@quits/product/expense-list/day-and-month.ts';

/** Props of {@link ExpenseRow}. */
export interface ExpenseRowProps {
  readonly expense: Doc<Expense>;
  readonly groupId: string;
  readonly group: Group;
  readonly uid: string | undefined;
  /** Whether it is the first row of its day, which shows the date. */
  readonly firstOfDay: boolean;
  /** Whether it is open beside the list. */
  readonly current: boolean;
  /** Query of the list's URL, which is kept when an expense is opened. */
  readonly search: string;
  readonly linkState: unknown;
  readonly keepsScroll: boolean;
}

/**
 * One expense: date, title, payers, amount, and the user's share. Memoized, so that adding one
 * doesn't render the others.
 */
export const ExpenseRow = memo(function ExpenseRow(props: ExpenseRowProps) {
  const { expense, groupId, group, uid, firstOfDay, current } = props;
  const { search, linkState, keepsScroll } = props;
  const t = useT();
  const { date } = useFormatter();
  const { data } = expense;
  const ownText = useOwnText();
  const stub = <DateStubOf date={data.date} label={date(data.date, 'full')} />;
  return (
    <ListRow
      as="div"
      current={current}
      leading={firstOfDay ? stub : <span aria-hidden="true" />}
      title={data.title}
      description={
        expense.pending ? (
          <SyncIndicator status="pending" label={t('expenses:waiting')} />
        ) : (
          payersText()
        )
      }
      amount={<Amount minor={data.amount} currency={data.currency} />}
      share={ownText(data)}
      render={(looks) => (
        <Link
          {...looks}
          to={paths.expense(groupId, expense.id) + search}
          state={linkState}
          preventScrollReset={keepsScroll}
        />
      )}
      status={rowState(expense)}
    />
  );

  function payersText(): string {
    const payers = Object.keys(data.payers);
    const [payer] = payers;
    const person = payer === undefined ? undefined : group.people[payer];
    if (payers.length !== 1 || person === undefined) {
      return t('expenses:paidByMany', { count: payers.length });
    }
    if (person.uid !== undefined && person.uid === uid) return t('expenses:paidByYou');
    return t('expenses:paidByName', { name: person.name });
  }
});

function rowState({ pending, data }: Doc<Expense>): 'pending' | 'deleted' | 'settled' {
  if (data.deletedAt !== undefined) return 'deleted';
  return pending ? 'pending' : 'settled';
}

function DateStubOf({ date, label }: { readonly date: string; readonly label: string }) {
  const { locale } = useFormatter();
  return <DateBadge dateTime={date} {...dayAndMonth(date, locale)} label={label} />;
}
