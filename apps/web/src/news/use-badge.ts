import { useEffect } from 'react';
import { countInTitle } from '../routing/document-title.ts';

/** Shows a number on the app's icon, where it is installed, and in the document's title. */
export function useBadge(count: number): void {
  useEffect(() => {
    countInTitle(count);
    showOnIcon(count);
  }, [count]);
  useEffect(
    () => () => {
      countInTitle(0);
      showOnIcon(0);
    },
    [],
  );
}

/** Not every browser has it, and one that does may refuse it where nothing is installed. */
function showOnIcon(count: number): void {
  const { navigator } = globalThis;
  if (!('setAppBadge' in navigator)) return;
  const shown = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge();
  shown.catch(() => undefined);
}
