import { useSyncExternalStore } from 'react';

/** From here on the rail, a list and its detail have room beside each other. */
const WIDE = '(min-width: 62rem)';

/** One question for the whole page: the frame asks it with every rendering. */
let asked: MediaQueryList | undefined;
const media = () => (asked ??= window.matchMedia(WIDE));

/** Whether a list and its detail stand side by side. */
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
