import { useT } from '@quits/i18n/react';
import { EmptyState, ListDetail } from '@quits/ui';
import { useEffect, useMemo, useState } from 'react';
import { Outlet, useLocation, useNavigate, useParams } from 'react-router';
import { useGroup } from '../../open-group/group-context.tsx';
import type { ListedExpenses } from '../../group-expenses/use-listed-expenses.ts';
import { FROM_LIST, isFromList } from '../../routing/from-list.ts';
import { isFormPath } from '../../routing/is-form-path.ts';
import { paths } from '../../routing/paths.ts';
import { useIsForm } from '../../routing/use-is-form.ts';
import { whenIdle } from '@quits/app-platform/slices/when-idle.ts';
import { useIsWide } from '@quits/app-platform/screen/use-is-wide.ts';
import { ExpenseListPane } from './expense-list-pane.tsx';

/**
 * Expenses by day, newest first, and the open expense beside them, both behind a form. The list
 * stays mounted, so that a saved expense shows in the next frame.
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
  // On a phone, a link to one expense doesn't load the list behind it.
  if (isListShown && !wasListShown) setWasListShown(true);
  // A form that the visit begins with doesn't wait for the list beside it.
  useEffect(() => {
    if (wide) whenIdle(() => setWasListShown(true));
  }, [wide]);
  const context = useMemo<ListedExpenses>(() => ({ ids: listed, search }), [listed, search]);

  function close(): void {
    // Going back restores the scroll position.
    if (isFromList(state) && !wide) void navigate(-1);
    else void navigate(paths.group(group.id) + search, { preventScrollReset: wide });
  }

  // Show a single empty state for a group without expenses; with an empty list, the pane stays
  // blank.
  const placeholder =
    group.data.expenseCount === 0 ? undefined : listed.length === 0 ? (
      <span />
    ) : (
      <EmptyState title={t('history:choose')} />
    );

  return (
    <div data-wide="">
      <ListDetail
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
      {hasForm ? <Outlet /> : null}
    </div>
  );
}
