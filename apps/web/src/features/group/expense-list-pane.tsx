import { useT } from '@quits/i18n/react';
import { Button, TextField } from '@quits/ui';
import { lazy, memo, Suspense, useCallback, useEffect, useState } from 'react';
import * as v from 'valibot';
import { useKeptInTab } from '../../app-settings/use-kept-in-tab.ts';
import { usePrepareHistory } from '../../data/use-whole-history.ts';
import { useQuickEntryText } from '../../expense-entry/use-quick-entry-text.ts';
import { useGroup } from '../../open-group/group-context.tsx';
import { useEditorUid } from '../../open-group/use-editor-uid.ts';
import { whenScreenReady } from '@quits/app-platform/slices/when-screen-ready.ts';
import { paths } from '../../routing/paths.ts';
import { linkTo } from '../../routing/router-link.tsx';
import { isNarrowing } from '@quits/product/expense-list/expense-filter.ts';
import type { ExpenseListPaneProps } from './expense-list-pane-props.ts';
import { prepareForPrint } from '@quits/app-platform/print/print-request.ts';
import styles from './expenses-screen.module.css';
import { FilterBar } from './filter-bar.tsx';
import { InviteNext } from './invite-next.tsx';
import { ListedExpenses } from './listed-expenses.tsx';
import { useOfferMoment } from './use-offer-moment.ts';
import { useFilterInAddress } from './use-filter-in-address.ts';

/** Loaded when the list stands: the parser isn't part of the first paint, nor of what the list waits for. */
const QuickEntry = lazy(async () => {
  await whenScreenReady();
  return { default: (await import('../../expense-entry/quick-entry.tsx')).QuickEntry };
});

/** Shown once on a device, so it isn't part of the first paint. */
const NotificationOffer = lazy(async () => {
  await whenScreenReady();
  // A first visit has its service worker later; without one there are no notifications.
  await navigator.serviceWorker.ready;
  return { default: (await import('./notification-offer.tsx')).NotificationOffer };
});

/** Disabled placeholder of the field. */
function QuickEntryPlaceholder() {
  const text = useQuickEntryText();
  return <TextField label={text} hideLabel placeholder={text} disabled data-coming="" />;
}

/**
 * The expenses of the group: searched, filtered, endless. Memoized, because the screen rerenders when the list
 * reports the expenses that it shows.
 */
export const ExpenseListPane = memo(function ExpenseListPane(props: ExpenseListPaneProps) {
  const t = useT();
  const group = useGroup();
  const uid = useEditorUid();
  const isOffering = useOfferMoment(group) && uid !== undefined;
  const [filter, setFilter, search] = useFilterInAddress(!props.isCovered);
  // Deleted ones are not counted, so a group that counts none may still have some.
  const isNew = group.data.expenseCount === 0 && !isNarrowing(filter);
  const [isSkipped, skip] = useKeptInTab(`invite.${group.id}`, v.boolean(), () => false);
  const isAlone = isNew && uid !== undefined && group.data.memberUids.length === 1 && !isSkipped;
  // A group that begins with inviting has one step at a time; the navigation adds expenses, too.
  const add =
    uid !== undefined && !isAlone ? (
      <Button variant="primary" render={linkTo(paths.addExpense(group.id))}>
        {t('expenses:add')}
      </Button>
    ) : undefined;
  const [printing, setPrinting] = useState(false);
  const prepareHistory = usePrepareHistory(group.id, group.data.expenseCount);
  useEffect(
    () => (props.openId === undefined ? prepareForPrint(() => setPrinting(true)) : undefined),
    [props.openId],
  );
  const onPrinted = useCallback(() => setPrinting(false), []);
  return (
    <div className={styles['pane']} data-open={props.openId === undefined ? undefined : ''}>
      <div className={styles['tools']}>
        {uid === undefined ? null : (
          <div className={styles['entry']}>
            <Suspense fallback={<QuickEntryPlaceholder />}>
              <QuickEntry uid={uid} />
            </Suspense>
          </div>
        )}
        {isNew ? null : (
          <FilterBar filter={filter} onFilter={setFilter} onSearchFocus={prepareHistory} />
        )}
      </div>
      {isOffering ? (
        <Suspense>
          <NotificationOffer uid={uid} />
        </Suspense>
      ) : null}
      {isAlone ? <InviteNext onSkip={() => skip(true)} /> : null}
      <ListedExpenses
        {...props}
        filter={filter}
        search={search}
        onFilter={setFilter}
        add={add}
        printing={printing}
        onPrinted={onPrinted}
      />
    </div>
  );
});
