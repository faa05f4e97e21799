import { type createBrowserRouter, matchPath } from 'react-router';
import { FROM_LIST } from '../../routing/from-list.ts';
import { paths } from '../../routing/paths.ts';
import { HELD, snapshotElement } from './snapshot-element.ts';

/** Navigates to a link clicked in the snapshot, before this call or after it; the screen there then replaces the snapshot. */
export function followHeldLink(
  router: Pick<ReturnType<typeof createBrowserRouter>, 'navigate'>,
): void {
  const snapshot = snapshotElement();
  if (snapshot === undefined) return;

  function go(): void {
    const held = snapshot?.querySelector('a[data-held]');
    const to = held?.getAttribute('href');
    // A link to a fragment is clicked on the live screen.
    if (snapshot === undefined || to === undefined || to === null || to.startsWith('#')) return;
    snapshot.dataset['routed'] = '';
    const isExpense = matchPath(paths.expense(':groupId', ':expenseId'), to) !== null;
    void router.navigate(to, isExpense ? { state: FROM_LIST } : {});
  }

  snapshot.addEventListener(HELD, go);
  go();
}
