import { useEffect } from 'react';
import { askedPayment } from './asked-payment.ts';

/** Closes a sheet when the app asks whether its payment was made, which replaces the sheet. */
export function useCloseWhenAsked(onClose: () => void): void {
  useEffect(
    () =>
      askedPayment.subscribe(() => {
        if (askedPayment.getState() !== undefined) onClose();
      }),
    [onClose],
  );
}
