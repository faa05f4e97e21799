import { useUser } from '@quits/auth/react';
import { useT } from '@quits/i18n/react';
import { useState } from 'react';
import { MayNotChange } from '../../group-context/may-not-change.tsx';
import { useRights } from '../../group-context/use-rights.ts';
import { useTitle } from '../../routing/use-title.ts';
import { NewExpenseForm } from './new-expense-form.tsx';

/** A new expense, as the group's last one was made until something else is chosen. */
export function AddExpenseScreen() {
  const t = useT();
  const { mayWrite } = useRights();
  const user = useUser();
  const [round, setRound] = useState(0);
  useTitle(t('expenses:add'));
  if (user === undefined) return null;
  if (!mayWrite) return <MayNotChange />;
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
