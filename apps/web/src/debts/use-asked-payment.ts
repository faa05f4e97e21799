import { openedPaymentKey } from '@quits/product/between/opened-payment-key.ts';
import { deviceStorage } from '@quits/app-platform/device/device-storage.ts';
import { useEffect, useSyncExternalStore } from 'react';
import type { OpenedPayment } from '@quits/product/between/opened-payment.ts';
import { askedPayment } from './asked-payment.ts';

/** Returns the payment to ask about: the user has opened a way to pay, and came back to the app, or started it again. */
export function useAskedPayment(uid: string | undefined): OpenedPayment | undefined {
  useEffect(() => {
    if (uid === undefined) return undefined;
    const look = () => {
      const isOpened = deviceStorage()?.getItem(openedPaymentKey(uid)) ?? null;
      if (isOpened !== null && document.visibilityState === 'visible') void ask(uid);
    };
    look();
    document.addEventListener('visibilitychange', look);
    window.addEventListener('focus', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('focus', look);
      askedPayment.set(undefined);
    };
  }, [uid]);
  return useSyncExternalStore(askedPayment.subscribe, askedPayment.getState);
}

async function ask(uid: string): Promise<void> {
  try {
    const { takeOpenedPayment } = await import('@quits/product/between/opened-payment.ts');
    const opened = takeOpenedPayment(uid, Date.now());
    if (opened !== undefined) askedPayment.set(opened);
  } catch {
    // The code failed to load; the next return asks.
  }
}
