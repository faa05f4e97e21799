import { useT } from '@quits/i18n/react';
import { EmptyState, ListDetail } from '@quits/ui';
import { useMemo, useState } from 'react';
import { Outlet, useLocation, useNavigate, useParams } from 'react-router';
import { useGroup } from '../../group-context/group-context.tsx';
import type { ListedExpenses } from '../../group-context/neighbours.ts';
import { FROM_LIST, isFromList } from '../../routing/from-list.ts';
import { isFormPath } from '../../routing/is-form-path.ts';
import { paths } from '../../routing/paths.ts';
import { useIsForm } from '../../routing/use-is-form.ts';
import { useIsWide } from '../../routing/use-is-wide.ts';
import styles from './expenses-screen.module.css';
import { ExpenseListPane } from './expense-list-pane.tsx';

/**
 * What was spent, by day, newest first, and beside it the expense that is open. A form has the place of both; the list
 * stays behind it, so that what is saved shows in it with the next frame.
 */
export function ExpensesScreen() {
  const t = useT();
  const group = useGroup();
  const { expenseId } = useParams();
  const { search, state, pathname } = useLocation();
  const hasForm = isFormPath(pathname);
  const isForm = useIsForm();
  const navigate = useNavigate();
  const wide = useIsWide();
  const [listed, setListed] = useState<readonly string[]>([]);
  const isListShown = !isForm && (wide || expenseId === undefined);
  const [wasListShown, setWasListShown] = useState(isListShown);
  // Someone who follows a link to one expense on a phone does not pay for the list behind it.
  if (isListShown && !wasListShown) setWasListShown(true);
  const context = useMemo<ListedExpenses>(() => ({ ids: listed, search }), [listed, search]);

  function close(): void {
    // Going back brings the scroll position back too.
    if (isFromList(state) && !wide) void navigate(-1);
    else void navigate(paths.group(group.id) + search, { preventScrollReset: wide });
  }

  // A group without expenses has one empty state, not two; while a list is empty its pane stays, and says nothing.
  const placeholder =
    group.data.expenseCount === 0 ? undefined : listed.length === 0 ? (
      <span />
    ) : (
      <EmptyState title={t('history:choose')} />
    );

  return (
    <div>
      <ListDetail
        covered={isForm}
        detail={expenseId === undefined || hasForm ? undefined : <Outlet context={context} />}
        placeholder={placeholder}
        onClose={close}
        labels={{ detail: t('expenses:kindExpense'), close: t('history:closeDetail') }}
      >
        {wasListShown ? (
          <ExpenseListPane
            openId={expenseId}
            isCovered={hasForm}
            linkState={FROM_LIST}
            keepsScroll={wide}
            onListed={setListed}
          />
        ) : null}
      </ListDetail>
      {hasForm ? (
        <div className={styles['form']} hidden={!isForm}>
          <Outlet />
        </div>
      ) : null}
    </div>
  );
}
