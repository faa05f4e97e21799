import { useT } from '@quits/i18n/react';
import { ListDetail } from '@quits/ui';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { Outlet, useLocation, useNavigate, useParams } from 'react-router';
import { useGroup } from '../../open-group/group-context.tsx';
import type { ListedExpenses } from '../../group-expenses/use-listed-expenses.ts';
import { FROM_LIST, isFromList } from '../../routing/from-list.ts';
import { isFormPath } from '../../routing/is-form-path.ts';
import { paths } from '../../routing/paths.ts';
import { useIsForm } from '../../routing/use-is-form.ts';
import { whenScreenReady } from '@quits/app-platform/slices/when-screen-ready.ts';
import { whenIdle } from '@quits/app-platform/slices/when-idle.ts';
import { useIsWide } from '@quits/app-platform/screen/use-is-wide.ts';
import { ExpenseListPane } from './expense-list-pane.tsx';

/** Loaded when the list stands: charts aren't part of the first paint. */
const ListSummary = lazy(async () => {
  await whenScreenReady();
  return { default: (await import('./list-summary.tsx')).ListSummary };
});

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

  // A group without expenses shows a single empty state.
  const placeholder =
    wide && group.data.expenseCount > 0 ? (
      <Suspense>
        <ListSummary />
      </Suspense>
    ) : undefined;

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
