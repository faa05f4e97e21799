import type { Doc } from '@quits/firestore';
import { partyEntries } from '@quits/product/balances/party-entries.ts';
import type { Due } from '@quits/product/between/dues.ts';
import type { Group } from '@quits/product/group/schema.ts';
import { useMemo } from 'react';
import { useWholeHistory } from '../../data/use-whole-history.ts';
import { DebtExplanationDialog } from '../../debts/debt-explanation-dialog.tsx';
import { GroupProvider } from '../../open-group/group-context.tsx';

/** Props of {@link DueExpenses}. */
export interface DueExpensesProps {
  readonly uid: string;
  readonly group: Doc<Group>;
  readonly due: Due;
  readonly onClose: () => void;
}

/** The expenses behind an amount in one group. */
export function DueExpenses({ uid, group, due, onClose }: DueExpensesProps) {
  const { id, data } = group;
  const history = useWholeHistory({ groupId: id, uid, needed: true });
  const entries = useMemo(
    () => (history.status === 'loading' ? undefined : partyEntries(data, history.expenses)),
    [data, history],
  );
  return (
    <GroupProvider group={group}>
      <DebtExplanationDialog
        payment={due.payment}
        currency={due.currency}
        entries={entries}
        onClose={onClose}
      />
    </GroupProvider>
  );
}
