import { createValueStore } from '@quits/firebase-core';
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { isFormPath } from './is-form-path.ts';

/** Key of the history entry whose form is done and about to be left. */
const left = createValueStore<string | undefined>(undefined);

/** Returns whether the screen shows an expense form. */
export function useIsForm(): boolean {
  const { pathname, key } = useLocation();
  const leftKey = useSyncExternalStore(left.subscribe, left.getState);
  return isFormPath(pathname) && leftKey !== key;
}

/** Hides the form of a history entry immediately; the navigation can follow. */
export function leaveForm(key: string): void {
  left.set(key);
}
