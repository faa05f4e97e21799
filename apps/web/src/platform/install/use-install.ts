import { useSyncExternalStore } from 'react';
import { type Install, installOffer } from './install-offer.ts';

/** Installs the app; `undefined` where the browser does not offer that. */
export function useInstall(): Install | undefined {
  return useSyncExternalStore(installOffer.subscribe, installOffer.get, () => undefined);
}

/** Whether the person was asked before on this device. */
export function useInstallAnswered(): boolean {
  return useSyncExternalStore(installOffer.subscribe, installOffer.wasAnswered, () => true);
}
