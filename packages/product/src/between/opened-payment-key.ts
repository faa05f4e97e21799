/** Returns the key under which the device stores the payment that an account has opened last. */
export function openedPaymentKey(uid: string): string {
  return `quits.opened.${uid}`;
}
