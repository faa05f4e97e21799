import { useUser } from '@quits/auth/react';
import { useT } from '@quits/i18n/react';
import { useState } from 'react';
import { useGroup } from '../../open-group/group-context.tsx';
import { NoEditAccess } from '../../open-group/no-edit-access.tsx';
import { useRights } from '../../open-group/use-rights.ts';
import { paths } from '../../routing/paths.ts';
import { useTitle } from '../../routing/use-title.ts';
import { FormScreen } from './form-screen.tsx';
import { MessageFrame } from './message-frame.tsx';
import { NewExpenseForm } from './new-expense-form.tsx';

/** New expense, with the group's defaults. */
export function AddExpenseScreen() {
  const t = useT();
  const { mayWrite } = useRights();
  const user = useUser();
  const { id } = useGroup();
  const [round, setRound] = useState(0);
  useTitle(t('expenses:add'));
  if (user === undefined) return null;
  const list = paths.group(id);
  return (
    <FormScreen fallback={list}>
      {mayWrite ? (
        <NewExpenseForm
          // Reset the form for each expense.
          key={round}
          uid={user.uid}
          isFirst={round === 0}
          onNext={() => setRound(round + 1)}
        />
      ) : (
        <MessageFrame title={t('expenses:add')} fallback={list}>
          <NoEditAccess />
        </MessageFrame>
      )}
    </FormScreen>
  );
}
