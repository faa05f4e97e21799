import { useSyncExternalStore } from 'react';

/** From here on the rail, a list and its detail have room beside each other. */
const WIDE = '(min-width: 62rem)';

/** Whether a list and its detail stand side by side. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = window.matchMedia(WIDE);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => window.matchMedia(WIDE).matches,
    () => false,
  );
}
