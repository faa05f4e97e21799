import { useDatabase } from '@quits/firestore/react';
import type { Doc } from '@quits/firestore';
import { useT } from '@quits/i18n/react';
import { Card } from '@quits/ui';
import { changeReceipts } from '@quits/product/expense/change-receipts.ts';
import type { Expense } from '@quits/product/expense/schema.ts';
import { Receipts } from '../../receipts/receipts.tsx';
import { useForgetReceipts } from '../../receipts/use-forget-receipts.ts';
import styles from './expense-screen.module.css';

/** Props of {@link ReceiptsPart}. */
export interface ReceiptsPartProps {
  readonly groupId: string;
  readonly expense: Doc<Expense>;
  /** The user, if they may edit the expense; undefined for viewers. */
  readonly uid: string | undefined;
}

/** The receipts of the expense that is open; a change is saved at once. */
export function ReceiptsPart({ groupId, expense, uid }: ReceiptsPartProps) {
  const t = useT();
  const database = useDatabase();
  const forget = useForgetReceipts();
  const { receipts } = expense.data;
  if (uid === undefined && receipts.length === 0) return null;
  const existing = uid === undefined ? undefined : { groupId, uid, expense };
  return (
    <Card
      title={t('expenses:receipts')}
      level={3}
      className={receipts.length === 0 ? styles['screenOnly'] : undefined}
    >
      <Receipts
        groupId={groupId}
        expenseId={expense.id}
        receipts={receipts}
        {...(existing === undefined
          ? {}
          : {
              onAdd: (added) => changeReceipts(database, existing, [...receipts, ...added]),
              onRemove: (removed) => {
                changeReceipts(
                  database,
                  existing,
                  receipts.filter(({ id }) => id !== removed.id),
                );
                forget({ groupId, expenseId: expense.id }, [removed]);
              },
            })}
      />
    </Card>
  );
}
