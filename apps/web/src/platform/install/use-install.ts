import { useStore } from 'zustand';
import { type Install, installOffer } from './install-offer.ts';

/** Installs the app; `undefined` where the browser does not offer that. */
export function useInstall(): Install | undefined {
  return useStore(installOffer.store, ({ install }) => install);
}

/** Whether the person was asked before on this device. */
export function useInstallAnswered(): boolean {
  return useStore(installOffer.store, ({ answered }) => answered);
}
