import type { createBrowserRouter } from 'react-router';
import { HELD, snapshotElement } from './snapshot-element.ts';

/**
 * Navigates to a link clicked in the snapshot, before this call or after it; the screen there then replaces the snapshot.
 *
 * @param stateOf Returns the state that the live link to a path passes to its target, if any.
 */
export function followHeldLink(
  router: Pick<ReturnType<typeof createBrowserRouter>, 'navigate'>,
  stateOf: (path: string) => unknown,
): void {
  const snapshot = snapshotElement();
  if (snapshot === undefined) return;

  function go(): void {
    const held = snapshot?.querySelector('a[data-held]');
    const to = held?.getAttribute('href');
    // A link to a fragment is clicked on the live screen.
    if (snapshot === undefined || to === undefined || to === null || to.startsWith('#')) return;
    snapshot.dataset['routed'] = '';
    void router.navigate(to, { state: stateOf(to) });
  }

  snapshot.addEventListener(HELD, go);
  go();
}
