import { useUser } from '@quits/auth/react';
import { useT } from '@quits/i18n/react';
import { useState } from 'react';
import { NoEditAccess } from '../../open-group/no-edit-access.tsx';
import { useRights } from '../../open-group/use-rights.ts';
import { useTitle } from '../../routing/use-title.ts';
import { NewExpenseForm } from './new-expense-form.tsx';

/** New expense, with the settings of the group's last one as defaults. */
export function AddExpenseScreen() {
  const t = useT();
  const { mayWrite } = useRights();
  const user = useUser();
  const [round, setRound] = useState(0);
  useTitle(t('expenses:add'));
  if (user === undefined) return null;
  if (!mayWrite) return <NoEditAccess />;
  return (
    <NewExpenseForm
      // Reset the form for each expense.
      key={round}
      uid={user.uid}
      isFirst={round === 0}
      onNext={() => setRound(round + 1)}
    />
  );
}
