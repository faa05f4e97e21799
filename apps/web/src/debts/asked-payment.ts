import { createValueStore } from '@quits/firebase-core';
import type { OpenedPayment } from '@quits/product/between/opened-payment.ts';

/** The payment that the app asks about, now that the user has come back from paying it. */
export const askedPayment = createValueStore<OpenedPayment | undefined>(undefined);
