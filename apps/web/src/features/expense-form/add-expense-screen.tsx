import { useUser } from '@quits/auth/react';
import { useT } from '@quits/i18n/react';
import { ErrorView } from '@quits/ui';
import { useState } from 'react';
import { useGroup } from '../../group-context/group-context.tsx';
import { useTitle } from '../../routing/use-title.ts';
import { NewExpenseForm } from './new-expense-form.tsx';

/** A new expense, as the group's last one was made until something else is chosen. */
export function AddExpenseScreen() {
  const t = useT();
  const group = useGroup();
  const user = useUser();
  const [round, setRound] = useState(0);
  useTitle(t('expenses:add'));
  const role = user === undefined ? undefined : group.data.roles[user.uid];
  if (user === undefined || role === undefined) return null;
  if (role === 'viewer') return <ErrorView title={t('errors:roleTooLow')} />;
  if ((group.data.archivedAt ?? null) !== null) {
    return <ErrorView title={t('errors:groupArchived')} />;
  }
  return (
    <NewExpenseForm
      // Each expense begins with a form of its own.
      key={round}
      uid={user.uid}
      isFirst={round === 0}
      onNext={() => setRound(round + 1)}
    />
  );
}
