import { useStore } from 'zustand';
import { type Install, installOffer } from './install-offer.ts';

/** Returns a function that installs the app; `undefined` if the browser doesn't offer that. */
export function useInstall(): Install | undefined {
  return useStore(installOffer.store, ({ install }) => install);
}

/** Returns whether the user was asked before on this device. */
export function useInstallAnswered(): boolean {
  return useStore(installOffer.store, ({ answered }) => answered);
}
