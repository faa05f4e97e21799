import { getViaRest } from '@quits/firestore';
import { useDatabase } from '@quits/firestore/react';
import { RECEIPT_MODEL, receiptModelSettings } from '@quits/product/receipt-model/collections.ts';
import { useEffect, useState } from 'react';

/** Returns the host of the server's model for receipts; undefined while it is unknown, and if there is none. */
export function useReceiptModel(): string | undefined {
  const database = useDatabase();
  const [host, setHost] = useState<string>();
  useEffect(() => {
    let isCurrent = true;
    async function look(): Promise<void> {
      const found = await getViaRest(database, receiptModelSettings, { id: RECEIPT_MODEL });
      if (isCurrent && found.ok) setHost(found.value?.host);
    }
    if (navigator.onLine) void look();
    return () => {
      isCurrent = false;
    };
  }, [database]);
  return host;
}
