import { useSyncExternalStore } from 'react';

/** Minimum width for the rail, a list and its detail side by side. */
const WIDE = '(min-width: 62rem)';

/** Shared media query: the frame reads it in every render. */
let asked: MediaQueryList | undefined;
const media = () => (asked ??= window.matchMedia(WIDE));

/** Returns whether a list and its detail are side by side. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => media().matches,
    () => false,
  );
}

function subscribe(changed: () => void): () => void {
  media().addEventListener('change', changed);
  return () => media().removeEventListener('change', changed);
}
