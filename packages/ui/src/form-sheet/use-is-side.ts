import { useSyncExternalStore } from 'react';

/** From this width on, the sheet is at the side; the same as in its styles. */
const SIDE = '(min-width: 62rem)';

/** Returns whether the sheet is a panel at the side, with its buttons below the contents. */
export function useIsSide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(SIDE).matches,
    () => false,
  );
}

function subscribe(changed: () => void): () => void {
  const media = window.matchMedia(SIDE);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}
