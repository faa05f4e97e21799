import type { AppError, Result } from '@quits/errors';
import { useDatabase } from '@quits/firestore/react';
import type { PaymentDetails } from '@quits/product/payment/schema.ts';
import { readDetails } from '@quits/product/payment/read-details.ts';
import { useEffect, useState } from 'react';

/** Payment details of an account. */
export interface PaymentDetailsState {
  /** `undefined` while they are loading; without details, or if they aren't shared, the value is `undefined`. */
  readonly read: Result<PaymentDetails | undefined, AppError> | undefined;
  /** Shows other details, such as those that were just stored. */
  readonly show: (details: PaymentDetails | undefined) => void;
  /** Reads them again. */
  readonly retry: () => void;
}

/** Reads an account's payment details when the component appears, and never stores them. */
export function usePaymentDetails(uid: string): PaymentDetailsState {
  const database = useDatabase();
  const [read, setRead] = useState<PaymentDetailsState['read']>();

  useEffect(() => {
    let isCurrent = true;
    async function load(): Promise<void> {
      const result = await readDetails(database, uid);
      if (isCurrent) setRead(result);
    }
    void load();
    return () => {
      isCurrent = false;
    };
  }, [database, uid]);

  async function retry(): Promise<void> {
    setRead(undefined);
    setRead(await readDetails(database, uid));
  }

  return {
    read,
    show: (value) => setRead({ ok: true, value }),
    retry: () => void retry(),
  };
}
