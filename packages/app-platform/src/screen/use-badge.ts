import { useEffect } from 'react';
import { countInTitle } from './document-title.ts';

/** Shows a number on the installed app's icon, and in the document's title. */
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

/** Sets the badge; not all browsers support it, and some reject it if the app isn't installed. */
function showOnIcon(count: number): void {
  const { navigator } = globalThis;
  if (!('setAppBadge' in navigator)) return;
  const shown = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge();
  shown.catch(() => undefined);
}
