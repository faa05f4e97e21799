import {
  forgetRememberedUser,
  getRememberedUser,
  type PreviousEnd,
  type SignOutReason,
} from '@quits/auth';
import type { FirebaseServices } from '@quits/firebase-core';
import { removeKeys } from '../device/remove-keys.ts';
import { type DeviceStorages, type EndedSession, wipeDevice } from './wipe-device.ts';

/** Key that marks a device whose data is being deleted, in case the page is closed meanwhile. */
const WIPING = 'quits.wiping';
/** Value of that mark if unsent changes are deleted, too. */
const ALL = 'all';
/** Key under which a tab tells its next page how the session ended. */
const ENDED = 'quits.ended';
/** Key of the router's scroll positions. */
const SCROLL = 'react-router-scroll-positions';
/** Prefix of the keys of Firestore's closed clients. */
const ZOMBIE = 'firestore_zombie_';
/** Longest wait for Firestore to stop, in ms. */
const PATIENCE = 3_000;

/** Reasons that a person chose, after being told what is unsent. */
const CHOSEN: ReadonlySet<SignOutReason> = new Set(['userRequest', 'deleted', 'otherTab']);

/** Pages to open after a session that a person ended. */
export interface EndPages {
  readonly start: string;
  /** After the account was deleted. */
  readonly deleted: string;
}

let isForgetting = false;

/** Returns whether this page is deleting the device's data, and restarts then. */
export function isForgettingDevice(): boolean {
  return isForgetting;
}

/**
 * Deletes everything about people from this device after a session has ended, and restarts the app, which also clears the page's memory.
 * The next page learns how the session ended.
 * @param endNow called last, since the reason may become known only after the session has ended
 */
export async function forgetDevice(
  provider: Pick<FirebaseServices, 'clearPersistence'>,
  endNow: () => PreviousEnd,
  pages: EndPages,
): Promise<void> {
  isForgetting = true;
  attempt(() => localStorage.setItem(WIPING, CHOSEN.has(endNow().reason) ? ALL : '1'));
  // Whoever is remembered from now on has signed in since.
  const left = endNow().last?.uid;
  const device = attempt(() => localStorage);
  if (left !== undefined) forgetRememberedUser(device, left);
  // A tab that doesn't stop its Firestore keeps the database open; the next page then tries again.
  await Promise.race([provider.clearPersistence().catch(() => undefined), after(PATIENCE)]);
  const unsent = await finishForgetting({ isLost: !CHOSEN.has(endNow().reason), uid: left });
  const end = endNow();
  const { reason } = end;
  const isChosen = CHOSEN.has(reason);
  const ended: PreviousEnd = isChosen ? { reason } : { ...end, unsent };
  attempt(() => sessionStorage.setItem(ENDED, JSON.stringify(ended)));
  if (reason === 'userRequest') window.location.replace(pages.start);
  else if (reason === 'deleted') window.location.replace(pages.deleted);
  else window.location.reload();
}

/** Deletes what an earlier page began to delete; call it before anything reads the device's data. */
export async function resumeForgetting(): Promise<void> {
  const mark = attempt(() => localStorage.getItem(WIPING)) ?? null;
  if (mark === null) return;
  const isGone = getRememberedUser(attempt(() => localStorage)) === undefined;
  if (isGone) await finishForgetting({ isLost: mark !== ALL });
  else attempt(() => localStorage.removeItem(WIPING));
}

/** Returns how the session ended on the previous page, if that page restarted the app. */
export function takeSessionEnd(): PreviousEnd | undefined {
  const text = attempt(() => sessionStorage.getItem(ENDED)) ?? null;
  if (text === null) return undefined;
  // The router stores scroll positions, with their paths, when a page closes.
  for (const key of [ENDED, SCROLL]) attempt(() => sessionStorage.removeItem(key));
  // Firestore marks the client of a page that closes before it has stopped.
  attempt(() => removeKeys(localStorage, (key) => key.startsWith(ZOMBIE)));
  // The previous page of this app wrote it.
  return JSON.parse(text) as PreviousEnd;
}

async function finishForgetting(ended: EndedSession): Promise<number> {
  // Somebody has signed in meanwhile, in another tab.
  if (getRememberedUser(attempt(() => localStorage)) !== undefined) return 0;
  const unsent = await wipeDevice(storages(), ended);
  attempt(() => localStorage.removeItem(WIPING));
  return unsent;
}

function storages(): DeviceStorages {
  return {
    local: attempt(() => localStorage),
    tab: attempt(() => sessionStorage),
    databases: attempt(() => indexedDB),
    caches: attempt(() => caches),
  };
}

function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    // The browser blocks storage.
    return undefined;
  }
}

function after(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
