import { createValueStore } from '@quits/firebase-core';
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { isFormPath } from './is-form-path.ts';

/** The history entry whose form has done its work, and is about to be left. */
const left = createValueStore<string | undefined>(undefined);

/** Whether an expense is typed on the screen. */
export function useIsForm(): boolean {
  const { pathname, key } = useLocation();
  const leftKey = useSyncExternalStore(left.subscribe, left.getState);
  return isFormPath(pathname) && leftKey !== key;
}

/** Takes the form of a history entry off the screen at once; where it leads to can follow. */
export function leaveForm(key: string): void {
  left.set(key);
}
