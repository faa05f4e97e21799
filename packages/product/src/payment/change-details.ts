import type { AppError, Result } from '@quits/errors';
import { deleteField, runTransaction } from '@quits/firestore';
import type { Database } from '../database.ts';
import { DETAILS, paymentDetails, paymentReaders, READERS } from './collections.ts';
import type { PaymentDetails } from './schema.ts';

const listeners = new Set<(uid: string) => void>();

/** Subscribes to changes made on this page; returns the function that unsubscribes. */
export function watchDetails(listener: (uid: string) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Changes an account's payment details as they are stored, and returns them; without addresses,
 * they and their readers are deleted. Requires a connection: a queued write would keep the details
 * on the device.
 */
export async function changeDetails(
  database: Database,
  uid: string,
  change: (stored: PaymentDetails | undefined) => PaymentDetails,
): Promise<Result<PaymentDetails | undefined, AppError>> {
  const changed = await runTransaction(database, async ({ get }) => {
    const stored = await get(paymentDetails, { uid }, DETAILS);
    const next = change(stored);
    const isEmpty = Object.keys(next.addresses).length === 0;
    return {
      value: isEmpty ? undefined : next,
      write(batch) {
        if (isEmpty) {
          batch.delete(paymentDetails, { uid }, DETAILS);
          batch.delete(paymentReaders, { uid }, READERS);
        } else if (stored === undefined) batch.create(paymentDetails, { uid }, DETAILS, next);
        else {
          const { name, bic = deleteField(), addresses } = next;
          batch.update(paymentDetails, { uid }, DETAILS, { name, bic, addresses });
        }
      },
    };
  });
  if (changed.ok) for (const listener of listeners) listener(uid);
  return changed;
}
