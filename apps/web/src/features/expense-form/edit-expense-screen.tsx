import { useUser } from '@quits/auth/react';
import { useDatabase } from '@quits/firestore/react';
import { useT } from '@quits/i18n/react';
import { Button, ErrorState, Skeleton } from '@quits/ui';
import type { ReactNode } from 'react';
import { restoreExpense } from '@quits/product/expense/change-expense.ts';
import { expenses } from '@quits/product/expense/collections.ts';
import { useKnownDocument } from '../../data/use-known-document.ts';
import { useRefusedEdit } from '../../data/use-refused-edit.ts';
import { useGroup } from '../../open-group/group-context.tsx';
import { NoEditAccess } from '../../open-group/no-edit-access.tsx';
import { useOncePerRevision } from '../../data/use-once-per-revision.ts';
import { MissingDocument } from '../../data/missing-document.tsx';
import { useRights } from '../../open-group/use-rights.ts';
import { paths } from '../../routing/paths.ts';
import { linkTo } from '../../routing/router-link.tsx';
import { useExpenseId } from '../../routing/use-expense-id.ts';
import { useTitle } from '../../routing/use-title.ts';
import { EditExpenseForm } from './edit-expense-form.tsx';
import { FormScreen } from './form-screen.tsx';
import { MessageFrame, type MessageFrameProps } from './message-frame.tsx';
import { RefusedEditView } from './refused-edit-view.tsx';

/** An expense as it was typed, to be changed. */
export function EditExpenseScreen() {
  const t = useT();
  const expense = paths.expense(useGroup().id, useExpenseId());
  useTitle(t('expenses:edit'));
  return (
    <FormScreen fallback={expense}>
      <Contents frame={{ title: t('expenses:edit'), fallback: expense }} />
    </FormScreen>
  );
}

/** The form, or a message instead. */
function Contents({ frame }: { readonly frame: Omit<MessageFrameProps, 'children'> }) {
  const message = (children: ReactNode) => <MessageFrame {...frame}>{children}</MessageFrame>;
  const t = useT();
  const group = useGroup();
  const database = useDatabase();
  const user = useUser();
  const { mayWrite } = useRights();
  const expenseId = useExpenseId();
  const state = useKnownDocument(expenses, { groupId: group.id, id: expenseId });
  const refused = useRefusedEdit(group.id, expenseId);
  const once = useOncePerRevision();
  const toList = <Button render={linkTo(paths.group(group.id))}>{t('history:closeDetail')}</Button>;
  if (state.status === 'failed') return message(<MissingDocument state={state} actions={toList} />);
  if (state.status !== 'ready' || user === undefined) {
    return message(<Skeleton shape="block" label={t('common:loading')} />);
  }
  const expense = state.data;
  if (expense === undefined) return message(<MissingDocument state={state} actions={toList} />);
  if (!mayWrite) return message(<NoEditAccess />);
  // A deleted expense doesn't count, so editing it would move sums that don't exist.
  if (expense.data.deletedAt !== undefined) {
    return message(
      <ErrorState
        level={2}
        title={t('expenses:isDeleted')}
        actions={
          <>
            <Button
              variant="primary"
              onClick={() =>
                once(expense, () =>
                  restoreExpense(database, { groupId: group.id, uid: user.uid, expense }),
                )
              }
            >
              {t('common:restore')}
            </Button>
            {toList}
          </>
        }
      />,
    );
  }
  return refused === undefined ? (
    <EditExpenseForm uid={user.uid} expense={expense} />
  ) : (
    message(<RefusedEditView uid={user.uid} expense={expense} refused={refused} />)
  );
}
