import { focusMain } from '@quits/app-platform/screen/focus-main.ts';
import type { Doc } from '@quits/firestore';
import { useDatabase } from '@quits/firestore/react';
import { useT } from '@quits/i18n/react';
import { Button } from '@quits/ui';
import { useLocation, useNavigate } from 'react-router';
import { deleteExpense, restoreExpense } from '@quits/product/expense/change-expense.ts';
import type { Expense } from '@quits/product/expense/schema.ts';
import { useOncePerRevision } from '../../data/use-once-per-revision.ts';
import { notices } from '../../platform/notices/notices.ts';
import { paths } from '../../routing/paths.ts';
import { linkTo } from '../../routing/router-link.tsx';
import { useIsWide } from '@quits/app-platform/screen/use-is-wide.ts';
import styles from './expense-screen.module.css';

/** Props of {@link ExpenseActions}. */
export interface ExpenseActionsProps {
  readonly groupId: string;
  readonly uid: string;
  readonly expense: Doc<Expense>;
}

/** Actions on an expense, for members with write access. */
export function ExpenseActions({ groupId, uid, expense }: ExpenseActionsProps) {
  const t = useT();
  const database = useDatabase();
  const navigate = useNavigate();
  const { search } = useLocation();
  const wide = useIsWide();
  const once = useOncePerRevision();

  function remove(): void {
    const deleted = deleteExpense(database, { groupId, uid, expense });
    notices.show({
      text: t('expenses:deleted'),
      action: {
        label: t('common:undo'),
        onPress: () => {
          // Based on the deletion: if that is rejected, there is nothing to undo.
          restoreExpense(database, { groupId, uid, expense: deleted.result });
        },
      },
    });
    // The row that had the focus before is gone, and its neighbor may be a text field.
    focusMain();
    void navigate(paths.group(groupId) + search, { preventScrollReset: wide });
  }

  return (
    <div className={styles['actions']}>
      <Button size="small" render={linkTo(paths.editExpense(groupId, expense.id))}>
        {t('common:edit')}
      </Button>
      <Button size="small" render={linkTo(paths.copyExpense(groupId, expense.id))}>
        {t('history:duplicate')}
      </Button>
      <Button size="small" variant="danger" onClick={() => once(expense, remove)}>
        {t('common:delete')}
      </Button>
    </div>
  );
}
