import type { Doc } from '@quits/firestore';
import { useFormat, useT } from '@quits/i18n/react';
import { DateStub, ListRow, SyncIndicator } from '@quits/ui';
import { ownPersonId } from '../../data/people.ts';
import type { Expense } from '../../data/schemas/expense.ts';
import type { Group } from '../../data/schemas/group.ts';
import { Amount } from '../../money/amount.tsx';
import { paths } from '../../routing/paths.ts';
import { linkTo } from '../../routing/router-link.tsx';
import { ownPart } from './own-part.ts';

/** Props of {@link ExpenseRow}. */
export interface ExpenseRowProps {
  readonly expense: Doc<Expense>;
  readonly groupId: string;
  readonly group: Group;
  readonly uid: string | undefined;
  /** The date stands only beside the first row of a day. */
  readonly firstOfDay: boolean;
}

/** One expense: when, what, who paid, how much, and one's own part. */
export function ExpenseRow({ expense, groupId, group, uid, firstOfDay }: ExpenseRowProps) {
  const t = useT();
  const { date, money } = useFormat();
  const { data } = expense;
  const own = ownPart(data, ownPersonId(group, uid));
  const stub = <DateStubOf date={data.date} label={date(data.date, 'full')} />;
  return (
    <ListRow
      lead={firstOfDay ? stub : <span aria-hidden="true" />}
      title={data.title}
      sentence={
        expense.pending ? (
          <SyncIndicator state="pending" label={t('expenses:waiting')} />
        ) : (
          payersText()
        )
      }
      amount={<Amount minor={data.amount} currency={data.currency} />}
      share={ownText()}
      render={linkTo(paths.expense(groupId, expense.id))}
      state={expense.pending ? 'pending' : 'settled'}
    />
  );

  function payersText(): string {
    const payers = Object.keys(data.payers);
    const [payer] = payers;
    const person = payer === undefined ? undefined : group.people[payer];
    if (payers.length !== 1 || person === undefined) {
      return t('expenses:paidByMany', { count: payers.length });
    }
    const amount = money(data.amount, data.currency);
    if (person.uid !== undefined && person.uid === uid) return t('expenses:paidByYou', { amount });
    return t('expenses:paidByName', { name: person.name, amount });
  }

  function ownText(): string {
    switch (own.kind) {
      case 'lent':
        return t('expenses:youLent', { amount: money(own.minor, data.currency) });
      case 'borrowed':
        return t('expenses:youBorrowed', { amount: money(own.minor, data.currency) });
      case 'even':
        return t('groups:settled');
      case 'not-involved':
        return t('expenses:notInvolved');
    }
  }
}

function DateStubOf({ date, label }: { readonly date: string; readonly label: string }) {
  const { locale } = useFormat();
  const at = new Date(`${date}T00:00:00Z`);
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(at);
  return (
    <DateStub
      dateTime={date}
      day={part({ day: 'numeric' })}
      month={part({ month: 'short' })}
      label={label}
    />
  );
}
