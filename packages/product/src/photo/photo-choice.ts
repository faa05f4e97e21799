import * as v from 'valibot';
import { onDevice } from '../device/stores.ts';

const keyOf = (uid: string) => `quits.showPhoto.${uid}`;
const listeners = new Set<() => void>();

/** Returns whether members of the account's groups see its photo. @default true */
export function showsPhoto(uid: string): boolean {
  return onDevice.read(keyOf(uid), v.boolean()) ?? true;
}

/** Changes whether members of the account's groups see its photo. */
export function chooseShowPhoto(uid: string, shows: boolean): void {
  if (shows === showsPhoto(uid)) return;
  onDevice.keep(keyOf(uid), shows);
  for (const listener of listeners) listener();
}

/** Subscribes to changes of the choice on this page; returns the function that unsubscribes. */
export function watchShowPhoto(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
