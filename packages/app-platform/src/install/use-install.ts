import { useStore } from 'zustand';
import { type Install, installOffer } from './install-offer.ts';

/** Returns a function that installs the app; `undefined` if the browser doesn't offer that. */
export function useInstall(): Install | undefined {
  return useStore(installOffer.store, ({ install }) => install);
}

/** Returns whether the app may offer its installation unprompted: not in the first visit, and once per device. */
export function useInstallOffered(): boolean {
  return useStore(installOffer.store, ({ answered, isFirstVisit }) => !answered && !isFirstVisit);
}
