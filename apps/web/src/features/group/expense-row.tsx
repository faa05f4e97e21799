import type { Doc } from '@quits/firestore';
import { useT } from '@quits/i18n/react';
import { DateBadge, IconTile, ListRow, Money, type MoneyPart, SyncIndicator } from '@quits/ui';
import type { DayTexts, RowTexts } from '@quits/product/expense-list/row-format.ts';
import type { Expense } from '@quits/product/expense/schema.ts';
import { memo } from 'react';

/** Props of {@link ExpenseRow}. */
export interface ExpenseRowProps {
  readonly expense: Doc<Expense>;
  readonly texts: RowTexts<readonly MoneyPart[]>;
  /** Date of the first row of a day; undefined for the others. */
  readonly day: DayTexts | undefined;
  /** Whether it is open beside the list. */
  readonly current: boolean;
  readonly href: string;
}

/**
 * One expense: date, category, title, payers, amount, and the user's share. Memoized, so that adding one
 * doesn't render the others; without state or context, because it is reused for other expenses.
 */
export const ExpenseRow = memo(function ExpenseRow(props: ExpenseRowProps) {
  const { expense, texts, day, current, href } = props;
  const { data } = expense;
  return (
    <ListRow
      as="div"
      current={current}
      leading={
        day === undefined ? (
          <span aria-hidden="true" />
        ) : (
          <DateBadge dateTime={data.date} {...day} />
        )
      }
      mark={<IconTile {...texts.mark} />}
      title={data.title}
      description={texts.payers}
      amount={
        <>
          {expense.pending ? <Waiting /> : null}
          <Money parts={texts.amount} />
        </>
      }
      share={
        texts.ownAmount === undefined ? (
          texts.own
        ) : (
          <Money parts={texts.ownAmount} tone={texts.ownSide} label={texts.own} title={texts.own} />
        )
      }
      href={href}
      status={rowState(expense)}
    />
  );
});

function Waiting() {
  return <SyncIndicator status="pending" label={useT()('expenses:waiting')} compact />;
}

function rowState({ pending, data }: Doc<Expense>): 'pending' | 'deleted' | 'settled' {
  if (data.deletedAt !== undefined) return 'deleted';
  return pending ? 'pending' : 'settled';
}
