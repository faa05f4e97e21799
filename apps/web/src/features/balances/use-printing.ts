import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  const query = matchMedia('print');
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Returns whether the page is being printed, so that nothing stays collapsed on paper. */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia('print').matches);
}
