import { useSyncExternalStore } from 'react';

let isPrinting = false;

/** Returns whether the page is being printed, so that virtualized lists can render all rows. */
export function useIsPrinting(): boolean {
  return useSyncExternalStore(subscribe, read, () => false);
}

function read(): boolean {
  return isPrinting || window.matchMedia('print').matches;
}

function subscribe(changed: () => void): () => void {
  const set = (value: boolean) => () => {
    isPrinting = value;
    changed();
  };
  const [begin, end] = [set(true), set(false)];
  const media = window.matchMedia('print');
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  media.addEventListener('change', changed);
  return () => {
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
    media.removeEventListener('change', changed);
  };
}
