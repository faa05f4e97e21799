import { useDatabase } from '@quits/firestore/react';
import { useFormat, useT } from '@quits/i18n/react';
import { toDecimalString } from '@quits/ledger';
import { IconButton, Icon, TextField } from '@quits/ui';
import { CornerDownLeft } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTextKeptInTab } from '../app-settings/use-kept-in-tab.ts';
import { addExpense } from '../data/actions/add-expense.ts';
import { useGroup } from '../group-context/group-context.tsx';
import { useActivePeople } from '../group-context/use-active-people.ts';
import { notices } from '../notices/notices.ts';
import { paths } from '../routing/paths.ts';
import { remember } from './remembered.ts';
import { startForm } from './start-form.ts';
import { useFormReader } from './use-form-reader.ts';
import { useQuickEntryText } from './use-quick-entry-text.ts';

/** A whole expense in one line, such as `19.24 tickets`; the rest is as the last one was made. */
export function QuickEntry({ uid }: { readonly uid: string }) {
  const t = useT();
  const text = useQuickEntryText();
  const { money } = useFormat();
  const group = useGroup();
  const database = useDatabase();
  const navigate = useNavigate();
  const [line, setLine] = useTextKeptInTab(`quick.${uid}.${group.id}`);
  const [isUnread, setUnread] = useState(false);
  const people = useActivePeople();
  const reader = useFormReader(people, group.data.currency);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (line.trim() === '') return;
    const { id: groupId, data } = group;
    const start = startForm({ groupId, group: data, people, uid, now: new Date() });
    const read = reader.withLine({ ...start, title: line.trim() });
    const form = reader.completed(read);
    setUnread(read.amountText === '');
    if (read.amountText === '') return;
    const { expense, amount = 0 } = reader.check(form);
    if (expense === undefined) {
      // Something is missing that only the whole form can ask for.
      const { title, currency, date, paidBy } = form;
      const params = new URLSearchParams({
        amount: toDecimalString(amount, currency),
        title,
        currency,
        date,
        ...(paidBy.kind === 'one' ? { payer: paidBy.personId } : {}),
      });
      void navigate(`${paths.addExpense(group.id)}?${params}`);
      return;
    }
    const { expenseId } = form;
    addExpense(database, { groupId: group.id, uid, expenseId, expense });
    remember({ uid, groupId: group.id }, form, people);
    setLine('');
    notices.show({
      // One after another they would cover the list.
      id: 'quick-entry',
      text: `${expense.title}: ${money(expense.amount, expense.currency)}`,
      action: {
        label: t('common:edit'),
        onPress: () => void navigate(paths.editExpense(group.id, expenseId)),
      },
    });
  }

  return (
    <form onSubmit={submit} noValidate>
      <TextField
        label={text}
        labelDisplay="hidden"
        placeholder={text}
        value={line}
        maxLength={500}
        autoComplete="off"
        enterKeyHint="done"
        error={isUnread ? t('expenses:amountMissing') : undefined}
        onChange={(event) => {
          setLine(event.target.value);
          setUnread(false);
        }}
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
    </form>
  );
}
